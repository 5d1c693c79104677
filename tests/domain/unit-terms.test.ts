import { describe, expect, it } from 'vitest';
import { lowerRatioProblems, ratiosInMonth } from '@/domain/unit-terms';

describe('ratios by month', () => {
  const unit = {
    dwjcbl: '12',
    grjcbl: '12',
    hxjcbl: [
      { qsny: '2026-12', dwjcbl: '6', grjcbl: '8' },
      { qsny: '2027-03', dwjcbl: '12', grjcbl: '12' },
    ],
  };
  it.each([
    ['', '12', '12'],
    ['2026-11', '12', '12'],
    ['2026-12', '6', '8'],
    ['2027-02', '6', '8'],
    ['2027-03', '12', '12'],
    ['2030-01', '12', '12'],
  ])('%s: %s and %s', (month, dwjcbl, grjcbl) => {
    expect(ratiosInMonth(unit, month)).toEqual({ dwjcbl, grjcbl });
  });
});

describe('a ratio of hardship', () => {
  const former = { dwjcbl: '12', grjcbl: '10' };
  it.each([
    [{ dwjcbl: '6', grjcbl: '10' }, {}],
    [{ dwjcbl: '', grjcbl: '' }, {}],
    [{ dwjcbl: '12', grjcbl: '10' }, { sqdwjcbl: '申请比例应低于现比例（12%）' }],
    [{ dwjcbl: '11', grjcbl: '11' }, { sqgrjcbl: '申请个人比例不能高于现比例（10%）' }],
  ])('%j: %j', (asked, problems) => {
    expect(lowerRatioProblems(asked, former)).toEqual(problems);
  });
});
