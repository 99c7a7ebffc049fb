/** Russian texts of a quiz on somebody’s page. */
import type { QuizWords } from '../en/quiz.ts';

export const quiz: QuizWords = {
  ask: (side, roll) => `${side === 0 ? 'Белые' : 'Чёрные'}: ${roll ? `ход ${roll}` : 'решение'}. Что лучше всего?`,
  choose: 'Выберите ответ',
  chooseOrPlay: 'Выберите ответ или сыграйте на доске',
  play: 'Сыграйте ответ на доске',
  answer: 'Ответить этим ходом',
  takeBack: 'Взять назад',
  again: 'Ещё раз',
  right: 'Верно: лучше нет.',
  near: (loss) => `Верно: не хуже лучшего (${loss}).`,
  wrong: (loss, best) => `Не лучшее: потеря ${loss}. Лучше всего ${best}.`,
  unlisted: (play, best) => `${play}: такого ответа здесь нет. Лучше всего ${best}.`,
  empty: 'В этой задаче не из чего выбирать.',
  failed: (what) => `Это нельзя показать: ${what}`,
  chosen: 'выбрано',
  best: 'лучшее',
};
