/** A rule book for tests of the board: right for plain positions, blind to the duty to play both dice. */
import { isDouble, type Roll } from '../../../core/dice.ts';
import type { Play, SpelledMove, Step } from '../../../core/play.ts';
import { BAR, facing, OFF, positionKey, type Position } from '../../../core/position.ts';
import type { LegalPlay, RuleBook } from '../../../core/rule-book.ts';

const allDice = (roll: Roll): number[] => (isDouble(roll) ? [roll[0], roll[0], roll[0], roll[0]] : [...roll]);

function stepsBy(position: Position, die: number): Step[] {
  const { mover, opponent, game } = position;
  const farthest = mover.findLastIndex((count, slot) => slot !== OFF && count > 0);
  return mover.flatMap((count, from): Step[] => {
    const to = from - die;
    if (count === 0 || from === OFF || (mover[BAR]! > 0 && from !== BAR)) return [];
    if (to <= OFF) return farthest <= 6 && (to === OFF || from === farthest) ? [{ from, to: OFF, hit: false }] : [];
    const met = opponent[facing(game, to)]!;
    return met >= (game === 'short' ? 2 : 1) ? [] : [{ from, to, hit: met === 1 }];
  });
}

function afterSteps(position: Position, steps: Play): Position {
  const mover = [...position.mover];
  const opponent = [...position.opponent];
  for (const { from, to, hit } of steps) {
    mover[from]!--;
    mover[to]!++;
    if (!hit) continue;
    opponent[facing(position.game, to)]!--;
    opponent[BAR]!++;
  }
  return { ...position, mover, opponent } as Position;
}

/** Dice left after steps, each taken by the exact die or the smallest that suffices. */
function left(roll: Roll, done: Play): number[] {
  const dice = allDice(roll).sort((a, b) => a - b);
  for (const { from, to } of done) dice.splice(dice.findIndex((die) => (to === OFF ? die >= from : die === from - to)), 1);
  return dice;
}

const nextSteps = (position: Position, roll: Roll, done: Play): Step[] => {
  const now = afterSteps(position, done);
  const steps = [...new Set(left(roll, done))].flatMap((die) => stepsBy(now, die));
  return steps.filter((step, i) => steps.findIndex((other) => other.from === step.from && other.to === step.to) === i);
};

function plays(position: Position, roll: Roll): LegalPlay[] {
  const found = new Map<string, LegalPlay>();
  const follow = (done: Play): void => {
    const next = nextSteps(position, roll, done);
    const result = afterSteps(position, done);
    if (next.length === 0 && done.length > 0) found.set(positionKey(result), { play: done, result });
    for (const step of next) follow([...done, step]);
  };
  follow([]);
  return [...found.values()];
}

export const simpleBook: RuleBook = {
  plays,
  nextSteps,
  refusal: (position, roll, done, from, to) => (nextSteps(position, roll, done).some((step) => step.from === from && step.to === to) ? null : { code: 'no_such_die', facts: { from, to, dice: roll.join() } }),
  afterSteps,
  find(position, roll, spelled: readonly SpelledMove[]) {
    const name = spelled.map(({ from, to, count }) => `${from}/${to}x${count}`).sort().join();
    const asSpelled = (play: Play): string => play.map(({ from, to }) => `${from}/${to}x1`).sort().join();
    return plays(position, roll).find(({ play }) => asSpelled(play) === name) ?? null;
  },
};
