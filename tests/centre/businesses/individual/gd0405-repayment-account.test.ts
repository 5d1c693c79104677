import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { sendAccountCode } from '@mocks/centre/loans/changes/account-code';
import { loanTable } from '@mocks/centre/loans/loans';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { loanOf, owed, told } from '../../books';
import { centrePerTest, LIU_YANG, refusalOf, ZHANG_JIANGUO } from '../../fixture';
import { settleLoan } from '../../loan-fixture';
import { handIn as handInAtOnce, handInSigned, refused } from '../../submit';

const { dkzh } = PEOPLE.张建国;
const OWN = { dkzh, xzhkhyhmc: '105', xhkzh: '6222020200000020202', cns: '1' };
/** Of a bank that does not answer for it. */
const UNKNOWN = { ...OWN, xzhkhyhmc: '301', xhkzh: '6222020200000022000' };

const centre = centrePerTest();

function handIn(tx: Transaction, values: Record<string, string> = OWN) {
  sendAccountCode(tx, ZHANG_JIANGUO);
  const dxyzm = readOutbox(tx).find(({ kind }) => kind === 'sms')?.code;
  return handInSigned(tx, ZHANG_JIANGUO, 'GD0405', { ...values, dxyzm }, values === UNKNOWN ? ['0104'] : []);
}

const cardOf = (tx: Transaction) => loanOf(tx, dkzh).hkzh;

