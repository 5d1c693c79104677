import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { claims } from '@mocks/centre/withdrawals/claims';
import { expect, it } from 'vitest';
import { tq0101 } from '../../contracts/flows/tq0101-purchase';
import { tq0102 } from '../../contracts/flows/tq0102-building';
import { tq0106 } from '../../contracts/flows/tq0106-loan-repayment';
import { fileCentre } from '../../file-centre';
import { PEOPLE } from '../../people';
import { apply, HE_JING, LEASE, LIU_YANG, person, RENT, XU_WENBO, ZHAO_MIN, ZHOU_KAI } from '../fixture';
import { withdrawal } from '../withdrawal-fixture';

const centre = fileCentre();

const rent = (tx: Transaction, actor: Actor, values: object) =>
  judge(tx, actor, { ...values, ywlx: 'TQ0107' }).cy?.sqtqje;
const other = (tx: Transaction, actor: Actor, values: object) =>
  judge(tx, actor, { skzhly: '1', ywwd: '0101', cns: '1', ...values, ywlx: 'TQ0199' }).cy?.sqtqje;

it('rent: who asks for less than the months allow is told what is given up, and that fewer months keep it', () =>
  centre.transact((tx) => {
    expect(rent(tx, LIU_YANG, RENT)).toBeUndefined();
    expect(rent(tx, LIU_YANG, { ...RENT, sqtqje: '1000.00' })).toBe(
      '所选3个月您只能提取一次：可提取4,500.00元，本次申请1,000.00元，其余3,500.00元您以后不能再提取。按本次金额选1个月（2026-09）即可，没有选的月份以后可以再申请',
    );
    // Fewer months would not pay as much.
    expect(rent(tx, LIU_YANG, { ...RENT, sqtqje: '4000.00' })).toContain(
      '其余500.00元您以后不能再提取。需要的，请把金额改为4,500.00元',
    );
    // So it is: the months are gone whatever was asked for.
    apply(tx, LIU_YANG, { ...RENT, sqtqje: '1000.00' });
    expect(judge(tx, LIU_YANG, { ...RENT, ywlx: 'TQ0107', tqksny: '2026-10' }).cw?.tqksny).toContain(
      '2026-10已办理租房提取',
    );
  }));

it('rent of a contract: what the spouse has had is no part of what is given up', () =>
  centre.transact((tx) => {
    const asked = (actor: Actor, sqtqje: string) => rent(tx, actor, { ...LEASE, sqtqje });
    // 3,000.00 a month for the household, three months.
    expect(asked(ZHAO_MIN, '6000.00')).toContain('可提取9,000.00元，本次申请6,000.00元，其余3,000.00元');
    const his = [{ ny: '2026-11', fen: 300_000n }];
    claims(tx.store).put('R', { id: 'R', ywlsh: '', grzh: ZHOU_KAI.grzh, ywlx: 'TQ0107', months: his });
    expect(asked(ZHAO_MIN, '6000.00')).toBeUndefined();
    expect(asked(ZHAO_MIN, '2000.00')).toContain('可提取6,000.00元，本次申请2,000.00元，其余4,000.00元');
  }));

it('nothing is given up where more is asked for than there may be, or nothing at all', () =>
  centre.transact((tx) => {
    expect(rent(tx, LIU_YANG, { ...RENT, sqtqje: '4500.01' })).toBeUndefined();
    expect(rent(tx, LIU_YANG, { ...RENT, sqtqje: '' })).toBeUndefined();
  }));

it('a loan’s repayments are drawn on once, a permit, and a contract that will be too old', () =>
  centre.transact((tx) => {
    const loan = withdrawal('TQ0106', tq0106);
    const lost =
      '2025-11-22至2026-11-21的还款您只能提取一次：可提取61,490.40元，本次申请8,000.00元，其余53,490.40元您以后不能再提取。需要的，请把金额改为61,490.40元';
    expect(loan.ask(tx, XU_WENBO).cy?.sqtqje).toBe(lost);
    loan.send(tx, XU_WENBO);
    expect(loan.ask(tx, XU_WENBO).xe?.kytqe).toBe('0.00');

    expect(withdrawal('TQ0102', tq0102).ask(tx, LIU_YANG).cy?.sqtqje).toContain(
      '该批准文件您只能提取一次：可提取86,000.00元，本次申请50,000.00元，其余36,000.00元',
    );
    const purchase = withdrawal('TQ0101', tq0101);
    expect(purchase.ask(tx, ZHOU_KAI).cy?.sqtqje).toBeUndefined();
    expect(purchase.ask(tx, ZHOU_KAI, { htrq: '2025-06-01' }).cy?.sqtqje).toContain('该购房合同您只能提取一次');
  }));

