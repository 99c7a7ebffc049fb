/** Sets of puzzles and questions to the library that somebody wrote. */
export const STUDY_ERROR_CODES = ['puzzles_version', 'puzzles_malformed', 'puzzle_phase', 'puzzle_play', 'puzzle_unclear', 'puzzle_link_malformed', 'search_malformed',
  'lesson_version', 'lesson_malformed', 'lesson_position', 'lesson_play', 'lesson_link_malformed'] as const;
