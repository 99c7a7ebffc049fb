/** `custom-elements.json` for editors and documentation, from the docstrings of the elements. */

/** What is not for pages stays out: the analyzer keeps what is marked internal. */
const withoutInternals = {
  name: 'without-internals',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations ?? []) {
        declaration.members = declaration.members?.filter(({ privacy, description, static: isStatic, inheritedFrom }) =>
          privacy !== 'private' && privacy !== 'protected' && !isStatic && (description || inheritedFrom));
      }
    }
  },
};

export default {
  globs: ['src/elements/board/{nard,shown}-board.ts', 'src/elements/quiz/nard-quiz.ts', 'src/elements/analysis/nard-analysis.ts'],
  outdir: 'dist/embed',
  litelement: true,
  plugins: [withoutInternals],
};
