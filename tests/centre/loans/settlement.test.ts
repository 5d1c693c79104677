import { moveClock } from '@mocks/centre/daily-jobs';
import { runLoans } from '@mocks/centre/jobs/loan-instalments';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { fillCards } from '@mocks/centre/loans/card';
import { sendAccountCode } from '@mocks/centre/loans/changes/account-code';
import { loanTable } from '@mocks/centre/loans/loans';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, todos } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../people';
import { balance, expectBalanced, loanOf, owed } from '../books';
import { centrePerTest, FENG_JUN, GUO_LEI, HE_JING, LIU_YANG, ZHANG_JIANGUO } from '../fixture';
import { settleLoan } from '../loan-fixture';
import { handIn as handInAtOnce, handInSigned } from '../submit';

const ZHANG_LOAN = PEOPLE.张建国.dkzh;
const FENG_LOAN = '20240300000003';
const GUO_LOAN = PEOPLE.郭磊.dkzh;

const MONDAY = '2026-11-23';

const centre = centrePerTest();

/** Of a bank that does not answer for the account: the change waits for a clerk. */
function accountChange(tx: Transaction, actor: Actor, dkzh: string): string {
  sendAccountCode(tx, actor);
  const dxyzm = readOutbox(tx).find(({ kind }) => kind === 'sms')?.code;
  const account = { xzhkhyhmc: '301', xhkzh: '6222020200000022000', cns: '1' };
  return handInSigned(tx, actor, 'GD0405', { dkzh, dxyzm, ...account }, ['0104']).ywlsh;
}

/** What is owed falls due with the next instalment, or with the last of those that were missed. */
function shorten(tx: Transaction, dkzh: string): void {
  const loan = loanOf(tx, dkzh);
  const { paid: after, missed } = loan;
  const before = missed.slice(0, -1);
  const balance = owed(tx, dkzh);
  const principal = before.reduce((left, one) => left - one.principal, balance);
  const late = missed.slice(-1).map((one) => ({ ...one, principal }));
  const months = Math.max(1, missed.length);
  const rebuilt = [...(loan.rebuilt ?? []), { after, balance, months }];
  loanTable(tx.store).put(dkzh, { ...loan, months: after + months, rebuilt, missed: [...before, ...late] });
}

const smsAbout = (tx: Transaction, ywlsh: string) =>
  readOutbox(tx).flatMap(({ kind, text }) => (kind === 'sms' && text?.includes(ywlsh) ? [text] : []));

it.each([
  ['GD0404', '变更'],
  ['GD0405', '变更'],
  ['GD0406', '变更'],
  ['GD0601', '签约'],
  ['GD0602', '还款'],
  ['GD0605', '还款'],
])('%s of a settled loan gives that one reason and reckons nothing else', async (ywlx, act) => {
  await centre.transact((tx) => {
    settleLoan(tx, ZHANG_JIANGUO, loanOf(tx, ZHANG_LOAN));
    expect(judge(tx, ZHANG_JIANGUO, { ywlx }).tj).toMatchObject([
      { tjbh: 'DKZC', mz: false, sjz: '贷款已结清', xyb: '开具结清证明' },
    ]);
    expect(() => handInAtOnce(tx, ZHANG_JIANGUO, ywlx, { dkzh: ZHANG_LOAN })).toThrow(`贷款已结清，无需${act}`);
    // Who never had one is told so.
    expect(judge(tx, LIU_YANG, { ywlx }).tj).toMatchObject([{ tjbh: 'DKZC', sjz: '没有正在偿还的贷款' }]);
  });
});

describe('what is open about a loan ends at the booking that pays it off', () => {
  it('by the last instalment, debited on its day', async () => {
    await centre.transact((tx) => {
      shorten(tx, ZHANG_LOAN);
      fillCards(tx.store, ZHANG_JIANGUO.grzh);
      const ywlsh = accountChange(tx, ZHANG_JIANGUO, ZHANG_LOAN);
      moveClock(tx, { now: '2026-12-19' });
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh }).ywzt).toBe('98');
      // The debits of the day alone: whatever else the day would end comes after them.
      runLoans(tx.store, '2026-12-20', true);
      expect(owed(tx, ZHANG_LOAN)).toBe(0n);
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh })).toMatchObject({
        ywzt: '86',
        sbyy: { yy: '贷款已结清，无需变更' },
      });
      expect(smsAbout(tx, ywlsh)).toHaveLength(2);
      expect(todos(tx, ZHANG_JIANGUO).filter(({ lj }) => lj?.includes(ywlsh))).toEqual([]);
      expect(() => review(tx, { ywlsh, result: 'approve', opinion: '' })).toThrow('不能审核');
      expectBalanced(tx);
    });
  });

  it('by the repayment of what is overdue, where nothing else is left', async () => {
    await centre.transact((tx) => {
      shorten(tx, GUO_LOAN);
      const ywlsh = accountChange(tx, GUO_LEI, GUO_LOAN);
      fillCards(tx.store, GUO_LEI.grzh);
      const paid = handInAtOnce(tx, GUO_LEI, 'GD0602', { dkzh: GUO_LOAN, hklx: '1', yhkr: MONDAY });
      moveClock(tx, { now: MONDAY });
      expect(caseDetail(tx, GUO_LEI, { ywlsh: paid.ywlsh }).ywzt).toBe('99');
      expect(owed(tx, GUO_LOAN)).toBe(0n);
      expect(caseDetail(tx, GUO_LEI, { ywlsh })).toMatchObject({ ywzt: '86', sbyy: { yy: '贷款已结清，无需变更' } });
      expectBalanced(tx);
    });
  });

  it.each([
    ['a withdrawal that waits for the other’s signature', 'GD0605', '06', FENG_LOAN, FENG_JUN, HE_JING],
    ['a repayment by card on a later day', 'GD0602', '02', ZHANG_LOAN, ZHANG_JIANGUO, ZHANG_JIANGUO],
  ])('%s', async (_, ywlx, ywzt, dkzh, borrower, actor) => {
    await centre.transact((tx) => {
      const tqry = [{ grzh: HE_JING.grzh, bctqje: '10000' }];
      const drawn = { dkzh, hklx: '2', thfs: '01', hkr: '2026-11-27', cns: '1', tqry };
      const byCard = { dkzh, hklx: '2', thje: '10000', thfs: '01', yhkr: '2026-11-27' };
      const { ywlsh } =
        ywlx === 'GD0605' ? handInSigned(tx, actor, ywlx, drawn) : handInAtOnce(tx, actor, ywlx, byCard);
      expect(caseDetail(tx, actor, { ywlsh }).ywzt).toBe(ywzt);
      const had = balance(tx, HE_JING);
      settleLoan(tx, borrower, loanOf(tx, dkzh));
      expect(caseDetail(tx, actor, { ywlsh })).toMatchObject({ ywzt: '86', sbyy: { yy: '贷款已结清，无需还款' } });
      for (const one of [borrower, actor]) {
        expect(todos(tx, one).filter(({ lj }) => lj?.includes(ywlsh))).toEqual([]);
      }
      // On the day that was ordered nothing more is taken from anybody.
      moveClock(tx, { now: '2026-11-30' });
      expect([owed(tx, dkzh), balance(tx, HE_JING)]).toEqual([0n, had]);
      expectBalanced(tx);
    });
  });
});
