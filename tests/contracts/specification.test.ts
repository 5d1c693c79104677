// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Line {
  section: string;
  asks: string;
  state: string;
  files: string[];
  tests: { file: string; title: string }[];
  decisions: string[];
  /** Files of docs/rules that say why it is otherwise. */
  rules: string[];
  /** What is said in words: what is missing, or why there is no test. */
  words: string;
}

const RULES = /docs\/rules\/[\w-]+\.md/g;

/** Tests of a package are named from the top, all others from tests/. */
const testOf = (path: string) => (path.startsWith('packages/') ? path : `tests/${path}`);

/** The tables of docs/specification.md: section, requirement, state, files, and what holds it or is missing. */
const lines: Line[] = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [section = '', asks = '', state = '', files = '', held = ''] = line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1);
    const parts = held.split('<br>');
    const named = parts.map((part) => /^`([^`]+)` › (.+)$/.exec(part));
    return {
      section,
      asks,
      state,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      tests: named.flatMap((one) => (one ? [{ file: testOf(one[1] ?? ''), title: one[2] ?? '' }] : [])),
      decisions: [...held.matchAll(/决定 (\d{3})/g)].map(([, number = '']) => number),
      rules: [...held.matchAll(RULES)].map(([path]) => path),
      words: parts
        .filter((part, at) => !named[at] && !/^(?:决定 \d{3}|`docs\/rules\/[\w-]+\.md`)$/.test(part))
        .join(''),
    };
  });

const decisions = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)));

describe('the list of what the specification asks for', () => {
  it.each(lines)('$section $asks: what it names is there', ({ files, tests, decisions: named, rules }) => {
    for (const path of [...files, ...rules]) expect(existsSync(path), path).toBe(true);
    for (const { file, title } of tests) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), file).toContain(title);
    }
    for (const number of named) expect(decisions, `决定 ${number}`).toContain(number);
  });

  it.each(lines)(
    '$section $asks: its state has what it needs',
    ({ state, files, tests, decisions: named, rules, words }) => {
      switch (state) {
        case '成立':
          expect(files.length && tests.length).toBeGreaterThan(0);
          return;
        case '另行':
          expect(named.length + rules.length).toBeGreaterThan(0);
          return;
        case '成立（无测试）':
        case '部分':
        case '未做':
          expect(words).not.toBe('');
          return;
        default:
          throw new Error(`no state: ${state}`);
      }
    },
  );

  it('goes through the sections in their order and leaves none out', () => {
    const order = lines.map(({ section }) => section);
    expect([...order].sort((a, b) => Number(a) - Number(b))).toEqual(order);
    const all = ['1', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '3', '4', '5', '6', '7', '8', '9'];
    expect(all.filter((section) => !order.includes(section))).toEqual([]);
  });

  it('says nothing twice', () => {
    const said = lines.map(({ section, asks }) => `${section} ${asks}`);
    expect(new Set(said).size).toBe(said.length);
  });
});
