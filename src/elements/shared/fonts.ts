/** Fonts that every device has, for all that elements say. */
export const FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** CSS value inside an element: the page's font, or ours. */
export const FONT = `var(--nard-font, ${FONTS})`;
