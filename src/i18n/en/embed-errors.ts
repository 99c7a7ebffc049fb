/** English sentences for what goes wrong with an element on somebody’s page. */
import type { EmbedErrorCode } from '../../core/embed-errors.ts';
import type { NardError } from '../../core/result.ts';

export const embedErrors: Record<EmbedErrorCode, (facts: NardError['facts']) => string> = {
  attribute_malformed: (f) => `The attribute ${f.name} cannot be “${f.text}”; write ${f.wanted}.`,
  rules_missing: (f) => `The rules could not be loaded (${f.reason}). Check the connection and reload the page.`,
  options_malformed: (f) => `“${f.text}” is not an option; write plays and what each gives up, such as 8/5 6/5=0; 13/10 24/23=0.021.`,
  element_failed: (f) => `This element has stopped: ${f.reason}.`,
};
