/** The dice of a table: settled before a game, thrown one after the other, checked when it is over. */
import { checkThrows, commitmentOf, throwsOf, type Sha256, type Throw } from '../../core/fair-dice.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { PlaySetup } from './play-setup.ts';
import type { Table } from './saved-play.ts';
import { throwsIn, throwsNow } from './thrown.ts';

/** A secret and what is shown of it; neither with dice of a real board. Error: dice_unsettled. */
export async function settleDice({ options }: Pick<PlaySetup, 'options'>, makeSeed: () => string, sha256: Sha256): Promise<Result<Pick<Table, 'seed' | 'commitment'>>> {
  if (options.dice === 'typed') return ok({ seed: null, commitment: null });
  const seed = makeSeed();
  try {
    const commitment = await commitmentOf(seed, sha256);
    return commitment.ok ? ok({ seed, commitment: commitment.value }) : commitment;
  } catch {
    return fail('dice_unsettled');
  }
}

/**
 * The next throw as it was settled, or the dice that lay there when the game began; null = there is none to come, or another call
 * has thrown it. `table` is asked again after the
 * wait; `commit` plays the commitment where the game has none yet, and says whether it could.
 */
export async function nextThrow(table: () => Table | null, commit: (commitment: string) => boolean, sha256: Sha256): Promise<Throw | null> {
  const at = table();
  if (!at?.seed || !at.commitment) return null;
  const { game } = at.match;
  if (!game.proof && !commit(at.commitment)) return null;
  if (game.options.start?.roll && game.actions.length === 0) return game.options.start.roll;
  const before = throwsNow(game).length;
  const thrown = await throwsOf(at.seed, table()!.match.game.proof!.words, before + 1, sha256);
  // Pressed twice: the first one has thrown already.
  const { game: now } = table()?.match ?? {};
  if (!now || now.options !== game.options || throwsNow(now).length !== before || now.roll) return null;
  return thrown.ok ? thrown.value[before]! : null;
}

/** Checks every throw of a game of the match (from 0) against its seed. Errors: dice_not_committed, those of `checkThrows`. */
export async function checkDice({ match }: Pick<Table, 'match'>, number: number, sha256: Sha256): Promise<Result<number>> {
  const finished = match.finished[number];
  const { proof } = finished ?? match.game;
  return proof ? checkThrows(proof, finished ? throwsIn(finished, match.options.terms.opening) : throwsNow(match.game), sha256) : fail('dice_not_committed');
}
