/** Where the programs of other people are, if they are there. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of a program, on the PATH or where Debian keeps games; null where it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/games'];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

export const NO_GNUBG = 'GNU Backgammon is not installed (Debian: gnubg).';
