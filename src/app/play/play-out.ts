/** “Play on from here”: a position goes on the Play screen, against the engine. Loaded when it is first wanted. */
import { startOf } from '../../core/game-start.ts';
import { matchOptions } from '../../core/match-options.ts';
import { presetOfSituation } from '../../core/presets.ts';
import type { Situation } from '../../core/situation.ts';
import { presetTerms, type Terms } from '../../core/terms.ts';
import { texts } from '../../i18n/index.ts';
import type { Session } from '../session.ts';
import { loadedPlay } from './play-of.ts';
import type { PlaySetup, Seat } from './play-setup.ts';
import type { Strength } from '../../engine/strength-presets.ts';

function termsOf({ position: { game }, preset, score, cube }: Situation): Terms {
  const terms = presetTerms(game, preset?.id ?? '');
  const { scoring } = terms;
  const agreed = score.backgammon && scoring.backgammon ? { ...scoring, backgammon: { ...scoring.backgammon, value: score.backgammon } } : scoring;
  // Somebody has turned a cube, whatever the texts of the game say.
  return { ...terms, scoring: agreed, cube: terms.cube || cube.value > 1 || cube.owner !== null };
}

/** A game for money with the cube as it stands, in which whoever has to decide is a person; null = there is nothing to play on. */
export function playOutSetup(situation: Situation, strength: Strength, nameOf: (seat: Seat, player: 0 | 1) => string): PlaySetup | null {
  const start = startOf(situation);
  if (!start) return null;
  const { turn, score, position: { game } } = situation;
  const seats: PlaySetup['seats'] = turn === 0 ? ['human', 'engine'] : ['engine', 'human'];
  return {
    seats, strength, minutes: null,
    options: matchOptions(game, presetOfSituation(situation), {
      length: 0, jacoby: score.length === 0 && score.jacoby, cubeCap: score.cap ?? null, terms: termsOf(situation), players: [nameOf(seats[0], 0), nameOf(seats[1], 1)], start,
    }),
  };
}

/** A match that was on the table goes into the library. */
export async function playOut(session: Session, situation: Situation): Promise<void> {
  const { sides } = texts().app;
  const setup = playOutSetup(situation, session.settings.get().strength, (seat, player) => (seat === 'engine' ? texts().play.form.engineName : sides[player]));
  if (!setup) return session.notices.tell(texts().study.playOut.over);
  const play = await loadedPlay(session);
  const begun = await play.beginThere(setup, situation.phase === 'answer');
  if (!begun.ok) return session.notices.tellError(begun.error);
  session.bottom.set(situation.turn);
  session.go({ screen: 'play' });
}
