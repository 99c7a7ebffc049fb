/** A batch: JSON lines, or JSON arrays of the same objects, in any mixture of lines. */

/** One entry: its value, or null where the line was no JSON object. */
export type Entry = Readonly<Record<string, unknown>> | null;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const entries = (value: unknown): Entry[] => (Array.isArray(value) ? value : [value]).map((each: unknown) => (isObject(each) ? each : null));

/** The entries in order; blank lines are none. */
export function readBatch(text: string): Entry[] {
  const body = text.replace(/^\uFEFF/, '').trim();
  const whole = parse(body);
  if (whole !== undefined) return entries(whole);
  return body.split(/\r?\n/).filter((line) => line.trim()).flatMap((line) => entries(parse(line)));
}
