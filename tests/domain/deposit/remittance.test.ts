import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysOverdue,
  readRemittanceCode,
  remittanceCode,
  remittanceDue,
  rosterBalances,
  rosterFigures,
} from '@/domain/deposit/remittance';
import { UNITS } from '../../people';
import { runs } from '../../property-runs';

const share = (dwyjce: bigint, gryjce: bigint, syyjce: bigint) => ({ dwyjce, gryjce, syyjce });

describe('the balance of a list', () => {
  it('adds who came, takes off who left, adjusts who changed', () => {
    const figures = rosterFigures([
      share(96_000n, 96_000n, 192_000n),
      share(100n, 100n, 0n),
      share(0n, 0n, 50_000n),
      share(60_000n, 60_000n, 100_000n),
      share(0n, 0n, 0n),
    ]);
    expect(figures).toEqual({
      syrs: 3,
      syje: 342_000n,
      zjrs: 1,
      zjje: 200n,
      jsrs: 1,
      jsje: 50_000n,
      tzje: 20_000n,
      hjrs: 3,
      hjje: 312_200n,
      dwhjje: 156_100n,
      grhjje: 156_100n,
    });
    expect(rosterBalances(figures)).toBe(true);
  });

  it('holds for any list, and for no figure that is changed', () => {
    const amount = fc.bigInt(0n, 10_000_000n);
    fc.assert(
      fc.property(fc.array(fc.record({ dwyjce: amount, gryjce: amount, syyjce: amount })), (shares) => {
        const figures = rosterFigures(shares);
        expect(rosterBalances(figures)).toBe(true);
        for (const name of ['syje', 'zjje', 'jsje', 'tzje', 'hjje', 'dwhjje', 'grhjje'] as const) {
          expect(rosterBalances({ ...figures, [name]: figures[name] + 1n }), name).toBe(false);
        }
        for (const name of ['syrs', 'zjrs', 'jsrs', 'hjrs'] as const) {
          expect(rosterBalances({ ...figures, [name]: figures[name] + 1 }), name).toBe(false);
        }
      }),
      runs(),
    );
  });
});

it.each([
  ['2026-12', 10, '2026-12-15'],
  ['2026-02', 31, '2026-03-05'],
  ['2028-02', 30, '2028-03-05'],
  ['2026-12', 28, '2027-01-02'],
])('%s with payday %s is due on %s', (hjny, payday, due) => {
  expect(remittanceDue(hjny, payday, 5)).toBe(due);
});

it('counts the days past the last one', () => {
  expect([daysOverdue('2026-12-15', '2026-12-15'), daysOverdue('2026-12-15', '2026-12-18')]).toEqual([0, 3]);
  expect(daysOverdue('2026-12-15', '2026-11-21')).toBe(0);
});

describe('the remark code', () => {
  const dwzh = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String);
  const month = fc.tuple(fc.integer({ min: 2020, max: 2099 }), fc.integer({ min: 1, max: 12 }));

  it('has 12 characters and is found in a remark, however it was typed', () => {
    fc.assert(
      fc.property(dwzh, month, (unit, [year, number]) => {
        const hjny = `${year}-${String(number).padStart(2, '0')}`;
        const code = remittanceCode(unit, hjny);
        expect(code).toMatch(/^[0-9A-Z]{12}$/);
        for (const remark of [code, `汇缴${code}。`, `公积金 ${code.toLowerCase()}`, code.replace(/(.{4})/g, '$1 ')]) {
          expect(readRemittanceCode(remark), remark).toEqual({ dwzh: unit, jkfy: code });
        }
      }),
      runs(),
    );
  });

  it('is none with a wrong digit or two changed places', () => {
    const code = remittanceCode(UNITS.华夏精密.dwzh, '2026-12');
    expect(readRemittanceCode(code.replace('2612', '2613'))).toBeUndefined();
    expect(readRemittanceCode(code.replace('2612', '6212'))).toBeUndefined();
    for (const remark of ['', '十二月公积金', UNITS.华夏精密.dwzh, code.slice(1), code.slice(0, -1)]) {
      expect(readRemittanceCode(remark), remark).toBeUndefined();
    }
  });
});
