/** Expected failures of playing a game, a match or a chouette, and of checking dice; part of `errors`. */
export const PLAY_ERROR_CODES = [
  // a game
  'action_phase', 'step_refused', 'play_unfinished', 'nothing_to_undo', 'dice_thrown', 'dice_committed', 'dice_not_committed', 'cube_refused',
  'resign_kind', 'resign_last_throw', 'nothing_to_claim', 'claim_unfounded',
  // the engine at the board: it has no evaluator for {game}
  'engine_cannot',
  // a match
  'match_options', 'match_over', 'game_unfinished', 'journal_refused', 'record_unplayable',
  // a chouette
  'chouette_players', 'chouette_phase', 'chouette_dice', 'chouette_answers', 'chouette_votes', 'chouette_result',
  // fair dice
  'seed_malformed', 'seed_mismatch', 'dice_mismatch', 'seed_unknown', 'dice_unsettled',
] as const;
