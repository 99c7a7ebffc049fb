/** Types of the elements for other projects: TypeScript's own declarations, which then name nothing of Lit but what a page can use. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, run, stop } from './install.mjs';

const TYPES = join(ROOT, 'dist/embed/types');

/** What the declarations need of Lit: projects that embed a board need not have it. */
const LIT = `export declare class ReactiveElement extends HTMLElement {
  /** Resolves when what was set is drawn. */
  readonly updateComplete: Promise<boolean>;
  requestUpdate(name?: PropertyKey): void;
}
export declare class LitElement extends ReactiveElement {}
export type PropertyDeclarations = Readonly<Record<string, unknown>>;
export type PropertyValues<T = unknown> = Map<PropertyKey, unknown> & { readonly host?: T };
export type TemplateResult = unknown;
export type CSSResult = unknown;
export type CSSResultGroup = unknown;
export type ComplexAttributeConverter<T = unknown> = { fromAttribute?(text: string | null): T };
export type ReactiveController = unknown;
export type ReactiveControllerHost = unknown;
export declare const nothing: unique symbol;
`;

/** Writes dist/embed/types. */
export function writeTypes() {
  if (!run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.embed.json'])) stop('The types of the elements could not be made.');
  writeFileSync(join(TYPES, 'lit.d.ts'), LIT);
  for (const name of readdirSync(TYPES, { recursive: true }).map(String).filter((each) => each.endsWith('.d.ts') && each !== 'lit.d.ts')) {
    const path = join(TYPES, name);
    const lit = `./${relative(dirname(path), join(TYPES, 'lit.js'))}`.replace('./../', '../');
    const text = readFileSync(path, 'utf8')
      .replace(/(['"])(?:lit|@lit\/reactive-element)\1/g, `'${lit}'`)
      // What they implement is internal, and stripped.
      .replace(/(export declare (?:abstract )?class \w+(?: extends \w+)?) implements [^{]+\{/g, '$1 {')
      .replace(/((?:from|import\() ?['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2');
    writeFileSync(path, text);
  }
}
