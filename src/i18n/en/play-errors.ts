/** Sentences of what cannot be done in a game, a match or a chouette. */
import type { CubeRefusal } from '../../core/game-cube.ts';
import type { GamePhase } from '../../core/game-state.ts';
import type { PLAY_ERROR_CODES } from '../../core/play-errors.ts';
import type { NardError } from '../../core/result.ts';

type Sentence = (facts: NardError['facts']) => string;

const WAITED_FOR: Record<GamePhase, string> = {
  start: 'first both sides throw a die for the start',
  roll: 'the dice come next',
  move: 'the roll must be played and the dice picked up first',
  answer: 'the double must be answered first',
  beaver: 'the beaver must be answered first',
  raccoon: 'the raccoon must be answered first',
  resignation: 'the resignation must be answered first',
  claim: 'the claimed play must be accepted or corrected first',
  over: 'the game is over',
};

const CUBE_REFUSED: Record<CubeRefusal, string> = {
  no_cube: 'This game is played without a cube.',
  crawford: 'This is the Crawford game: nobody may double in it.',
  first_throw: 'Nobody may double before the first roll of the game.',
  not_owner: 'The other side owns the cube; only the owner may double.',
  cap: 'The cube may go no higher in this game.',
  last_throw: 'Nobody may double at the last throw.',
  no_beavers: 'Beavers are not agreed on in this game.',
};

const MATCH_OPTIONS: Readonly<Record<string, string>> = {
  length: 'A match is played to a whole number of points from 1; 0 means a session without end.',
  players: 'There must be two players.',
  cap: 'The limit of the cube must be a power of two.',
  preset: 'This preset belongs to the other game.',
  scoring: 'What koks and home mars count must be a positive number.',
  start: 'The board to begin with is none on which a game can be played.',
};

export const playErrors: Record<(typeof PLAY_ERROR_CODES)[number], Sentence> = {
  action_phase: (f) => `That is not possible now: ${WAITED_FOR[f.phase as GamePhase]}.`,
  step_refused: (f) => `The checker cannot go from ${f.from} to ${f.to} now.`,
  play_unfinished: () => 'There is still a number to play.',
  nothing_to_undo: () => 'There is no step to take back.',
  dice_thrown: () => 'The dice are thrown; they cannot be changed.',
  dice_committed: () => 'The dice of this game are settled already.',
  dice_not_committed: () => 'This game was not played with dice that can be checked.',
  cube_refused: (f) => CUBE_REFUSED[f.reason as CubeRefusal],
  resign_kind: () => 'Such a win counts nothing apart in this game, so it cannot be resigned.',
  resign_last_throw: () => 'Nobody may resign at the last throw; throw it.',
  nothing_to_claim: () => 'There is no play to claim: after the next roll the play before it stands.',
  claim_unfounded: () => 'That play was by the rules.',
  engine_cannot: (f) => `The engine here has no evaluator for ${f.game === 'long' ? 'long nard' : 'this game'} yet. Play its side yourself, or begin a match of two people.`,
  match_options: (f) => MATCH_OPTIONS[String(f.option)] ?? 'These options of a match do not go together.',
  match_over: () => 'The match is over.',
  game_unfinished: () => 'The game is not over yet.',
  journal_refused: (f) => `The saved game cannot be continued: its entry ${f.at} does not fit what came before it.`,
  record_unplayable: (f) => `Game ${f.game} of this record cannot be played on: action ${f.action} is not by the rules of a game.`,
  chouette_players: (f) => `A chouette needs three to ${f.most} players with different names; there are ${f.count}.`,
  chouette_phase: () => 'That is not possible at this point of the chouette.',
  chouette_dice: () => 'Each player who still has to throw throws exactly one die.',
  chouette_answers: () => 'Each player of the team who is in the game answers the double, and nobody else.',
  chouette_votes: () => 'The team doubles only when all of its players in the game agree.',
  chouette_result: () => 'A game of a chouette is won by the box or by the team, for a positive number of points.',
  seed_malformed: () => 'A seed and its commitment are 64 digits from 0 to 9 and a to f.',
  seed_mismatch: () => 'The seed does not fit the commitment shown before the game: the dice were not those that were settled.',
  dice_mismatch: (f) => `Throw ${f.at} of the game was ${f.played}; the seed says ${f.expected}.`,
  dice_unsettled: () => 'This page cannot settle dice that can be checked: browsers allow it only on secure pages (https) and on this computer itself. Type the dice of a real board instead.',
  seed_unknown: () => 'The seed is shown when the game is over; only then the dice can be checked.',
};
