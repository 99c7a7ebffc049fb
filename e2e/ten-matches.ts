/** Ten small matches of both games, the same ones every time, full of errors: the first turns of games between players who often play anything. */
import { playMatch, startMatch, type MatchAction, type MatchState } from '../src/core/match-play.ts';
import { matchOptions } from '../src/core/match-options.ts';
import { matchRecord, withComment } from '../src/core/match-record.ts';
import { seenBy } from '../src/core/game-state.ts';
import { replayMatch } from '../src/core/replay.ts';
import { unwrap } from '../src/core/result.ts';
import type { RuleBook } from '../src/core/rule-book.ts';
import { seeded, twoDice, type Random } from '../src/core/testing/play-through.ts';
import { fileEnding, formatsOf, writeRecord } from '../src/formats/write-record.ts';
import { calmest } from '../src/app/play/testing/calm.ts';

const TURNS = 12;

function nextAction({ game }: MatchState, random: Random, rules: RuleBook): MatchAction {
  switch (game.phase) {
    case 'start': return { kind: 'start', dice: twoDice(random) };
    case 'answer': return { kind: 'take' };
    case 'roll': return game.options.game === 'short' && game.cube.owner === null && game.actions.length > 3 && random(8) === 0 ? { kind: 'double' } : { kind: 'roll', dice: twoDice(random) };
    default: {
      if (game.complete) return { kind: 'pickUp' };
      const legal = rules.plays(seenBy(game, game.turn!), game.roll!);
      const { play } = random(3) === 0 ? legal[random(legal.length)]! : calmest(legal);
      return { kind: 'enter', moves: play.map((step) => ({ ...step, count: 1 })) };
    }
  }
}

/** As files: a name and what stands in it. */
export function makeTenMatches(books: { readonly short: RuleBook; readonly long: RuleBook }): readonly { readonly name: string; readonly text: string }[] {
  const random = seeded(20);
  return Array.from({ length: 10 }, (_, at) => {
    const game = at < 8 ? 'short' : 'long';
    const rules = books[game];
    let match = unwrap(startMatch(matchOptions(game, game === 'short' ? { id: 'backgammon', version: 1 } : { id: 'nardeon', version: 1 }, { length: 5, players: [`Ada ${at}`, 'Bek'] })));
    while (match.game.phase === 'start' || match.game.phase === 'answer' || match.game.phase === 'move' || match.game.actions.length < TURNS) match = unwrap(playMatch(match, nextAction(match, random, rules), rules));
    const played = matchRecord(match);
    // Something is said of every other turn.
    const record = played.games[0]!.actions.reduce((said, _, action) => (action % 2 === 0 ? withComment(said, 0, action, `Turn ${action} of ${at}`) : said), played);
    const [format] = formatsOf(game);
    return { name: `match-${at}.${fileEnding(format!)}`, text: unwrap(writeRecord(record, format!, 'own', () => replayMatch(record, rules))) };
  });
}
