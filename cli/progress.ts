/** Progress on one line of stderr, only where a person looks at it; an empty text wipes the line. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\x1b[K`);
}
