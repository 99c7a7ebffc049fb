/** What can be done at the table now, as buttons: one that leads on, and those beside it. */
import { teamOf } from '../../core/chouette-places.ts';
import { doubleRefusal, raiseRefusal } from '../../core/game-cube.ts';
import { winnerNow } from '../../core/match-play.ts';
import { texts } from '../../i18n/index.ts';
import type { IconName } from '../icons.ts';
import type { PlaySession, PlayState } from './play-session.ts';
import type { TurnState } from './play-words.ts';
import type { Table } from './saved-play.ts';

type Playing = Extract<PlayState, { kind: 'playing' }>;

export interface TableAction {
  readonly label: string;
  readonly name: IconName;
  readonly run: (byKeyboard: boolean) => void;
  readonly primary?: boolean;
  /** Shown, but it does nothing yet: the keyboard may stay on it. */
  readonly disabled?: boolean;
  readonly title?: string;
}

/** What a button does beyond an action of the game. */
export interface ActionHost {
  roll(byKeyboard: boolean): Promise<void>;
  pickUp(): void;
  undo(): void;
  newMatch(): void;
  /** The team of a chouette is asked whether all of it wants to double. */
  askTeam(): void;
  review(): void;
}

export const isHumanTurn = ({ table }: Playing): boolean => {
  const { turn } = table.match.game;
  return turn !== null && table.setup.seats[turn] === 'human' && !table.clock?.paused;
};

/** What a team does by votes: its captain has no button for it. */
export const isTeamAsked = ({ chouette, match: { game } }: Table): boolean => chouette !== null && game.turn === 1 && game.phase === 'answer';

/** What a drop costs: the box of a chouette pays everybody who is in the game. */
const costOfDrop = ({ chouette, match: { game } }: Table): number => game.cube.value * (chouette?.seats ? teamOf(chouette.seats).length : 1);

/** The button that leads on. null = there is something to choose, or somebody types dice. */
export function mainAction(playing: Playing, turn: TurnState, host: ActionHost, play: PlaySession): TableAction | null {
  const words = texts().play.actions;
  const { table } = playing;
  const { game, options } = table.match;
  const wait: TableAction = { label: words.wait, name: 'roll', run: () => {}, primary: true, disabled: true };
  if (game.phase === 'over') {
    return winnerNow(table.match) === null ? { label: words.next, name: 'next', run: () => void play.nextGame(), primary: true } : { label: words.review, name: 'review', run: () => host.review(), primary: true };
  }
  if (table.clock?.paused) return { label: words.goOn, name: 'next', run: () => play.pauseClock(), primary: true };
  const throws: TableAction = { label: game.phase === 'start' ? words.start : words.roll, name: 'roll', run: (byKeyboard) => void host.roll(byKeyboard), primary: true };
  if (options.dice === 'typed' && (game.phase === 'start' || game.phase === 'roll')) return null;
  // The first throw of a game is a person's, whoever begins: it settles the dice.
  if (game.phase === 'start' || (game.phase === 'roll' && game.proof === null)) return throws;
  if (isTeamAsked(table)) return null;
  if (!isHumanTurn(playing)) return wait;
  switch (game.phase) {
    case 'roll':
      return throws;
    case 'move':
      return { label: words.pickUp, name: 'check', run: () => host.pickUp(), primary: true, disabled: !turn.complete };
    case 'answer':
    case 'beaver':
    case 'raccoon':
      return { label: words.take, name: 'check', run: () => play.act({ kind: 'take' }), primary: true };
    case 'resignation':
      return { label: words.accept, name: 'check', run: () => play.act({ kind: 'answerResign', accept: true }), primary: true };
    case 'claim':
      return { label: words.correctPlay, name: 'again', run: () => play.act({ kind: 'correct' }), primary: true };
  }
}

/** The buttons beside it. */
export function otherActions(playing: Playing, host: ActionHost, play: PlaySession): readonly TableAction[] {
  const words = texts().play.actions;
  const { table } = playing;
  const { game, options } = table.match;
  // Until the next roll; the last play of a game too.
  const claim: readonly TableAction[] = options.claims && game.last && (game.phase === 'roll' || (game.phase === 'over' && game.result?.by === 'bearoff'))
    ? [{ label: words.claim, name: 'flag', run: () => play.act({ kind: 'claim' }), title: words.claimHelp }]
    : [];
  if (game.phase === 'over') {
    const isMatchOver = winnerNow(table.match) !== null;
    return [...claim, isMatchOver ? { label: words.again, name: 'plus', run: () => host.newMatch() } : { label: words.review, name: 'review', run: () => host.review() }];
  }
  if (isTeamAsked(table)) return [];
  if (!isHumanTurn(playing)) return claim;
  const value = game.offer ? game.offer.cube.value : game.cube.value;
  switch (game.phase) {
    case 'roll':
      return [...claim, ...(doubleRefusal(game) === null ? [{ label: words.double(value * 2), name: 'plus' as const, run: () => (table.chouette && game.turn === 1 ? host.askTeam() : play.act({ kind: 'double' })) }] : [])];
    case 'move':
      return [{ label: words.undo, name: 'undo', run: () => host.undo(), disabled: game.steps.length === 0 && !game.illegal }];
    case 'answer':
    case 'beaver': {
      const kind = game.phase === 'answer' ? 'beaver' : 'raccoon';
      const raise: readonly TableAction[] = raiseRefusal(game) === null ? [{ label: words[kind](value * 2), name: 'plus', run: () => play.act({ kind }) }] : [];
      return [{ label: words.drop(costOfDrop(table)), name: 'close', run: () => play.act({ kind: 'drop' }) }, ...raise];
    }
    case 'raccoon':
      return [{ label: words.drop(costOfDrop(table)), name: 'close', run: () => play.act({ kind: 'drop' }) }];
    case 'resignation':
      return [{ label: words.refuse, name: 'close', run: () => play.act({ kind: 'answerResign', accept: false }) }];
    case 'claim':
      return [{ label: words.acceptPlay, name: 'check', run: () => play.act({ kind: 'accept' }) }];
    default:
      return claim;
  }
}
