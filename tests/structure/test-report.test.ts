import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport, slowest, toldFailures } from '../../scripts/test-report.mjs';

function kept(report: unknown): string {
  const path = join(tmpdir(), `hall-report-${process.pid}.json`);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('a run of vitest: its counts and the seconds of each file', () => {
  const path = kept({
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      {
        name: '/hall/tests/ui/pager.test.tsx',
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          { status: 'passed', fullName: 'pager turns', failureMessages: [] },
          { status: 'passed', fullName: 'pager jumps', failureMessages: ['expected 4 to be 5'] },
          { status: 'failed', fullName: 'pager ends', failureMessages: ['expected 2 to be 3'] },
        ],
      },
      {
        name: '/hall/tests/ui/broken.test.ts',
        startTime: 0,
        endTime: 0,
        message: 'does not load',
        assertionResults: [],
      },
    ],
  });
  expect(readReport('vitest', path, '/hall')).toEqual({
    passed: 4,
    failed: 1,
    flaky: 1,
    files: [
      { file: 'tests/ui/pager.test.tsx', seconds: 2.5 },
      { file: 'tests/ui/broken.test.ts', seconds: 0 },
    ],
    failures: [
      { file: 'tests/ui/pager.test.tsx', title: 'pager jumps（第二次通过）', message: 'expected 4 to be 5' },
      { file: 'tests/ui/pager.test.tsx', title: 'pager ends', message: 'expected 2 to be 3' },
      { file: 'tests/ui/broken.test.ts', title: '', message: 'does not load' },
    ],
  });
});

test('a run of browser tests: groups within groups, and every try counts', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [
      {
        status,
        results: durations.map((duration) => ({ duration, errors: duration > 1500 ? [{ message: 'too late' }] : [] })),
      },
    ],
  });
  const path = kept({
    config: { configFile: '/hall/playwright.config.ts', rootDir: '/hall/tests/e2e' },
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      {
        file: 'x.spec.ts',
        specs: [spec('goes', 'expected', 1000)],
        suites: [{ specs: [spec('waits', 'flaky', 2000, 500)] }],
      },
    ],
  });
  expect(readReport('playwright', path, '/hall')).toEqual({
    passed: 3,
    failed: 1,
    flaky: 1,
    files: [{ file: 'tests/e2e/x.spec.ts', seconds: 3.5 }],
    failures: [{ file: 'tests/e2e/x.spec.ts', title: 'waits（第二次通过）', message: 'too late' }],
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

test('what failed is told at the end, without colours and not longer than one reads', () => {
  const message = `\u001b[31mAssertionError\u001b[39m: expected 1\n\n${'    at line\n'.repeat(40)}`;
  const lines = toldFailures([{ file: 'tests/x.test.ts', title: 'adds', message }]);
  expect(lines.slice(0, 3)).toEqual(['✗ tests/x.test.ts › adds', '    AssertionError: expected 1', '        at line']);
  expect(lines).toHaveLength(13);
});
