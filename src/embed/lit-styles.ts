/**
 * What Lit's `css-tag.js` gives, for elements on other pages: browsers that know our colours (`light-dark()`) all share style sheets
 * between shadow roots, so that Lit's ways for older ones are left out. The build puts it in that file's place.
 */
export class CSSResult {
  #sheet: CSSStyleSheet | null = null;

  constructor(readonly cssText: string) {}

  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) (this.#sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.#sheet;
  }

  toString(): string {
    return this.cssText;
  }
}

type Style = CSSResult | CSSStyleSheet;

export const unsafeCSS = (text: unknown): CSSResult => new CSSResult(String(text));
export const css = (parts: TemplateStringsArray, ...values: readonly unknown[]): CSSResult => unsafeCSS(String.raw({ raw: parts }, ...values));
export const supportsAdoptingStyleSheets = true;
export const getCompatibleStyle = (style: Style): Style => style;
export const adoptStyles = (root: ShadowRoot, styles: readonly Style[]): void => {
  root.adoptedStyleSheets = styles.map((style) => (style instanceof CSSResult ? style.styleSheet : style));
};
