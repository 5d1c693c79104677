// @vitest-environment node

import { listMaterials } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { judge } from '@mocks/centre/office/applications';
import { registeredHomes } from '@mocks/centre/registers/registers';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { FENG_JUN, HE_JING, LIU_YANG, person, rebasedFrom } from '../../fixture';
import { COMMON, HOME, MARRIED_TO_FENG, MARRIED_TO_HE, otherReasonCentre } from './tq0199-other-reason-world';

const LIN_XIAOYU = person(PEOPLE.林小雨);

const QIAN_XIUYING = person(PEOPLE.钱秀英);

const { centre, applied, refused, judged, limitOf, approve } = otherReasonCentre();

describe('15 重大疾病', () => {
  const ILL = {
    ...COMMON,
    ...MARRIED_TO_FENG,
    qttqyy: '15',
    hbrgx: '04',
    hbrxm: '冯小宝',
    jbmc: '01',
    zfje: '20000.00',
    fyrq: '2026-06-01',
  };

  it('is what the household bore, shared for the same patient and illness', async () => {
    await applied(HE_JING, { ...ILL, sqtqje: '15000.00' });
    const his = { ...ILL, ...MARRIED_TO_HE };
    expect(await limitOf(FENG_JUN, his)).toBe('5000.00');
    expect(await limitOf(FENG_JUN, { ...his, jbmc: '04' })).toBe('20000.00');
  });

  it.each([
    [{ fyrq: '2025-11-20' }, 'fyrq', '费用结算日期不能早于2025-11-21'],
    [{ hbrgx: '05' }, 'hbrgx', '请选择患者与本人关系'],
    [{ hbrxm: '' }, 'hbrxm', '请输入患者姓名'],
    [{ jbmc: '感冒' }, 'jbmc', '请选择疾病名称'],
  ])('refuses %o at its field', async (wrong, field, sentence) => {
    const { fieldErrors } = await refused(HE_JING, { ...ILL, sqtqje: '100.00', ...wrong });
    expect(fieldErrors[field]).toBe(sentence);
  });

  it('knows the applicant and the spouse by name, whatever is sent: their costs are shared as anybody’s', async () => {
    await applied(HE_JING, { ...ILL, hbrgx: '01', hbrxm: '', sqtqje: '15000.00' });
    expect(await limitOf(FENG_JUN, { ...ILL, ...MARRIED_TO_HE, hbrgx: '02', hbrxm: '冯小宝' })).toBe('5000.00');
  });

  it('takes costs of exactly twelve months ago', async () => {
    expect((await applied(HE_JING, { ...ILL, fyrq: '2025-11-21', sqtqje: '100.00' })).ywzt).toBe('98');
  });
});

describe('16 最低生活保障', () => {
  it('counts the deposit of the month, not one that begins later', async () => {
    await centre.transact((tx) => rebasedFrom(tx, QIAN_XIUYING, '2027-01', 500_000n));
    expect(await limitOf(QIAN_XIUYING, POOR)).toBe('8064.00');
  });

  const POOR = { ...COMMON, qttqyy: '16', dbzh: 'DB20260015' };

  it('is up to twelve months of the deposit, once a year, without a certificate where the register knows it', async () => {
    // 2,800.00 × 12 % × 2 × 12 months.
    expect(await limitOf(QIAN_XIUYING, POOR)).toBe('8064.00');
    const answer = await applied(QIAN_XIUYING, { ...POOR, sqtqje: '8064.00' });
    expect(answer.ywzt).toBe('99');
    expect((await refused(QIAN_XIUYING, { ...POOR, sqtqje: '1.00' })).message).toBe('本年度已办理低保提取');
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-01' }));
    expect((await judged(QIAN_XIUYING, POOR)).mz).toBe(true);
  });

  it('goes to a clerk with the certificate where the register does not', async () => {
    expect((await applied(LIU_YANG, { ...POOR, sqtqje: '100.00' })).ywzt).toBe('98');
  });
});

