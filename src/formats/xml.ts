/**
 * The little of XML that a file of numbers needs, read without a DOM: elements, attributes, text, comments. Nothing is fetched or
 * expanded: a document type of its own and entities other than the five of XML itself are refused, and work is bounded by the text.
 */
import { fail, ok, type Result } from '../core/result.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of this element, without that of its children; spaces at the ends are cut off. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** Larger by far than any table of numbers. */
const MOST_CHARACTERS = 1_000_000;
const MOST_ELEMENTS = 20_000;
const DEEPEST = 12;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = /^[A-Za-z_][\w.-]{0,63}$/;

/** Text with XML's own five entities; null when it has another. */
function plainText(text: string): string | null {
  const [first = '', ...others] = text.split('&');
  let plain = first;
  for (const other of others) {
    const end = other.indexOf(';');
    const entity = end > 0 && end < 6 ? other.slice(0, end) : '';
    if (!Object.hasOwn(ENTITIES, entity)) return null;
    plain += ENTITIES[entity]! + other.slice(end + 1);
  }
  return plain;
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\t' || char === '\n' || char === '\r';

/** What stands between the brackets of an opening tag; null when it is malformed. */
function parseTag(body: string): Tag | null {
  let at = 0;
  const skip = (): void => { while (isSpace(body[at])) at++; };
  const word = (): string => {
    const start = at;
    while (at < body.length && !isSpace(body[at]) && body[at] !== '=') at++;
    return body.slice(start, at);
  };
  const name = word();
  if (!NAME.test(name)) return null;
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (skip(); at < body.length; skip()) {
    const key = word();
    skip();
    if (!NAME.test(key) || key in attributes || body[at] !== '=') return null;
    at++;
    skip();
    const quote = body[at];
    const end = quote === '"' || quote === "'" ? body.indexOf(quote, at + 1) : -1;
    const value = end < 0 ? null : plainText(body.slice(at + 1, end));
    if (value === null) return null;
    attributes[key] = value;
    at = end + 1;
  }
  return { name, attributes };
}

interface Open extends Tag {
  text: string;
  readonly children: XmlElement[];
}

/** Where a tag ends: a closing bracket outside of quotes. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const char = text[at]!;
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at;
    else if (char === '<') return -1;
  }
  return -1;
}

/** The root element of a document. Error: xml_malformed {line, what} (`size`, `doctype`, `entity`, `tag`, `end`). */
export function parseXml(source: string): Result<XmlElement> {
  const text = source.replace(/^\uFEFF/, '');
  const bad = (at: number, what: string): Result<never> => fail('xml_malformed', { line: text.slice(0, at).split('\n').length, what });
  if (text.length > MOST_CHARACTERS) return fail('xml_malformed', { line: 1, what: 'size' });
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let elements = 0;
  for (let at = 0; at < text.length;) {
    const next = text.indexOf('<', at);
    const before = plainText(text.slice(at, next < 0 ? text.length : next));
    if (before === null) return bad(at, 'entity');
    const inner = open.at(-1);
    if (inner) inner.text += before;
    else if (before.trim()) return bad(at, 'tag');
    if (next < 0) break;
    const skipTo = text.startsWith('<!--', next) ? '-->' : text.startsWith('<?', next) ? '?>' : null;
    if (skipTo) {
      const end = text.indexOf(skipTo, next + 2);
      if (end < 0) return bad(next, 'end');
      at = end + skipTo.length;
      continue;
    }
    const end = tagEnd(text, next + 1);
    if (end < 0) return bad(next, text[next + 1] === '!' ? 'doctype' : 'tag');
    const body = text.slice(next + 1, end);
    at = end + 1;
    if (body.startsWith('!')) {
      // A document type may be named; one that defines anything itself is refused.
      if (!/^!DOCTYPE\s/.test(body) || body.includes('[') || root || open.length > 0) return bad(next, 'doctype');
      continue;
    }
    if (body.startsWith('/')) {
      const closing = open.pop();
      if (!closing || closing.name !== body.slice(1).trim()) return bad(next, 'tag');
      const element: XmlElement = { ...closing, text: closing.text.trim() };
      const parent = open.at(-1);
      if (parent) parent.children.push(element);
      else root = element;
      continue;
    }
    const isEmpty = body.endsWith('/');
    const tag = parseTag(isEmpty ? body.slice(0, -1) : body);
    if (!tag || root || open.length >= DEEPEST) return bad(next, 'tag');
    if (++elements > MOST_ELEMENTS) return bad(next, 'size');
    if (!isEmpty) open.push({ ...tag, text: '', children: [] });
    else if (inner) inner.children.push({ ...tag, text: '', children: [] });
    else root = { ...tag, text: '', children: [] };
  }
  return root && open.length === 0 ? ok(root) : bad(text.length, 'end');
}
