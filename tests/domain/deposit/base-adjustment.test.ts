import { expect, it } from 'vitest';
import { adjustmentFaults, depositYearStart, shortReason, wageOf, wageProblem } from '@/domain/deposit/base-adjustment';

it.each([
  ['11,500.00', '', 1_150_000n],
  ['11500', '', 1_150_000n],
  ['0', '', 0n],
  ['1,234,567.8', '', 123_456_780n],
])('a wage of %s', (text, problem, fen) => {
  expect(wageProblem(text)).toBe(problem);
  expect(wageOf(text)).toBe(fen);
});

it.each([
  // 1,150 or 11,500: nobody guesses.
  ['1,1500', '工资不是有效金额'],
  ['1,50', '工资不是有效金额'],
  ['9000.005', '工资最多两位小数'],
  ['-1', '工资不能为负数'],
  ['', '请填写上年月平均工资，或填写不调整原因'],
])('a wage of “%s” is refused: %s', (text, problem) => expect(wageProblem(text)).toBe(problem));

it('a row has a wage or the reason for leaving the base as it is, never both', () => {
  const of = (snypjgz: string, btzyy: string) => adjustmentFaults({ snypjgz, btzyy });
  expect(of('8000', '')).toEqual({});
  expect(of('', '产假')).toEqual({});
  expect(of('8000', '产假')).toEqual({ snypjgz: '填写了不调整原因的，不再填写工资' });
  expect(of('', '')).toEqual({ snypjgz: '请填写上年月平均工资，或填写不调整原因' });
  // Rare characters are one each.
  expect(of('', '𠮷'.repeat(200))).toEqual({});
  expect(of('', '𠮷'.repeat(201))).toEqual({ btzyy: '不调整原因不能超过200个字' });
  expect(shortReason('𠮷'.repeat(201))).toBe('𠮷'.repeat(200));
});

it.each([
  ['2026-06-30', '2025-07-01'],
  ['2026-07-01', '2026-07-01'],
  ['2027-06-30', '2026-07-01'],
  ['2027-07-01', '2027-07-01'],
])('on %s the deposit year has run since %s', (day, start) => {
  expect(depositYearStart('2026-07-01 至 2027-06-30', day)).toBe(start);
});
