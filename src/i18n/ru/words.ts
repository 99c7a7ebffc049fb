/** Russian words that go with numbers. */
import { countedIn } from '../plural.ts';

const counted = countedIn('ru');

export const points = counted({ one: 'очко', few: 'очка', many: 'очков', other: 'очка' });
export const plays = counted({ one: 'ход', few: 'хода', many: 'ходов', other: 'хода' });
export const steps = counted({ one: 'шаг', few: 'шага', many: 'шагов', other: 'шага' });
export const games = counted({ one: 'партия', few: 'партии', many: 'партий', other: 'партии' });
export const entries = counted({ one: 'запись', few: 'записи', many: 'записей', other: 'записи' });
export const diagrams = counted({ one: 'диаграмма', few: 'диаграммы', many: 'диаграмм', other: 'диаграммы' });
export const errorsCounted = counted({ one: 'ошибка', few: 'ошибки', many: 'ошибок', other: 'ошибки' });
export const blunders = counted({ one: 'грубая ошибка', few: 'грубые ошибки', many: 'грубых ошибок', other: 'грубой ошибки' });
export const decisions = counted({ one: 'решение', few: 'решения', many: 'решений', other: 'решения' });
export const checkers = counted({ one: 'фишка', few: 'фишки', many: 'фишек', other: 'фишки' });
export const characters = counted({ one: 'знак', few: 'знака', many: 'знаков', other: 'знака' });
/** After “из” and “до”: `из 1 хода`, `до 5 очков`. */
export const ofPoints = counted({ one: 'очка', other: 'очков' });
export const ofPlays = counted({ one: 'хода', other: 'ходов' });
export const throws = counted({ one: 'бросок', few: 'броска', many: 'бросков', other: 'броска' });
export const workers = counted({ one: 'поток', few: 'потока', many: 'потоков', other: 'потока' });
export const positions = counted({ one: 'позиция', few: 'позиции', many: 'позиций', other: 'позиции' });
export const paths = counted({ one: 'путь', few: 'пути', many: 'путей', other: 'пути' });
export const lines = counted({ one: 'строка', few: 'строки', many: 'строк', other: 'строки' });
export const matches = counted({ one: 'матч', few: 'матча', many: 'матчей', other: 'матча' });
export const players = counted({ one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' });
export const fields = counted({ one: 'поле', few: 'поля', many: 'полей', other: 'поля' });
export const trials = counted({ one: 'розыгрыш', few: 'розыгрыша', many: 'розыгрышей', other: 'розыгрыша' });
/** After “из”. */
export const ofTrials = counted({ one: 'розыгрыша', other: 'розыгрышей' });