describe('17、18、19 按凭证', () => {
  const SHARED = '云(2019)通州区不动产权第0033221号';
  const VOUCHER = { ...COMMON, bdcqzh: SHARED, hyzk: '10', fphjje: '45000.00', pzhm: 'QS2026000188' };

  it('19 is the own share of the tax, and needs no receipt that the tax office knows', async () => {
    const tax = { ...VOUCHER, qttqyy: '19' };
    expect(await limitOf(LIN_XIAOYU, tax)).toBe('22500.00');
    const { cy } = await centre.transact((tx) =>
      judge(tx, LIN_XIAOYU, { ywlx: 'TQ0199', ...tax, fphjje: '46000.00', sqtqje: '1.00' }),
    );
    expect(cy).toMatchObject({ fphjje: '凭证金额与税务登记信息不一致（登记45000.00元），将由中心凭契税完税凭证审核' });
    const states = (fphjje: string) =>
      centre.transact((tx) =>
        listMaterials(tx, LIN_XIAOYU, { jdbh: 'TQ0199-01', ywlsh: '', zstj: { ...tax, fphjje } }).map(
          ({ wjmc, clzt }) => `${wjmc} ${clzt}`,
        ),
      );
    expect([await states('45000.00'), await states('46000.00')]).toEqual([['契税完税凭证 2'], ['契税完税凭证 0']]);
    const answer = await applied(LIN_XIAOYU, { ...tax, sqtqje: '9000.00' });
    expect(answer.ywzt).toBe('99');
    expect((await refused(LIN_XIAOYU, { ...tax, sqtqje: '1.00' })).fieldErrors.pzhm).toBe(
      '该凭证已于2026-11-21办理过提取',
    );
  });

  it.each(['17', '18'])('%s takes a voucher once, whoever comes with it', async (qttqyy) => {
    const values = { ...VOUCHER, qttqyy, fphjje: '8000.01', pzhm: 'PZ 2026 77' };
    // 50 % of 8,000.01, half up.
    expect(await limitOf(LIN_XIAOYU, values)).toBe('4000.01');
    const { ywlsh } = await applied(LIN_XIAOYU, { ...values, sqtqje: '4000.01' });
    await approve(ywlsh);
    const other = { ...values, ...MARRIED_TO_FENG, bdcqzh: HOME, pzhm: 'PZ202677', sqtqje: '1.00' };
    expect((await refused(HE_JING, other)).fieldErrors.pzhm).toBe('该凭证已于2026-11-21办理过提取');
    // What was drawn on it for another matter may be more than this one is about: nothing is left, and never less.
    const again = { ...values, qttqyy: qttqyy === '17' ? '18' : '17', fphjje: '3000.00' };
    expect((await judged(LIN_XIAOYU, again)).xe).toMatchObject({
      kytqe: '0.00',
      mx: [{ label: '事项限额', value: '0.00元' }],
    });
  });

  it('comes to no more than the voucher with the shares of all owners together, to the fen', async () => {
    const half = '云(2021)通州区不动产权第0055667号';
    await centre.transact(({ store }) => {
      for (const { zjhm } of [PEOPLE.何静, PEOPLE.冯军])
        registeredHomes(store).put(`${half}${zjhm}`, { bdcqzh: half, zjhm, fwzl: '云州市通州区', gybl: '50' });
    });
    const values = { ...VOUCHER, qttqyy: '17', bdcqzh: half, fphjje: '20001.01', pzhm: 'DT10' };
    // 10,000.505, half up: two of them would be 20,001.02.
    expect(await limitOf(HE_JING, { ...values, ...MARRIED_TO_FENG })).toBe('10000.51');
    await applied(HE_JING, { ...values, ...MARRIED_TO_FENG, sqtqje: '10000.51' });
    expect(await limitOf(FENG_JUN, { ...values, ...MARRIED_TO_HE })).toBe('10000.50');
  });

  it('is shared by the couple whose home it is', async () => {
    const values = { ...VOUCHER, ...MARRIED_TO_FENG, qttqyy: '17', bdcqzh: HOME, fphjje: '30000.00', pzhm: 'DT9' };
    await applied(HE_JING, { ...values, sqtqje: '10000.00' });
    expect(await limitOf(FENG_JUN, { ...values, ...MARRIED_TO_HE })).toBe('20000.00');
  });
});
