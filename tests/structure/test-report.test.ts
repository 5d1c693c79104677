import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport, slowest } from '../../scripts/test-report.mjs';

function kept(report: unknown): string {
  const path = join(tmpdir(), `hall-report-${process.pid}.json`);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('a run of vitest: its counts and the seconds of each file', () => {
  const path = kept({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [{ name: '/hall/tests/ui/pager.test.tsx', startTime: 1000, endTime: 3500 }],
  });
  expect(readReport('vitest', path, '/hall')).toEqual({
    passed: 3,
    failed: 1,
    files: [{ file: 'tests/ui/pager.test.tsx', seconds: 2.5 }],
  });
});

test('a run of browser tests: groups within groups, and every try counts', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const path = kept({
    config: { configFile: '/hall/playwright.config.ts', rootDir: '/hall/tests/e2e' },
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [{ file: 'x.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(2000, 500)] }] }],
  });
  expect(readReport('playwright', path, '/hall')).toEqual({
    passed: 3,
    failed: 1,
    flaky: 1,
    files: [{ file: 'tests/e2e/x.spec.ts', seconds: 3.5 }],
  });
});

test('without a report nothing is counted', () => {
  expect(readReport('vitest', join(tmpdir(), 'hall-no-report.json'), '/hall')).toBeUndefined();
});

test('the ten slowest are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `tests/${at}.test.ts`, seconds: at }));
  const lines = slowest(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    11.0 s  tests/11.test.ts');
  expect(lines.at(-1)).toBe('     2.0 s  tests/2.test.ts');
});
