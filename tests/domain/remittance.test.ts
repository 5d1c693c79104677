import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskIdNumber } from '@/domain/mask';
import {
  comparePayroll,
  daysOverdue,
  readRemittanceCode,
  remittanceCode,
  remittanceDue,
  rosterBalances,
  rosterFigures,
} from '@/domain/remittance';
import { PEOPLE, UNITS } from '../people';

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

describe('the comparison with a payroll', () => {
  const member = (grzh: string, xingming: string, zjhm: string, grjcjs: string) => ({
    grzh,
    xingming,
    zjhm: maskIdNumber(zjhm),
    grjcjs,
  });
  const members = [
    member('1', '张建国', PEOPLE.张建国.zjhm, '18000.00'),
    member('2', '李晓梅', PEOPLE.李晓梅.zjhm, '9200.00'),
    member('3', '同名', '110105199201013000', '5000.00'),
    member('4', '同名', '110105199301013000', '6000.00'),
  ];
  const row = (hh: number, xingming: string, zjhm: string, grjcjs: bigint | undefined, grzh = '') => ({
    hh,
    xingming,
    zjhm,
    grjcjs,
    grzh,
  });

  it('tells who is missing on either side and whose base differs', () => {
    const { absent, unknown, base, same } = comparePayroll(members, [
      row(2, '张建国', PEOPLE.张建国.zjhm, 1_800_000n),
      row(3, '新职工', '110101199901010011', 700_000n),
      row(4, '', '', 950_000n, '2'),
      row(5, '同名', '110105199201013000', 500_000n),
    ]);
    expect(same).toBe(2);
    expect(unknown.map(({ hh }) => hh)).toEqual([3]);
    expect(base.map(({ member: found, row: { hh } }) => [found.grzh, hh])).toEqual([['2', 4]]);
    expect(absent.map(({ grzh }) => grzh)).toEqual(['4']);
  });

  it('takes nobody twice, and what is no amount as another base', () => {
    const twice = [row(2, '', '', 1_800_000n, '1'), row(3, '', '', 1_800_000n, '1'), row(4, '', '', undefined, '2')];
    const { unknown, repeated, base } = comparePayroll(members, twice);
    // Somebody who stands there twice has an account all the same.
    expect(unknown).toEqual([]);
    expect(repeated.map(({ member, row: { hh }, first }) => [member.grzh, hh, first])).toEqual([['1', 3, 2]]);
    expect(base.map(({ member: { grzh } }) => grzh)).toEqual(['2']);
  });

  it('tells a row that repeats a person by name and ID number, also where two are alike', () => {
    const { unknown, repeated } = comparePayroll(members, [
      row(2, '张建国', PEOPLE.张建国.zjhm, 1_800_000n),
      row(3, '同名', '110105199201013000', 500_000n),
      row(4, '张建国', PEOPLE.张建国.zjhm, 1_800_000n),
    ]);
    expect(unknown).toEqual([]);
    expect(repeated.map(({ row: { hh }, first }) => [hh, first])).toEqual([[4, 2]]);
  });
});
