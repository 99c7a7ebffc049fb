/** A puzzle as the answers of a `nard-quiz`. */
import type { OpenPuzzle } from '../../study/open-puzzle.ts';
import { playOptions } from '../../study/answers.ts';
import { cubeAnswers } from '../../study/cube-answers.ts';
import { texts } from '../../i18n/index.ts';

const option = (text: string, loss: number): string => `${text}=${Number(Math.max(0, loss).toFixed(3))}`;

/** In the words of the current language; null = what is asked is a number, which a quiz does not ask. */
export function quizOptions(open: OpenPuzzle): string | null {
  switch (open.kind) {
    case 'play': {
      const { plays } = open.puzzle;
      return [...playOptions(open, open.puzzle.id)].sort((a, b) => a - b).map((at) => option(plays[at]!.play, plays[0]!.equity - plays[at]!.equity)).join('; ');
    }
    case 'cube': return cubeAnswers(open.puzzle, open.situation).map(({ name, loss }) => option(texts().study.round.cube[name], loss)).join('; ');
    case 'estimate': return null;
  }
}
