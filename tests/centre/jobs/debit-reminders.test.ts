// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { drawLoans } from '@mocks/centre/loans/deposit-draws';
import { loansOf, loanTable } from '@mocks/centre/loans/loans';
import { offsets } from '@mocks/centre/loans/offset/loan-offsets';
import { submit } from '@mocks/centre/office/applications';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../people';
import { centreOn, FENG_JUN, HE_JING, person, ZHANG_JIANGUO } from '../fixture';
import { handInSigned, signInvited } from '../submit';

const FANG_LI = person(PEOPLE.方立);
const TANG_YUE = person(PEOPLE.唐悦);
/** 方立 and 唐悦 owe 600,000.00 over 360 months at 2.6 %: 2,402.04 on the 18th. */
const DKZH = '20250900000005';

const box = (tx: Transaction, actor: Actor) => listMessages(tx, actor, { page: 1, size: 50 }).list;
const newest = (tx: Transaction, actor: Actor, title: string) => box(tx, actor).find((one) => one.title === title);
const sms = (tx: Transaction, nr = '') => readOutbox(tx).filter(({ text }) => text === `【住房公积金】${nr}`).length;

it('an instalment from the card: three days before to both who owe it, and after it with what is left', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-14' });
    expect(newest(tx, FANG_LI, '还款提醒')?.fssj.slice(0, 10)).not.toBe('2026-12-15');
    moveClock(tx, { now: '2026-12-15' });
    const before = newest(tx, FANG_LI, '还款提醒');
    expect(before).toMatchObject({
      nr: '18日应还2,402.04元，2026-12-18从尾号1515的还款卡扣款，请保证还款卡或公积金账户余额充足。',
      lj: '/grwt/cxyw/dkcx/hkjh',
    });
    expect(sms(tx, before?.nr)).toBe(1);
    expect(newest(tx, TANG_YUE, '还款提醒')?.nr).toBe(
      `您与方*共同借款的贷款${DKZH}，2026-12-18应还2,402.04元，请提醒借款人备足款项。`,
    );
    moveClock(tx, { now: '2026-12-18' });
    const after = newest(tx, FANG_LI, '还款已扣划');
    expect(after?.nr).toMatch(
      /^第15期还款2,402\.04元已从您的还款卡扣划（本金.*，利息.*），贷款余额58[\d,.]+元，下次扣款日2027-01-18。$/,
    );
    expect(sms(tx, after?.nr)).toBe(1);
  });
});

it('an instalment from deposit accounts: to each whose account it is, what of it as it stands now', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const { store } = tx;
    const balance = () => balanceOf(store, memberAccount(FANG_LI.grzh));
    moveClock(tx, { now: '2026-12-14' });
    const before = balance();
    moveClock(tx, { now: '2026-12-19' });
    const monthly = balance() - before;
    moveClock(tx, { now: '2027-01-14' });
    // 1,000.00 of his are free once the month's deposit is in; nothing of hers.
    const keep = balance() + monthly - 100_000n;
    const order = { ywlsh: 'O', dkzh: DKZH, chfs: '01', thfs: '', cxr: '', first: '', from: 16, keep } as const;
    offsets(store).put('O', { ...order, accounts: [FANG_LI.grzh, TANG_YUE.grzh] });
    moveClock(tx, { now: '2027-01-15' });
    expect(newest(tx, FANG_LI, '还款提醒')?.nr).toContain(
      '2027-01-18按现在的余额从公积金账户扣划约1,000.00元，其余约1,402.04元从尾号1515的还款卡扣款',
    );
    offsets(store).put('O', { ...order, keep: 0n, accounts: [TANG_YUE.grzh, FANG_LI.grzh] });
    moveClock(tx, { now: '2027-02-15' });
    expect(newest(tx, FANG_LI, '还款提醒')?.nr).toContain('2027-02-18按现在的余额从公积金账户扣划约2,402.04元，请');
    const helper = newest(tx, TANG_YUE, '冲还贷提醒');
    expect(helper?.nr).toContain(
      '您参与的冲还贷（借款人方*），2027-02-18按现在的余额从您的公积金账户扣划约2,402.04元，您的账户余额',
    );
    expect(helper?.lj).toBe('/grwt/cxyw/dkcx/chdjl');
    expect(sms(tx, helper?.nr)).toBe(1);
    // His account pays all of it: she, whose account is not needed, has nobody to remind.
    offsets(store).put('O', { ...order, keep: 0n, accounts: [FANG_LI.grzh, TANG_YUE.grzh] });
    moveClock(tx, { now: '2027-03-15' });
    expect(newest(tx, TANG_YUE, '还款提醒')?.fssj.slice(0, 7)).not.toBe('2027-03');
  });
});

