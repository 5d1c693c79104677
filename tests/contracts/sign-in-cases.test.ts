// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { methodsFor } from '@/session/sign-in-methods/all-methods';
import { initialSystemConfig } from '@/session/system-config';

const TYPES = { 个人: '1', 单位: '2', 开发商: '3' } as const;

interface Case {
  way: string;
  types: string[];
  what: string;
  file: string;
  name: string;
}

/** The table of docs/sign-in-cases.md: method, login types, case, and the test that shows it (`tests/<file>` › its name or a part of it). */
function casesOfTable(): Case[] {
  return readFileSync('docs/sign-in-cases.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [way = '', types = '', what = '', test = ''] = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1);
      const named = /^`([^`]+)` › (.+)$/.exec(test);
      return named ? [{ way, types: types.split('、'), what, file: named[1] ?? '', name: named[2] ?? '' }] : [];
    });
}

const cases = casesOfTable();

describe('the table of sign-in cases', () => {
  it.each(cases)('$way $what: $name stands in $file', ({ file, name }) => {
    const path = `tests/${file}`;
    expect(existsSync(path), path).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(name);
  });

  it.each(Object.entries(TYPES))('%s: every method has a success and a failure', (type, loginType) => {
    for (const { title } of methodsFor(loginType, initialSystemConfig)) {
      const own = cases.filter(({ way, types }) => way === title && types.includes(type));
      expect(own.filter(({ what }) => what.startsWith('成功')).length, `${title} 成功`).toBeGreaterThan(0);
      expect(own.filter(({ what }) => !what.startsWith('成功')).length, `${title} 失败`).toBeGreaterThan(0);
    }
  });
});
