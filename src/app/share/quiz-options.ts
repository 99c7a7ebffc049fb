/** A puzzle as the answers of a `nard-quiz`. */
import type { OpenPuzzle } from '../../study/open-puzzle.ts';
import { lossAt, playOptions } from '../../study/answers.ts';
import { cubeAnswers } from '../../study/cube-answers.ts';
import { texts } from '../../i18n/index.ts';

const option = (text: string, loss: number): string => `${text}=${Number(Math.max(0, loss).toFixed(3))}`;

/** In the words of the current language; a best play alone, where no other was judged as deep, is answered on the board. null = what is asked is a number, which a quiz does not ask. */
export function quizOptions(open: OpenPuzzle): string | null {
  switch (open.kind) {
    case 'play': {
      const { plays } = open.puzzle;
      return playOptions(open, open.puzzle.id).toSorted((a, b) => a - b).flatMap((at) => {
        const loss = lossAt(plays, at);
        return loss === null ? [] : [option(plays[at]!.play, loss)];
      }).join('; ');
    }
    case 'cube': return cubeAnswers(open.puzzle, open.situation).map(({ name, loss }) => option(texts().study.round.cube[name], loss)).join('; ');
    case 'estimate': return null;
  }
}
