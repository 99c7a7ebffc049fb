import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts } from './index.ts';

describe('what is wrong with the XML of a match equity table', () => {
  it.each(LANGUAGES)('is said in words, in %s', async (language) => {
    const { errors } = await loadTexts(language);
    const sentences = ['size', 'doctype', 'entity', 'tag', 'end'].map((what) => [what, errors.xml_malformed({ line: 3, what })] as const);
    for (const [what, sentence] of sentences) {
      expect(sentence).toContain('3');
      expect(sentence).not.toContain(`: ${what}.`);
    }
    expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(5);
  });
});
