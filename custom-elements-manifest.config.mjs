/** `custom-elements.json` for editors and documentation, from the docstrings of the elements. */

/** Attributes of every element of HTML that ours heed. */
const HTML_ATTRIBUTES = { lang: 'Language of what the element says: en, ru, uz or az; without it the page’s.' };

/** What is not for pages stays out: the analyzer keeps what is marked internal. */
const withoutInternals = {
  name: 'without-internals',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations ?? []) {
        declaration.members = declaration.members?.filter(({ privacy, description, static: isStatic, inheritedFrom }) =>
          privacy !== 'private' && privacy !== 'protected' && !isStatic && (description || inheritedFrom));
        // What has no sentence is the element’s own state, which no attribute sets.
        declaration.attributes = declaration.attributes?.map((each) => ({ description: HTML_ATTRIBUTES[each.name], ...each })).filter(({ description }) => description);
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
