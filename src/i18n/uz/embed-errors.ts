/** Uzbek sentences for what goes wrong with an element on somebody’s page. */
import type { EmbedErrorCode } from '../../core/embed-errors.ts';
import type { NardError } from '../../core/result.ts';

export const embedErrors: Record<EmbedErrorCode, (facts: NardError['facts']) => string> = {
  attribute_malformed: (f) => `${f.name} atributi “${f.text}” boʻla olmaydi; ${f.wanted} deb yozing.`,
  rules_missing: (f) => `Qoidalarni yuklab boʻlmadi (${f.reason}). Aloqani tekshirib, sahifani qayta oching.`,
  options_malformed: (f) => `“${f.text}” javob varianti emas; yurishlar va har birining yoʻqotishini yozing, masalan 8/5 6/5=0; 13/10 24/23=0.021.`,
  element_failed: (f) => `Bu element toʻxtab qoldi: ${f.reason}.`,
};
