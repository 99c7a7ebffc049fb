/** Russian sentences for what goes wrong with an element on somebody’s page. */
import type { EmbedErrorCode } from '../../core/embed-errors.ts';
import type { NardError } from '../../core/result.ts';

export const embedErrors: Record<EmbedErrorCode, (facts: NardError['facts']) => string> = {
  attribute_malformed: (f) => `Атрибут ${f.name} не может быть «${f.text}»; напишите ${f.wanted}.`,
  rules_missing: (f) => `Не удалось загрузить правила (${f.reason}). Проверьте связь и обновите страницу.`,
  options_malformed: (f) => `«${f.text}» не вариант ответа; напишите ходы и потерю каждого, например 8/5 6/5=0; 13/10 24/23=0.021.`,
  element_failed: (f) => `Этот элемент остановился: ${f.reason}.`,
};
