/** The words of a lesson that comes with Nardscope. `{name}` is a number, written as the language writes it. */
export interface PageTexts {
  readonly title: string;
  readonly text: string;
  readonly ask?: string;
  /** Words to choose from, each with what is said to it. */
  readonly answers?: readonly (readonly [text: string, say: string])[];
  /** What is said to each play of the question, and to any other. */
  readonly say?: readonly string[];
  readonly other?: string;
  /** Said at each place of the variations, in the order of reading. */
  readonly variations?: readonly string[];
}

export interface LessonTexts {
  readonly title: string;
  readonly about: string;
  readonly pages: readonly PageTexts[];
}
