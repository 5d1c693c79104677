// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositIn, type RentInput, type RentPolicy, rentLimit } from '@/domain/deposit/rent-withdrawal';
import { parseYuan, toYuan } from '@/domain/money';
import { runs } from '../../property-runs';

const fen = (yuan: string) => parseYuan(yuan) ?? 0n;
const policy: RentPolicy = { zfWba: fen('1500'), zfYba: fen('3000'), zfDzn: '50', zhBlje: 0n };
const input: RentInput = {
  zflx: '1',
  yzj: undefined,
  znsl: 0,
  rylb: '1',
  months: ['2026-09', '2026-10', '2026-11'],
  yjce: () => fen('1920'),
  ljytq: 0n,
  grzhye: fen('52345.67'),
  djje: 0n,
  zbje: 0n,
};

describe('rent limit (docs/rules/tq0107-rent.md)', () => {
  it.each<[string, Partial<RentInput>, string, string]>([
    ['no filed contract', {}, '1500.00', '4500.00'],
    ['filed contract, rent under the ceiling', { zflx: '2', yzj: fen('2800') }, '2800.00', '8400.00'],
    ['filed contract, rent over the ceiling', { zflx: '2', yzj: fen('4200') }, '3000.00', '9000.00'],
    ['public rental', { zflx: '3', yzj: fen('3600') }, '3600.00', '10800.00'],
    ['affordable rental', { zflx: '4', yzj: fen('880.50') }, '880.50', '2641.50'],
    ['one child', { znsl: 1 }, '1500.00', '4500.00'],
    ['two children', { znsl: 2 }, '2250.00', '6750.00'],
    ['two children, filed contract', { znsl: 2, zflx: '2', yzj: fen('5000') }, '4500.00', '13500.00'],
    ['two children, but no more than the rent', { znsl: 3, zflx: '2', yzj: fen('3200') }, '3200.00', '9600.00'],
    ['new resident with the higher deposit', { rylb: '2' }, '1920.00', '5760.00'],
    ['young person with the lower deposit', { rylb: '3', yjce: () => fen('1200') }, '1500.00', '4500.00'],
    ['part already withdrawn', { ljytq: fen('1500') }, '1500.00', '3000.00'],
    ['more withdrawn than allowed', { ljytq: fen('5000') }, '1500.00', '0.00'],
    ['one month', { months: ['2026-11'] }, '1500.00', '1500.00'],
    ['the month between paid before', { months: ['2026-09', '2026-11'] }, '1500.00', '3000.00'],
    ['no month left', { months: [] }, '1500.00', '0.00'],
    ['no rent given', { zflx: '2' }, '0.00', '0.00'],
  ])('%s', (_name, change, monthly, kytqe) => {
    const limit = rentLimit({ ...input, ...change }, policy);
    for (const fenOfMonth of limit.byMonth.values()) expect(toYuan(fenOfMonth)).toBe(monthly);
    expect(toYuan(limit.kytqe)).toBe(kytqe);
    expect(limit.limitedBy).toBe('monthly');
  });

  it.each<[string, Partial<RentInput>, Partial<RentPolicy>, string]>([
    ['never the whole balance', { grzhye: fen('3000') }, {}, '2999.99'],
    ['frozen part stays', { grzhye: fen('3000'), djje: fen('1000') }, {}, '1999.99'],
    ['balance to keep stays', { grzhye: fen('3000') }, { zhBlje: fen('500') }, '2499.99'],
    ['nothing free', { grzhye: fen('100'), djje: fen('100') }, {}, '0.00'],
  ])('%s', (_name, change, policyChange, kytqe) => {
    const limit = rentLimit({ ...input, ...change }, { ...policy, ...policyChange });
    expect(toYuan(limit.kytqe)).toBe(kytqe);
    expect(limit.limitedBy).toBe('balance');
  });

  it('says how it was computed, with the figures', () => {
    expect(rentLimit({ ...input, zflx: '2', yzj: fen('5000'), znsl: 2, ljytq: fen('3000') }, policy).gs).toBe(
      '每月限额：实际月租金5,000.00元与限额（3,000.00元 × (100% + 多子女上浮50%) = 4,500.00元）取小，为4,500.00元；' +
        '限额合计：4,500.00元 × 3个月 − 已提取3,000.00元 = 10,500.00元；' +
        '账户可用：余额52,345.67元 − 冻结0.00元 − 至少保留0.01元 = 52,345.66元；' +
        '本次最多可提取：两者取小，为10,500.00元',
    );
    expect(rentLimit({ ...input, rylb: '2' }, policy).gs).toContain(
      '每月限额：无备案租房新市民可按本人当月缴存额1,920.00元；',
    );
  });

  it('counts the own deposit of each month, and the ceiling where that is lower', () => {
    const steps = [
      { qsny: '2026-09', yjce: fen('1920') },
      { qsny: '2026-10', yjce: 0n },
      { qsny: '2026-11', yjce: fen('2688') },
    ];
    const yjce = (month: string) => depositIn(steps, month);
    const limit = rentLimit({ ...input, rylb: '3', months: ['2026-08', ...input.months], yjce }, policy);
    expect([...limit.byMonth]).toEqual([
      ['2026-08', fen('1500')],
      ['2026-09', fen('1920')],
      ['2026-10', fen('1500')],
      ['2026-11', fen('2688')],
    ]);
    expect(toYuan(limit.kytqe)).toBe('7608.00');
    expect(limit.gs).toContain(
      '每月限额：2026-08无备案租房1,500.00元，2026-09无备案租房青年人可按本人当月缴存额1,920.00元，',
    );
    expect(limit.sum.words).toBe('1,500.00元 × 1个月 + 1,920.00元 × 1个月 + 1,500.00元 × 1个月 + 2,688.00元 × 1个月');
  });

  it('leaves something in the account and is never negative', () => {
    const amount = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        fc.constantFrom('1', '2', '3', '4'),
        (grzhye, djje, ljytq, yzj, zflx) => {
          const { kytqe } = rentLimit({ ...input, grzhye, djje, ljytq, yzj, zflx: zflx as RentInput['zflx'] }, policy);
          expect(kytqe >= 0n).toBe(true);
          expect(kytqe === 0n || grzhye - djje - kytqe >= 1n).toBe(true);
        },
      ),
      runs(),
    );
  });
});
