/** The lessons that come with Nardscope, each loaded when it is opened, with its texts in one language. */
import type { Language } from '../../../i18n/languages.ts';
import type { Lesson } from '../../../study/lesson/lesson.ts';

export const SHIPPED = ['numbers', 'long', 'cube'] as const;
export type Shipped = (typeof SHIPPED)[number];

export const isShipped = (id: string): id is Shipped => (SHIPPED as readonly string[]).includes(id);

/** Rejects where it cannot be loaded. */
export async function loadShipped(id: Shipped, language: Language): Promise<Lesson> {
  const { makeShipped } = await import('./make-shipped.ts');
  return makeShipped(id, language);
}
