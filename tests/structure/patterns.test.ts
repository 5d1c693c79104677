// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../processor-time';

/** Signs repeated so often: what costs their square is then some thousand times what it may. */
const LONG = 40_000;
/** Milliseconds for one pattern and one text; a linear one needs less than one, on a slow machine some. */
const MOST_MS = 600;

interface Pattern {
  source: string;
  flags: string;
  at: string;
}

function patternsIn(folder: string): Pattern[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const at = `${folder}/${file}`;
      const found: Pattern[] = [];
      walk(parseSync(at, readFileSync(at, 'utf8')).program, (node) => {
        const { regex } = node as { regex?: { pattern: string; flags: string } };
        if (regex) found.push({ source: regex.pattern, flags: regex.flags, at });
      });
      return found;
    });
}

function walk(node: unknown, visit: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

/** What a stranger repeats: signs of every kind, and those the pattern itself is about. */
const USUAL = [
  'a',
  'A',
  '1',
  ' ',
  '\n',
  '.',
  '-',
  '<',
  '中',
  '　',
  '{',
  '"',
  '&',
  '\u0301',
  'a ',
  'a.',
  '1,',
  '<a ',
  'at ',
  ' \n',
  'x:y;',
  '/*',
];

function textsFor(source: string): string[] {
  const own = source.replace(/\\[dswbDSWB]|\\[pP]\{[^}]*\}|\\u[0-9a-f]{4}|[()[\]?*+|^$\\{}]/gi, ' ').split(/\s+/);
  const signs = new Set([...USUAL, ...own.filter((one) => one !== '').flatMap((one) => [one, one.slice(0, 1)])]);
  const begin = own.find((one) => one !== '') ?? '';
  return [...signs].flatMap((sign) => {
    const many = sign.repeat(Math.ceil(LONG / sign.length));
    return [`${many}\u0000`, `${begin}${many}\u0000`];
  });
}

const all = [...patternsIn('src'), ...patternsIn('mocks')];
const distinct = [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];

describe('patterns', () => {
  it('are found', () => expect(distinct.length).toBeGreaterThan(300));

  it('cost no more than the text is long, whatever it holds', () => {
    const slow = distinct.flatMap(({ source, flags, at }) => {
      const pattern = new RegExp(source, flags);
      for (const text of textsFor(source)) {
        const began = processorMs();
        pattern.lastIndex = 0;
        if (pattern.global) text.replace(pattern, '');
        else pattern.test(text);
        const ms = processorMs() - began;
        if (ms > MOST_MS)
          return [`${at}: /${source}/${flags} ${Math.round(ms)} ms for ${JSON.stringify(text.slice(0, 12))}…`];
      }
      return [];
    });
    expect(slow).toEqual([]);
  });
});
