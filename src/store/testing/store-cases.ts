/** What every store must do, whatever keeps its rows: run in Node over memory and in Chromium over IndexedDB. */
import { BACKUP_CASES } from './backup-cases.ts';
import { ENTRY_CASES } from './entry-cases.ts';
import { KEPT_CASES } from './kept-cases.ts';
import type { StoreCase } from './store-case.ts';
import { STUDY_CASES } from './study-cases.ts';

export const STORE_CASES: readonly StoreCase[] = [...ENTRY_CASES, ...KEPT_CASES, ...BACKUP_CASES, ...STUDY_CASES];
