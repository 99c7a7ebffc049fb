/** A colour with a value for light pages and one for dark ones. */
export interface Colour {
  readonly light: string;
  readonly dark: string;
}

export const both = (light: string, dark: string = light): Colour => ({ light, dark });

/** CSS value: the page's property `--nard-<name>`, or ours by the page's `color-scheme`. */
export const variable = (name: string, { light, dark }: Colour): string => `var(--nard-${name}, light-dark(${light}, ${dark}))`;
