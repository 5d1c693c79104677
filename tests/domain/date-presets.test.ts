// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { defaultSpan, isInUnit, limitBounds, rangeProblem, spanText } from '@/domain/date-presets';

const TODAY = '2026-11-21';

describe('the default span (specification 5: default_time, else 3 months before today)', () => {
  it.each([
    ['', '2026-08-21'],
    ['6', '2026-05-21'],
    ['12', '2025-11-21'],
    ['120', '2016-11-21'],
    ['121', '2026-08-21'],
    ['0', '2026-08-21'],
    ['abc', '2026-08-21'],
    ['-3', '2026-08-21'],
    ['500', '2026-08-21'],
  ])('setting %j starts at %s', (setting, from) => expect(defaultSpan(TODAY, setting)).toEqual({ from, to: TODAY }));

  it('does not run into the next month: three months before 31 May is 28 February', () => {
    expect(defaultSpan('2026-05-31', '3')).toEqual({ from: '2026-02-28', to: '2026-05-31' });
    expect(defaultSpan('2028-05-31', '3').from).toBe('2028-02-29');
  });

  it('comes in months and years', () => {
    expect(defaultSpan(TODAY, '3', 'month')).toEqual({ from: '2026-08', to: '2026-11' });
    expect(defaultSpan('2026-02-10', '3', 'year')).toEqual({ from: '2025', to: '2026' });
  });
});

it.each([
  [{ from: '', to: '' }, ''],
  [{ from: '2026-08', to: '' }, '补缴年月2026-08起'],
  [{ from: '', to: '2026-10' }, '补缴年月截至2026-10'],
  [{ from: '2026-08', to: '2026-10' }, '补缴年月2026-08至2026-10'],
])('%j is told as %j: what is not limited is not named', (span, words) =>
  expect(spanText('补缴年月', span)).toBe(words),
);

describe('presets', () => {
  it.each([
    ['past', 'date', undefined, '2026-11-21'],
    ['past', 'month', undefined, '2026-11'],
    ['past', 'year', undefined, '2026'],
    ['future', 'date', '2026-11-21', undefined],
    ['future', 'month', '2026-11', undefined],
    ['after-today', 'date', '2026-11-22', undefined],
    ['after-today', 'month', '2026-12', undefined],
    ['after-today', 'year', '2027', undefined],
    ['none', 'date', undefined, undefined],
  ] as const)('%s of %s lies between %s and %s', (limit, of, min, max) =>
    expect(limitBounds(limit, TODAY, of)).toEqual({ min, max }),
  );

  it('knows the last day of the year and of February', () => {
    expect(limitBounds('after-today', '2026-12-31', 'date').min).toBe('2027-01-01');
    expect(limitBounds('after-today', '2028-02-28', 'date').min).toBe('2028-02-29');
    expect(limitBounds('after-today', '2026-12-31', 'month').min).toBe('2027-01');
  });
});

describe('what is wrong with a range', () => {
  const rule = { of: 'date', limit: 'none', today: TODAY, open: false, label: '期限' } as const;
  it.each([
    [{ from: '2026-01-01', to: '2026-12-31' }, {}, undefined],
    [{ from: '2026-01-01', to: '2026-01-01' }, {}, undefined],
    [{ from: '2026-02-01', to: '2026-01-01' }, {}, '期限的开始不能晚于结束'],
    [{ from: '', to: '2026-01-01' }, {}, '请选择期限的开始'],
    [{ from: '2026-01-01', to: '' }, {}, '请选择期限的结束'],
    [{ from: '2026-01-01', to: '' }, { open: true }, undefined],
    [{ from: '2026-02-30', to: '2026-03-01' }, {}, '请选择正确的期限的开始'],
    [{ from: '2026-01', to: '2026-03-01' }, {}, '请选择正确的期限的开始'],
    [{ from: '2026-01-01', to: '2026-11-22' }, { limit: 'past' }, '期限的结束不能晚于2026-11-21'],
    [{ from: '2026-11-20', to: '2026-12-01' }, { limit: 'future' }, '期限的开始不能早于2026-11-21'],
    [{ from: '2026-11-21', to: '2026-12-01' }, { limit: 'future' }, undefined],
    [{ from: '2026-11-21', to: '2026-12-01' }, { limit: 'after-today' }, '期限的开始不能早于2026-11-22'],
    [{ from: '2025', to: '2026' }, { of: 'year' }, undefined],
    [{ from: '26', to: '2026' }, { of: 'year' }, '请选择正确的期限的开始'],
    [{ from: '2026-01', to: '2026-13' }, { of: 'month' }, '请选择正确的期限的结束'],
  ] as const)('%j %j: %s', (span, more, message) => expect(rangeProblem(span, { ...rule, ...more })).toBe(message));
});

it('tells days, months and years apart', () => {
  expect(['2028-02-29', '2026-02-29', '2026-02'].map((text) => isInUnit(text, 'date'))).toEqual([true, false, false]);
  expect(['2026-12', '2026-00', '2026-12-01'].map((text) => isInUnit(text, 'month'))).toEqual([true, false, false]);
  expect(['2026', '0026', '3026', '2026年'].map((text) => isInUnit(text, 'year'))).toEqual([true, false, false, false]);
});