it('the yearly principal too, and what a repayment by card takes on the day that was chosen', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const { store } = tx;
    const [loan] = loansOf(store, ZHANG_JIANGUO.grzh);
    if (!loan) throw new Error('No loan');
    const yearly = { ywlsh: 'O', dkzh: loan.dkzh, chfs: '02', thfs: '01', from: 18, keep: 20_000_000n } as const;
    offsets(store).put('O', { ...yearly, cxr: '11-26', first: '2026-11-26', accounts: [ZHANG_JIANGUO.grzh] });
    moveClock(tx, { now: '2026-11-23' });
    const free = balanceOf(store, memberAccount(ZHANG_JIANGUO.grzh)) - 20_000_000n;
    expect(free > 0n).toBe(true);
    expect(newest(tx, ZHANG_JIANGUO, '冲还贷提醒')).toMatchObject({
      nr: expect.stringMatching(/^2026-11-26为每年冲本金日，按现在的余额扣划约[\d,.]+元冲还本金。$/),
      lj: '/grwt/dkSys/dkyw/qychd',
    });
    offsets(store).delete('O');
    const ywlsh = issueNumber(tx, ZHANG_JIANGUO, 'GD0602');
    const part = { hklx: '2', thje: '10000.00', thfs: '01', yhkr: '2026-11-30', zffs: '1', cns: true };
    submit(tx, ZHANG_JIANGUO, { ywlx: 'GD0602', ywlsh, dkzh: loan.dkzh, ...part });
    moveClock(tx, { now: '2026-11-26' });
    expect(newest(tx, ZHANG_JIANGUO, '部分提前还款扣款提醒')).toBeUndefined();
    moveClock(tx, { now: '2026-11-27' });
    const told = newest(tx, ZHANG_JIANGUO, '部分提前还款扣款提醒');
    expect(told?.nr).toBe(`您的部分提前还款（${ywlsh}）将于2026-11-30扣款，约10,000.00元从还款卡扣款，请备足款项。`);
    expect(sms(tx, told?.nr)).toBe(1);
    expect(loanTable(store).get(loan.dkzh)?.rebuilt).toBeUndefined();
  });
});

it('a repayment from deposit accounts: before its day to each whose account it draws on, also who did not apply', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const [loan] = drawLoans(tx, FENG_JUN);
    const tqry = [
      { grzh: FENG_JUN.grzh, bctqje: '12000' },
      { grzh: HE_JING.grzh, bctqje: '8000' },
    ];
    const values = { dkzh: loan?.dkzh, hklx: '2', thfs: '01', hkr: '2026-11-30', tqry, cns: true };
    const { ywlsh } = handInSigned(tx, FENG_JUN, 'GD0605', values);
    signInvited(tx, HE_JING, ywlsh);
    moveClock(tx, { now: '2026-11-26' });
    expect(newest(tx, HE_JING, '公积金提取还贷扣款提醒')).toBeUndefined();
    moveClock(tx, { now: '2026-11-27' });
    const told = newest(tx, HE_JING, '公积金提取还贷扣款提醒');
    expect(told?.nr).toBe(
      '您签署的公积金提取还贷（申请人冯*）将于2026-11-30还款，从您的公积金账户提取不超过8,000.00元。',
    );
    expect(sms(tx, told?.nr)).toBe(1);
    expect(box(tx, FENG_JUN).filter(({ title }) => title === '公积金提取还贷扣款提醒')).toHaveLength(1);
  });
});
