import { describe, expect, it } from 'vitest';
import { afterDeferral, lowerRatioProblems, ratiosInMonth, termsText } from '@/domain/deposit/unit-terms';

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

describe('what of a member’s terms becomes another', () => {
  const stays = { grjcjs: '', dwjcbl: '', grjcbl: '' };
  it.each([
    ['the base', { ...stays, grjcjs: '10000.00' }, '2027-01起缴存基数¥10,000.00，月缴存额¥1,600.00'],
    ['the ratio alone', { ...stays, dwjcbl: '8', grjcbl: '8' }, '2027-01起缴存比例单位8%、个人8%，月缴存额¥1,600.00'],
    [
      'both',
      { grjcjs: '10000.00', dwjcbl: '8', grjcbl: '8' },
      '2027-01起缴存基数¥10,000.00，缴存比例单位8%、个人8%，月缴存额¥1,600.00',
    ],
  ])('%s is named, and what they come to', (_, terms, text) => {
    expect(termsText({ qsny: '', hxjc: [{ qsny: '2027-01', yjce: '1600.00', ...terms }] })).toBe(text);
  });
});

it('a deferral ends with the month after its last one, and what was put off has its own day', () => {
  expect(afterDeferral({ jsny: '2026-12', jhbjrq: '2027-06-30' })).toBe(
    '2027-01起恢复按月汇缴，缓缴的月份自2027-01起、于2027-06-30当日24时前补缴',
  );
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
