// What the JSON reports of vitest and Playwright say: how many tests passed, which did not and why, and what each file took.

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How much of a message is repeated at the end of a run: the whole of it stands where the test ran. */
const LINES = 12;

const SECOND_TRY = '（第二次通过）';

/**
 * @typedef {{ file: string, seconds: number }} FileTime of a file of browser tests the sum over its tests, whichever worker ran them
 * @typedef {{ file: string, title: string, message: string }} Failure a test that failed, or passed at the second try only
 * @param {'vitest' | 'playwright'} counter
 * @param {string} report path of the JSON file
 * @param {string} root
 * @returns {{ passed: number, failed: number, flaky?: number, files: FileTime[], failures: Failure[] } | undefined} undefined without a readable report
 */
export function readReport(counter, report, root) {
  try {
    const json = JSON.parse(readFileSync(report, 'utf8'));
    return counter === 'vitest' ? ofVitest(json, root) : ofPlaywright(json);
  } catch {
    return undefined;
  }
}

/**
 * @param {readonly FileTime[]} files
 * @returns {string[]} a line for each of the slowest, the slowest first
 */
export function slowest(files, count = 10) {
  const sorted = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count);
  return sorted.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
}

/**
 * @param {readonly Failure[]} failures
 * @returns {string[]} lines that name each and say what it expected, for a reader who has the end of the run only
 */
export function toldFailures(failures) {
  return failures.flatMap(({ file, title, message }) => [
    `✗ ${file} › ${title}`,
    ...message
      .replace(COLOURS, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, LINES)
      .map((line) => `    ${line}`),
  ]);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g;

function ofVitest({ numPassedTests, numFailedTests, testResults }, root) {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
  }));
  const failures = testResults.flatMap(({ name, message = '', assertionResults = [] }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const failed = assertionResults
      .filter((test) => test.status === 'failed' || passedLate(test))
      .map((test) => ({
        file,
        title: passedLate(test) ? `${test.fullName}${SECOND_TRY}` : test.fullName,
        message: test.failureMessages.join('\n'),
      }));
    // A file that does not load has no test that failed.
    return failed.length === 0 && message !== '' ? [{ file, title: '', message }] : failed;
  });
  const flaky = testResults.flatMap(({ assertionResults = [] }) => assertionResults.filter(passedLate)).length;
  return { passed: numPassedTests, failed: numFailedTests, flaky, files, failures };
}

/** Vitest keeps what went wrong at the first try. */
function passedLate({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0;
}

function ofPlaywright({ stats, suites, config }) {
  const folder = relative(config.configFile ? `${config.configFile}/..` : '.', config.rootDir).replaceAll('\\', '/');
  const files = suites.map((suite) => ({
    file: `${folder}/${suite.file}`,
    seconds: resultsOf(suite).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  const failures = suites.flatMap((suite) =>
    specsOf(suite).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          file: `${folder}/${suite.file}`,
          title: status === 'flaky' ? `${title}${SECOND_TRY}` : title,
          message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? '')).join('\n'),
        })),
    ),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky, files, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function resultsOf(suite) {
  return specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
}
