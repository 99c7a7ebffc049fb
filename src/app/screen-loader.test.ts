import { expect, it } from 'vitest';
import { ALL_SCREENS, type Screen } from './routes.ts';
import { ScreenLoader } from './screen-loader.ts';

/** A connection that can be cut; counts what is asked for. */
function make(): { readonly loader: ScreenLoader; readonly asked: Screen[]; readonly net: { up: boolean; broken: boolean; reloads: number } } {
  const asked: Screen[] = [];
  const net = { up: true, broken: false, reloads: 0 };
  const load = (screen: Screen) => async (): Promise<void> => {
    asked.push(screen);
    if (!net.up || net.broken) throw new TypeError('Failed to fetch');
  };
  const loads = Object.fromEntries(ALL_SCREENS.map((screen) => [screen, load(screen)])) as Record<Screen, () => Promise<void>>;
  return { asked, net, loader: new ScreenLoader({ loads, idle: async () => {}, answers: async () => net.up, reload: () => net.reloads++ }) };
}

it('after the first screen all others are loaded ahead, each once', async () => {
  const { loader, asked } = make();
  await loader.need('review');
  await loader.rest();
  await loader.need('play');
  expect(asked.toSorted()).toEqual(ALL_SCREENS.toSorted());
  expect(Object.values(loader.cell.get())).toEqual(ALL_SCREENS.map(() => 'loaded'));
});

it('a screen that cannot be loaded is told as failed, and can be tried again', async () => {
  const { loader, net } = make();
  net.up = false;
  await loader.need('play');
  expect(loader.cell.get().play).toBe('failed');
  net.up = true;
  await loader.retry('play');
  expect([loader.cell.get().play, net.reloads]).toEqual(['loaded', 0]);
});

it('where the server answers and the code still does not come, the page begins anew; offline it stays', async () => {
  const { loader, net } = make();
  net.up = false;
  await loader.need('play');
  await loader.retry('play');
  expect(net.reloads).toBe(0);
  net.up = true;
  net.broken = true;
  await loader.retry('play');
  expect(net.reloads).toBe(1);
});

it('loading ahead fails quietly, and is tried again once the screen is needed', async () => {
  const { loader, net } = make();
  net.up = false;
  await loader.rest();
  expect(loader.cell.get().play).toBeUndefined();
  net.up = true;
  await loader.need('play');
  expect(loader.cell.get().play).toBe('loaded');
});

it('a failure ahead is told to whoever came to wait for it', async () => {
  const { loader, net } = make();
  net.up = false;
  const ahead = loader.rest();
  await Promise.resolve();
  await loader.need(ALL_SCREENS[0]);
  await ahead;
  expect(loader.cell.get()[ALL_SCREENS[0]]).toBe('failed');
});
