import { CUBE_ERROR_CODES } from './cube-errors.ts';
import { EMBED_ERROR_CODES } from './embed-errors.ts';
import { PLAY_ERROR_CODES } from './play-errors.ts';
import { STUDY_ERROR_CODES } from './study-errors.ts';

/** Rollouts that were saved or made apart. */
const ROLLOUT_ERROR_CODES = ['rollout_unknown', 'rollout_version', 'rollout_malformed', 'rollout_differs', 'rollout_overlap'] as const;
export type RolloutErrorCode = (typeof ROLLOUT_ERROR_CODES)[number];

/** Every expected failure, by area. `i18n` must hold a sentence for each: the build fails when one is missing. */
export const ERROR_CODES = [
  // positions
  'position_too_many_checkers', 'position_too_few_checkers', 'position_both_on_point', 'position_negative', 'position_both_done',
  'dice_malformed', 'side_malformed', 'batch_entry', 'score_impossible', 'cube_impossible',
  // texts and files
  'text_unknown', 'text_empty', 'text_too_long', 'id_malformed', 'id_length', 'id_without_board', 'id_of_long', 'id_of_short', 'xgid_fields', 'xgid_board', 'xgid_field', 'play_malformed', 'play_illegal',
  'match_no_header', 'match_no_games', 'match_too_big', 'match_too_many_rows', 'variant_unsupported',
  // boards drawn in text
  'diagram_frame', 'diagram_row', 'diagram_cell', 'diagram_stack', 'diagram_sides', 'diagram_bar', 'diagram_differs',
  // records and positions of both games
  'json_malformed', 'record_unknown', 'record_version', 'record_malformed', 'preset_unknown', 'long_id_checksum', 'long_id_version', 'long_id_malformed', 'long_text_line', 'rules_malformed', 'long_only', 'short_only', 'start_json_only',
  // storage and engine
  'store_unavailable', 'store_full', 'backup_malformed', 'match_link_malformed', 'engine_failed', 'net_missing', 'net_malformed', 'table_corrupt', 'not_found', 'language_missing',
  // the cube
  ...CUBE_ERROR_CODES,
  // rollouts
  ...ROLLOUT_ERROR_CODES,
  // playing
  ...PLAY_ERROR_CODES,
  // elements on other pages
  ...EMBED_ERROR_CODES,
  // study
  ...STUDY_ERROR_CODES,
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
