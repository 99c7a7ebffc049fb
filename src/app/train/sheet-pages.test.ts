import { expect, it } from 'vitest';
import { PER_PAGE } from '../routes.ts';
import { columnsOf, EDGES, sheetPages } from './sheet-pages.ts';

const LETTERS = [...'ABCDEFG'];
const cells = (perPage: (typeof PER_PAGE)[number], edge: (typeof EDGES)[number]): string[] => sheetPages(LETTERS, perPage, edge).map(({ side, cells: own }) => `${side} ${own.map((each) => each ?? '.').join('')}`);

it('turned on the long edge columns change places', () => expect(cells(4, 'long')).toEqual(['front ABCD', 'back BADC', 'front EFG.', 'back FE.G']));
it('turned on the short edge rows do', () => expect(cells(6, 'short')).toEqual(['front ABCDEF', 'back EFCDAB', 'front G.....', 'back ....G.']));
it('a single column stays as it is on the long edge', () => expect(cells(3, 'long')).toEqual(['front ABC', 'back ABC', 'front DEF', 'back DEF', 'front G..', 'back G..']));
it('of nothing there is no page', () => expect(sheetPages([], 4, 'long')).toEqual([]));
it.each(PER_PAGE.flatMap((perPage) => EDGES.map((edge) => [perPage, edge] as const)))('%s on a page, %s edge: turning the paper lays each back behind its front', (perPage, edge) => {
  const columns = columnsOf(perPage), rows = perPage / columns;
  const pages = sheetPages(LETTERS, perPage, edge);
  for (let page = 0; page < pages.length; page += 2) {
    const front = pages[page]!.cells, back = pages[page + 1]!.cells;
    front.forEach((card, cell) => {
      const row = Math.floor(cell / columns), column = cell % columns;
      const seen = edge === 'long' ? back[row * columns + columns - 1 - column] : back[(rows - 1 - row) * columns + column];
      expect(seen).toBe(card);
    });
  }
});
