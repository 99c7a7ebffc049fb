/** Russian: training – what is said beyond decks and questions. */
import type { TrainingWords } from '../en/training.ts';
import { countedIn } from '../plural.ts';

const puzzles = countedIn('ru')({ one: 'задача', few: 'задачи', many: 'задач', other: 'задачи' });

export const training: TrainingWords = {
  rests: 'Эта задача больше не спрашивается.',
  restingCount: (n) => `Больше не спрашиваются задачи: ${n}`,
  wake: 'Спрашивать снова',
  wrongNumber: (most) => `Введите число от 0 до ${most}.`,
  judged: (by, missing) => `Ваш ход не был просчитан так глубоко; он оценён сейчас: ${by}.${missing === null ? '' : ` Таблицы, по которой составлен список (${missing}), на этом устройстве нет.`}`,
  imported: (title, added, known) => `Добавлено: ${puzzles(added)} из «${title}».${known === 0 ? '' : ` Уже есть здесь: ${puzzles(known)}.`}`,
  deleteDeck: (name) => `Удалить колоду: ${name}`,
  deckDeleted: (name, { gone, stay, tagged }) =>
    `«${name}» – удалено: ${puzzles(gone)}${tagged === 0 ? '' : `, из них и в колодах меток или поисков: ${tagged}`}.${stay === 0 ? '' : ` Осталось: ${puzzles(stay)}, у них есть и метка или поиск. Сначала удалите ту колоду.`}`,
  tagDeleted: (name) => `Колода «${name}» удалена; её задачи остались в других колодах.`,
  deckRestored: (name) => `«${name}»: колода возвращена.`,
};
