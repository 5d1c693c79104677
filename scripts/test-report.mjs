// What the JSON reports of vitest and Playwright say: how many tests passed, and what each file took.

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {{ file: string, seconds: number }} FileTime of a file of browser tests the sum over its tests, whichever worker ran them
 * @param {'vitest' | 'playwright'} counter
 * @param {string} report path of the JSON file
 * @param {string} root
 * @returns {{ passed: number, failed: number, flaky?: number, files: FileTime[] } | undefined} undefined without a readable report
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

function ofVitest({ numPassedTests, numFailedTests, testResults }, root) {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, files };
}

function ofPlaywright({ stats, suites, config }) {
  const folder = relative(config.configFile ? `${config.configFile}/..` : '.', config.rootDir).replaceAll('\\', '/');
  const files = suites.map((suite) => ({
    file: `${folder}/${suite.file}`,
    seconds: resultsOf(suite).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky, files };
}

function resultsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own, ...suites.flatMap(resultsOf)];
}
