// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { depositInterest, monthlyDeposit } from '@/domain/deposit/interest';
import { parseYuan, toYuan } from '@/domain/money';

const fen = (yuan: string) => parseYuan(yuan) ?? 0n;
const YEAR = [
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
  '2026-12',
  '2027-01',
  '2027-02',
  '2027-03',
  '2027-04',
  '2027-05',
  '2027-06',
];

describe('deposit interest', () => {
  it('pays 936.10 on 30 June', () => {
    const movements = YEAR.map((month) => ({ date: `${month}-15`, fen: fen('1920') }));
    expect(toYuan(depositInterest(fen('50000'), movements, '2026-07-01', '2027-07-01', '1.5'))).toBe('936.10');
  });

  it('takes withdrawals off from their own day on', () => {
    const whole = depositInterest(fen('36000'), [], '2026-07-01', '2026-07-11', '1.5');
    expect(toYuan(whole)).toBe('15.00');
    expect(
      toYuan(
        depositInterest(fen('36000'), [{ date: '2026-07-06', fen: -fen('36000') }], '2026-07-01', '2026-07-11', '1.5'),
      ),
    ).toBe('7.50');
  });

  it.each(['2026-06-30', '2027-07-01'])('refuses a movement of %s, outside the period', (date) => {
    expect(() => depositInterest(0n, [{ date, fen: 1n }], '2026-07-01', '2027-07-01', '1.5')).toThrow(RangeError);
  });

  it('splits the monthly deposit', () => {
    expect(toYuan(monthlyDeposit(fen('8000'), '12'))).toBe('960.00');
    expect(toYuan(monthlyDeposit(fen('8123.50'), '7'))).toBe('568.65');
  });
});
