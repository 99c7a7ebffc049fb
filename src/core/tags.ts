/** Tags: short names that people give to what they want to find again. */
export const MOST_TAGS = 50;
export const LONGEST_TAG = 100;

/** What is typed with commas between: each once, without blanks around, at most {@link MOST_TAGS}. */
export const parseTags = (text: string): readonly string[] =>
  [...new Set(text.split(',').map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TAG).trim()).filter(Boolean))].slice(0, MOST_TAGS);

export const makeTags = (tags: readonly string[]): string => tags.join(', ');

/** Whether two tags are one, however they are written. */
export const isSameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
