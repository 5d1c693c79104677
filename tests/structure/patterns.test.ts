// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { growth, MOST_GROWTH } from '../growth';

/** Signs repeated so often: what costs their square is then some thousand times what it may. */
const LONG = 40_000;

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

/** What the pattern may be slow at, each in any length. */
function textsFor(source: string): { sign: string; ofLength: (length: number) => string }[] {
  const own = source.replace(/\\[dswbDSWB]|\\[pP]\{[^}]*\}|\\u[0-9a-f]{4}|[()[\]?*+|^$\\{}]/gi, ' ').split(/\s+/);
  const signs = new Set([...USUAL, ...own.filter((one) => one !== '').flatMap((one) => [one, one.slice(0, 1)])]);
  const begin = own.find((one) => one !== '') ?? '';
  return [...signs].flatMap((sign) =>
    ['', begin].map((before) => ({
      sign,
      ofLength: (length: number) => `${before}${sign.repeat(Math.ceil(length / sign.length))}\u0000`,
    })),
  );
}

const all = [...patternsIn('src'), ...patternsIn('mocks'), ...patternsIn('packages/ofd/src')];
const distinct = [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];

describe('patterns', () => {
  it('are found', () => expect(distinct.length).toBeGreaterThan(300));

  it('cost as much more as the text is longer, whatever it holds', () => {
    const slow = distinct.flatMap(({ source, flags, at }) => {
      const pattern = new RegExp(source, flags);
      for (const { sign, ofLength } of textsFor(source)) {
        const texts = { [LONG]: ofLength(LONG), [LONG / 4]: ofLength(LONG / 4) };
        const grown = growth((length) => {
          const text = texts[length] ?? '';
          pattern.lastIndex = 0;
          if (pattern.global) text.replace(pattern, '');
          else pattern.test(text);
        }, LONG);
        if (grown > MOST_GROWTH)
          return [
            `${at}: /${source}/${flags} ${grown.toFixed(1)} times as long for four times ${JSON.stringify(sign)}`,
          ];
      }
      return [];
    });
    expect(slow).toEqual([]);
  });
});