it('a year’s property fee, a year’s allowance and a voucher are drawn on once; an illness is not', () =>
  centre.transact((tx) => {
    const home = { bdcqzh: '云(2016)海淀区不动产权第0045678号', hyzk: '20', poxm: '冯军', pozjlx: '01' };
    const spouse = { pozjhm: PEOPLE.冯军.zjhm };
    const fee = { ...home, ...spouse, qttqyy: '12', wyfnd: '2026', wyfje: '2880.00', wyfphm: '26110000000020001' };
    expect(other(tx, HE_JING, { ...fee, wygsmc: '安和物业', sqtqje: '2000.00' })).toContain(
      '2026年度的物业费您只能提取一次：可提取2,880.00元，本次申请2,000.00元，其余880.00元',
    );
    expect(other(tx, HE_JING, { ...fee, wygsmc: '安和物业', sqtqje: '2880.00' })).toBeUndefined();
    const poor = { qttqyy: '16', dbzh: 'DB20260015', sqtqje: '64.00' };
    expect(other(tx, person(PEOPLE.钱秀英), poor)).toContain('本年度的低保提取您只能提取一次：可提取8,064.00元');
    const shared = { bdcqzh: '云(2019)通州区不动产权第0033221号', hyzk: '10' };
    const tax = { ...shared, qttqyy: '19', fphjje: '45000.00', pzhm: 'QS2026000188', sqtqje: '22000.00' };
    expect(other(tx, person(PEOPLE.林小雨), tax)).toContain('该凭证您只能提取一次：可提取22,500.00元');
    const illness = { ...home, ...spouse, qttqyy: '15', hbrgx: '02', hbrxm: '冯军', jbmc: '01', zfje: '50000.00' };
    expect(other(tx, HE_JING, { ...illness, fyrq: '2026-11-01', sqtqje: '100.00' })).toBeUndefined();
  }));

it('what the balance does not reach is lost too: the sum that may be had now is named, and nobody is told to wait', () =>
  centre.transact((tx) => {
    const permit = withdrawal('TQ0102', tq0102);
    const asked = (sqtqje: string) => permit.ask(tx, LIU_YANG, { jhjzfy: '900000.00', sqtqje });
    const most = asked('').xe?.kytqe ?? '';
    const found =
      '该批准文件您只能提取一次：可提取900,000.00元，其中777,773.19元因账户可用余额不足，本次和以后都不能提取；';
    expect(asked(most).cy?.sqtqje).toBe(`${found}本次最多可提取122,226.81元，本次申请122,226.81元`);
    expect(asked('50000.00').cy?.sqtqje).toBe(
      `${found}本次最多可提取122,226.81元，本次申请50,000.00元，其余72,226.81元您以后不能再提取。需要的，请把金额改为122,226.81元`,
    );
  }));

it('rent: months are counted by what the spouse has left of each', () =>
  centre.transact((tx) => {
    // 3,000.00 a month for the household; 2,000.00 of it is gone in two months, nothing in the third.
    const his = ['2026-09', '2026-10'].map((ny) => ({ ny, fen: 200_000n }));
    claims(tx.store).put('R', { id: 'R', ywlsh: '', grzh: ZHOU_KAI.grzh, ywlx: 'TQ0107', months: his });
    const asked = (sqtqje: string) => rent(tx, ZHAO_MIN, { ...LEASE, sqtqje });
    expect(asked('1000.00')).toContain('按本次金额选1个月（2026-09）即可');
    expect(asked('1000.01')).toContain('按本次金额选1个月（2026-11）即可');
    expect(asked('3500.00')).toContain('按本次金额选2个月（2026-10至2026-11）即可');
    expect(asked('4000.01')).toContain('需要的，请把金额改为5,000.00元');
    const { xe } = judge(tx, ZHAO_MIN, { ...LEASE, ywlx: 'TQ0107' });
    expect(xe).toMatchObject({ ljytq: '4000.00', ytqmc: '所选月份配偶已申请或提取', kytqe: '5000.00' });
  }));