describe('the account a loan is repaid from', () => {
  it.each([
    ['2026-12-16', true],
    ['2026-12-17', false],
    ['2026-12-20', false],
    ['2026-12-21', true],
  ])('on %s it may be changed: %s', async (day, mz) => {
    await centre.transact((tx) => {
      moveClock(tx, { now: day });
      expect(judge(tx, ZHANG_JIANGUO, { ywlx: 'GD0405' }).mz).toBe(mz);
    });
    if (mz) return;
    const { message } = await refusalOf(centre.transact((tx) => handIn(tx)));
    expect(['还款日前3日内不能变更还款账户', '今天是还款日，当天不办理，请明日再办理']).toContain(message);
    expect(await centre.transact(cardOf)).toBe(PEOPLE.张建国.yhzh);
  });

  it('is the borrower’s own, another one, and confirmed by a code of its own', async () => {
    const wrong = async (values: Record<string, string>) =>
      (await refusalOf(centre.transact((tx) => handIn(tx, { ...OWN, ...values })))).fieldErrors;
    expect(await wrong({ xzhkhyhmc: '102', xhkzh: PEOPLE.刘洋.yhzh })).toEqual({ xhkzh: '账户户名与借款人不一致' });
    expect(await wrong({ xzhkhyhmc: '102', xhkzh: PEOPLE.张建国.yhzh })).toEqual({
      xhkzh: '新还款账号与原还款账号相同，无需变更',
    });
    expect(await wrong({ xhkzh: '622202****0202' })).toEqual({ xhkzh: '请输入完整的新还款账号' });
    expect(await wrong({ dkzh: PEOPLE.郭磊.dkzh })).toEqual({ dkzh: '贷款账号不在可选范围内' });
    const coded = await centre.transact((tx) =>
      refused(() => handInAtOnce(tx, ZHANG_JIANGUO, 'GD0405', { ...OWN, dxyzm: '000000' })),
    );
    expect(coded.fieldErrors).toEqual({ dxyzm: '短信验证码错误或已失效' });
    const none = await centre.transact((tx) => judge(tx, LIU_YANG, { ywlx: 'GD0405' }));
    expect(none.tj[0]).toMatchObject({ mz: false, sjz: '没有正在偿还的贷款' });
  });

  it('that the bank does not know goes to a clerk; approved before the due day it waits for the day after', async () => {
    const { ywlsh, ywzt } = await centre.transact((tx) => {
      moveClock(tx, { now: '2026-12-16' });
      return handIn(tx, UNKNOWN);
    });
    expect(ywzt).toBe('98');
    await centre.transact((tx) => {
      moveClock(tx, { now: '2026-12-18' });
      review(tx, { ywlsh, result: 'approve', opinion: '' });
      const detail = caseDetail(tx, ZHANG_JIANGUO, { ywlsh });
      expect(detail).toMatchObject({ ywzt: '02', ztsm: { mc: '待生效', nr: '2026-12-21起生效，此前仍按原约定' } });
      const effect = { label: '生效日期', value: '2026-12-21' };
      expect(detail.sqnr).toContainEqual(effect);
      expect(told(tx, ZHANG_JIANGUO, 1)).toContain('2026-12-21起生效');
      expect(cardOf(tx)).toBe(PEOPLE.张建国.yhzh);
      const before = owed(tx, dkzh);
      moveClock(tx, { now: '2026-12-20' });
      expect(owed(tx, dkzh)).toBeLessThan(before);
      expect(cardOf(tx)).toBe(PEOPLE.张建国.yhzh);
      moveClock(tx, { now: '2026-12-21' });
      expect(cardOf(tx)).toBe(UNKNOWN.xhkzh);
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh })).toMatchObject({
        ywzt: '99',
        sqnr: expect.arrayContaining([effect]),
      });
    });
  });

  it('that waits may be taken back, and nothing is changed', async () => {
    await centre.transact((tx) => {
      moveClock(tx, { now: '2026-12-16' });
      const { ywlsh } = handIn(tx, UNKNOWN);
      moveClock(tx, { now: '2026-12-18' });
      review(tx, { ywlsh, result: 'approve', opinion: '' });
      expect(withdrawCase(tx, ZHANG_JIANGUO, { ywlsh }).ywzt).toBe('85');
      moveClock(tx, { now: '2026-12-21' });
      expect(cardOf(tx)).toBe(PEOPLE.张建国.yhzh);
    });
  });

  it('贷款结清的当天自行失效：一条短信，没有待办，不叫入账失败', async () => {
    await centre.transact((tx) => {
      const order = { dkzh, hklx: '3', yhkr: '2026-11-23' };
      const { ywlsh } = handIn(tx, UNKNOWN);
      expect(judge(tx, ZHANG_JIANGUO, { ywlx: 'GD0602', ...order }).xe?.mx.at(-1)).toEqual({
        key: 'zbyw',
        label: '在办申请',
        value: '还款账户变更，结清后自动失效',
      });
      handInAtOnce(tx, ZHANG_JIANGUO, 'GD0602', order);
      moveClock(tx, { now: '2026-11-23' });
      const detail = caseDetail(tx, ZHANG_JIANGUO, { ywlsh });
      expect(detail).toMatchObject({ ywzt: '86', sbyy: { yy: '贷款已结清，无需变更' }, kch: false });
      const about = readOutbox(tx).filter(({ kind, text }) => kind === 'sms' && text?.includes(ywlsh));
      expect(about.map(({ text }) => text)).toEqual([
        `【住房公积金】您的还款账户变更（${ywlsh}）已失效：贷款已结清，无需变更。您可以开具结清证明。`,
        expect.stringContaining('已受理'),
      ]);
      expect(todos(tx, ZHANG_JIANGUO).map(({ title }) => title)).not.toContainEqual(
        expect.stringContaining('还款账户'),
      );
    });
  });

  it('贷款结清的，待审核的变更在入账的那一刻失效，不等到次日', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, UNKNOWN);
      settleLoan(tx, ZHANG_JIANGUO, loanOf(tx, dkzh));
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh })).toMatchObject({ ywzt: '86', kch: false });
      expect(() => review(tx, { ywlsh, result: 'approve', opinion: '' })).toThrow('不能审核');
    });
  });

  it('贷款在审核前一刻结清的，不先通过就失效，不留给申请人撤回', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, UNKNOWN);
      loanTable(tx.store).put(dkzh, { ...loanOf(tx, dkzh), paid: loanOf(tx, dkzh).months, missed: [] });
      const detail = review(tx, { ywlsh, result: 'approve', opinion: '' });
      expect(detail).toMatchObject({ ywzt: '86', sbyy: { yy: '贷款已结清，无需变更' } });
      expect(detail.lc.map(({ jdmc }) => jdmc)).not.toContain('审核通过');
      expect(detail.lc.at(-1)).toMatchObject({ jdmc: '申请失效', yj: '贷款已结清，无需变更' });
    });
  });

  it('with a repayment that waits to be tried again, it is debited for that first, and the repayment names it', async () => {
    await centre.transact((tx) => {
      const order = { dkzh, hklx: '2', thje: '100000.00', thfs: '02', yhkr: '2026-11-23' };
      const { ywlsh } = handInAtOnce(tx, ZHANG_JIANGUO, 'GD0602', order);
      setDebitSwitch(tx, { dwzh: ZHANG_JIANGUO.grzh, fail: true, yy: '' });
      moveClock(tx, { now: '2026-11-23' });
      setDebitSwitch(tx, { dwzh: ZHANG_JIANGUO.grzh, fail: false, yy: '' });
      const asked = judge(tx, ZHANG_JIANGUO, { ywlx: 'GD0405', ...OWN }).xe;
      expect(asked?.kytqe).toBe('100000.00');
      expect(asked?.mx).toContainEqual({ key: 'kkrq', label: '首次扣款日', value: '2026-11-24' });
      expect(asked?.mx?.at(-1)).toMatchObject({ label: `待扣还款（部分提前还款${ywlsh}）`, value: '100,000.00元' });
      handIn(tx);
      expect(told(tx, ZHANG_JIANGUO, 1)).toContain('尾号0202的账户还款，首次扣款日2026-11-24');
      const debited = { key: 'hkzh', label: '扣款账号', value: '6222***********0202' };
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).sqnr).toContainEqual(debited);
      moveClock(tx, { days: 1 });
      const paid = caseDetail(tx, ZHANG_JIANGUO, { ywlsh });
      expect(paid.lc.at(-1)?.yj).toContain('2026-11-24从尾号0202的还款卡扣款100,000.00元');
      expect(paid.sqnr).toContainEqual(debited);
      expect(paid.sqnr).toContainEqual({ key: 'yhkr', label: '扣款日', value: '2026-11-24' });
    });
  });
});
