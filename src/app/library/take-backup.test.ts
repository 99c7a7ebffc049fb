import { expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { makeBackup, makeLine, sectionOf } from '../../store/backup.ts';
import { openMemoryStore } from '../../store/open.ts';
import { samplePosition } from '../../store/testing/entries.ts';
import { Notices, type Notice } from '../notices.ts';
import { takeBackup } from './take-backup.ts';

/** A backup of so many bytes, and everything that is told while it is taken over; `onTold` may answer to it. */
async function take(bytes: number, onTold: (notices: Notices) => void = () => {}) {
  const line = makeLine(samplePosition('p'));
  const count = Math.ceil(bytes / line.length);
  const file = makeBackup({ entries: sectionOf(Array.from({ length: count }, (_, at) => makeLine(samplePosition(`p${at}`)))) }, null);
  const notices = new Notices();
  const told: (Notice | null)[] = [];
  notices.cell.watch((notice) => {
    told.push(notice);
    if (notice) onTold(notices);
  });
  const read: string[] = [];
  const services = { store: openMemoryStore(), now: () => 0, saveFile: () => {}, bookOf: () => { throw new Error('nothing is played'); } };
  const report = unwrap(await takeBackup(file, { services, notices, readSettings: async () => { read.push('settings'); } }));
  expect([report.added + report.skipped, read]).toEqual([count, ['settings']]);
  return told;
}

it('a short backup is taken over without a word', async () => expect(await take(10_000)).toEqual([]));

it('a long one says how far it is, further each time, and leaves nothing behind', async () => {
  const told = await take(3_200_000);
  const shares = told.slice(0, -1).map((notice) => Number(/^Importing the backup: (\d+)%$/.exec(notice!.text)![1]));
  expect(shares.length).toBeGreaterThan(4);
  expect([...new Set(shares)].sort((a, b) => a - b)).toEqual(shares);
  expect(told.slice(0, -1).every((notice) => notice!.stays)).toBe(true);
  expect(told.at(-1)).toBe(null);
});

it('who dismisses that is not told again', async () => {
  const told = await take(3_200_000, ({ cell }) => cell.set(null));
  expect(told.filter((notice) => notice !== null)).toHaveLength(1);
});
