/** Azerbaijani sentences for what goes wrong with an element on somebody’s page. */
import type { EmbedErrorCode } from '../../core/embed-errors.ts';
import type { NardError } from '../../core/result.ts';

export const embedErrors: Record<EmbedErrorCode, (facts: NardError['facts']) => string> = {
  attribute_malformed: (f) => `${f.name} atributu “${f.text}” ola bilməz; ${f.wanted} yazın.`,
  rules_missing: (f) => `Qaydaları yükləmək olmadı (${f.reason}). Əlaqəni yoxlayıb səhifəni yeniləyin.`,
  options_malformed: (f) => `“${f.text}” cavab variantı deyil; gedişləri və hər birinin itkisini yazın, məsələn 8/5 6/5=0; 13/10 24/23=0.021.`,
  element_failed: (f) => `Bu element dayandı: ${f.reason}.`,
};
