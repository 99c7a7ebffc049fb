/** A number given to a script: throws an Error whose message is one sentence for the shell. */
export function numberOption(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (text === '' || !(value >= low && value <= high)) throw new Error(`--${name} must be a number from ${low} to ${high}, not ${text}.`);
  return value;
}
