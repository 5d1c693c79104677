// @vitest-environment node
import { isWorkingDay } from '@mocks/centre/kernel/working-days';
import { downloads } from '@mocks/data/downloads/downloads';
import { listedProjects } from '@mocks/data/listings/listings';
import { seedNotices } from '@mocks/data/notices';
import { policyDocuments } from '@mocks/data/policies/policies';
import { yearFlows } from '@mocks/data/policy/year-figures';
import { videos } from '@mocks/data/videos';
import { seedDevelopers } from '@mocks/seed/people';
import { expect, test } from 'vitest';

/** The day of the hall's world. */
const TODAY = '2026-11-22';

test('what the centre publishes is dated on a working day, and not in the future', () => {
  const dated: [what: string, day: string][] = [
    ...policyDocuments.map(({ zcbt, fbrq }): [string, string] => [zcbt, fbrq]),
    ...seedNotices
      .filter(({ fbzt }) => fbzt === '1')
      .map(({ tgmc, startsj }): [string, string] => [tgmc, startsj.slice(0, 10)]),
    ...downloads.map(({ wjmc, gxrq }): [string, string] => [wjmc, gxrq]),
    ...videos.map(({ spmc, gxrq }): [string, string] => [spmc, gxrq]),
    ...yearFlows.map(({ nd, gbrq }): [string, string] => [nd, gbrq]),
  ];
  // The calendar begins in 2025; of the years before it knows the weekends.
  expect(dated.filter(([, day]) => !isWorkingDay(day) || day > TODAY)).toEqual([]);
});

test('presale licences are of the city, and no two properties share one', () => {
  const licences = [
    ...seedDevelopers.flatMap(({ projects }) => projects.map(({ ysxkz }) => ysxkz)),
    ...listedProjects.flatMap(({ ysxkz }) => ysxkz),
  ];
  expect(licences.filter((one) => !/^云房售证字\(20\d\d\)第\d{3}号$/.test(one))).toEqual([]);
  expect(new Set(licences).size).toBe(licences.length);
});
