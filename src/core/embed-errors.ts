/** What can go wrong with an element on somebody’s page. */
export const EMBED_ERROR_CODES = ['attribute_malformed', 'rules_missing', 'options_malformed', 'element_failed'] as const;
export type EmbedErrorCode = (typeof EMBED_ERROR_CODES)[number];
