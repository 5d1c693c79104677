import { cases } from '@mocks/centre/cases/case-states';
import { signRequests } from '@mocks/centre/cases/signatures/sign-requests';
import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, loanAccount, memberAccount, post } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { planChange } from '@mocks/centre/loans/changes/plan-change';
import { nextRepaymentDay } from '@mocks/centre/loans/debit-days';
import { type LoanRecord, loanTable, publicStatus } from '@mocks/centre/loans/loans';
import { offsetForecast } from '@mocks/centre/loans/offset/loan-offset-views';
import { FULL_REPAYMENT, PART, repaymentFaults } from '@mocks/centre/loans/repayment/repayment-orders';
import { judge, submit } from '@mocks/centre/office/applications';
import { operatePhone } from '@mocks/centre/phone';
import { describe, expect, it } from 'vitest';
import { centrePerTest, person } from '../centre/fixture';
import { applicationSigned } from '../centre/loan-fixture';
import { PEOPLE } from '../people';

const HAN_DONG = person(PEOPLE.韩冬);
const LUO_LAN = person(PEOPLE.罗岚);
const JIANG_CHENG = person(PEOPLE.江澄);
const LUO_LAN_PHONE = PEOPLE.罗岚.sjhm;

const centre = centrePerTest();

const loanOf = ({ store }: Transaction, dkzh: string) => loanTable(store).get(dkzh) as LoanRecord; // of the seed

function changed(tx: Transaction, actor: Actor, values: Record<string, string>) {
  const { ywlx = '' } = values;
  const ywlsh = issueNumber(tx, actor, ywlx);
  const { bj: cbyd } = planChange(tx, actor, values);
  const qmbh = applicationSigned(tx, actor, ywlsh, { ...values, cbyd });
  return submit(tx, actor, { ...values, cbyd, cns: '1', qmbh, ywlsh });
}

describe('韩冬, six instalments before the end once that of the month is paid', () => {
  const { dkzh } = PEOPLE.韩冬;
  const left = (tx: Transaction) => {
    const { months, paid } = loanOf(tx, dkzh);
    return months - paid;
  };
  const standing = (tx: Transaction, ywlx: string) => judge(tx, HAN_DONG, { ywlx, dkzh }).tj.find(({ mz }) => !mz)?.sjz;

  it('may still change method and term, pay ahead and settle; the plan goes on from the next instalment', async () => {
    await centre.transact((tx) => {
      expect(left(tx)).toBe(6);
      expect([standing(tx, 'GD0404'), standing(tx, 'GD0406')]).toEqual([undefined, undefined]);
      const day = nextRepaymentDay(tx.store, loanOf(tx, dkzh), tx.today());
      for (const order of [
        { hklx: PART, fen: 1_000_000n },
        { hklx: FULL_REPAYMENT, fen: undefined },
      ])
        expect(repaymentFaults(tx.store, loanOf(tx, dkzh), order, day)).toEqual({});
      expect(changed(tx, HAN_DONG, { ywlx: 'GD0406', dkzh, bglx: '1', xzhhkqx: '5' }).ywzt).toBe('99');
      moveClock(tx, { now: '2027-04-08' });
      expect(publicStatus(loanOf(tx, dkzh))).toBe('3');
      expect(balanceOf(tx.store, loanAccount(dkzh))).toBe(0n);
    });
  });

  it('with the last instalment alone nothing is changed any more, and it is settled by that', async () => {
    await centre.transact((tx) => {
      moveClock(tx, { now: '2027-03-09' });
      expect([left(tx), standing(tx, 'GD0404'), standing(tx, 'GD0406')]).toEqual([2, undefined, undefined]);
      moveClock(tx, { now: '2027-04-09' });
      expect([left(tx), standing(tx, 'GD0404'), standing(tx, 'GD0406')]).toEqual([1, '1期', '1期']);
      const day = nextRepaymentDay(tx.store, loanOf(tx, dkzh), tx.today());
      expect(repaymentFaults(tx.store, loanOf(tx, dkzh), { hklx: FULL_REPAYMENT, fen: undefined }, day)).toEqual({});
      moveClock(tx, { now: '2027-05-08' });
      expect(publicStatus(loanOf(tx, dkzh))).toBe('3');
    });
  });
});

describe('罗岚, whose co-borrower 江澄 is abroad', () => {
  const { dkzh } = PEOPLE.罗岚;

  it('her forecast does not depend on what is in his account, whatever stays and whoever is first', () =>
    centre.transact((tx) => {
      const asked = (blje: string, chry: { grzh: string; sxh: string }[]) =>
        offsetForecast(tx, LUO_LAN, { dkzh, blje, chry });
      const his = (sxh: string) => ({ grzh: JIANG_CHENG.grzh, sxh });
      const hers = (sxh: string) => ({ grzh: LUO_LAN.grzh, sxh });
      const orders = [
        [his('1'), hers('2')],
        [hers('1'), his('2')],
        [his('1'), hers('0')],
      ];
      const before = ['0.00', '113750.00'].map((blje) => orders.map((order) => asked(blje, order)));
      const [alone] = before[0] ?? [];
      expect(alone?.[0]).toMatchObject({ gjjje: alone?.[0]?.yhje, ykje: '0.00' });
      // He is not drawn on where she takes no part.
      expect(before[0]?.[2]?.[0]).toMatchObject({ gjjje: '0.00', grzhye: '' });
      const held = balanceOf(tx.store, memberAccount(JIANG_CHENG.grzh));
      const lines = [
        { account: memberAccount(JIANG_CHENG.grzh), fen: -held },
        { account: 'bank', fen: held },
      ];
      post(tx.store, { id: 'all-of-his', date: tx.today(), kind: '11', zhaiyao: '提取', ywlsh: '', lines });
      expect(['0.00', '113750.00'].map((blje) => orders.map((order) => asked(blje, order)))).toEqual(before);
    }));
  const METHOD = { ywlx: 'GD0404', dkzh, xhkfs: '02' };
  const invitation = (tx: Transaction) =>
    readOutbox(tx).find(({ kind, to, uuid }) => kind === 'sms' && to === PEOPLE.江澄.sjhm && uuid);

  it('applies, and he signs by the link that came to his phone, without a code to scan', async () => {
    await centre.transact((tx) => {
      const { ywlsh, ywzt } = changed(tx, LUO_LAN, METHOD);
      expect(ywzt).toBe('06');
      const sms = invitation(tx);
      expect(sms?.text).toContain('也可点击链接签署');
      // He may sign in from where he is as well: it waits there too.
      expect(signRequests(tx, JIANG_CHENG)).toMatchObject([{ ywlsh, zt: '0', qmsf: '共同借款人' }]);
      const link = { uuid: sms?.uuid ?? '', action: 'confirm' };
      expect(() => operatePhone(tx, tx.now(), { ...link, zjhm: PEOPLE.罗岚.zjhm })).toThrow('请由江澄本人签署');
      expect(loanOf(tx, dkzh).hkfs).toBe('01');
      operatePhone(tx, tx.now(), { ...link, zjhm: PEOPLE.江澄.zjhm });
      expect(cases(tx.store).get(ywlsh)?.ywzt).toBe('99');
      expect(loanOf(tx, dkzh).hkfs).toBe('02');
    });
  });

  it('who does not sign in seven days: nothing is changed, and it is said how he may agree from there', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = changed(tx, LUO_LAN, METHOD);
      moveClock(tx, { days: 8 });
      const found = cases(tx.store).get(ywlsh);
      expect(found?.ywzt).toBe('86');
      expect(found?.sbyy?.yy).toContain('已签署：罗岚，未签署：江澄');
      // No day is promised while he has to act.
      const told = readOutbox(tx).flatMap(({ kind, to, text }) =>
        kind === 'sms' && to === LUO_LAN_PHONE ? [text] : [],
      );
      expect(told.join()).toContain('已受理，等待江澄（共同借款人）签署，您无需操作');
      expect(told.join()).not.toContain('前答复');
      expect(found?.sbyy?.xyb).toContain('凭经公证的授权委托书由代理人到柜台办理');
      expect(loanOf(tx, dkzh).hkfs).toBe('01');
      expect(() =>
        operatePhone(tx, tx.now(), { uuid: invitation(tx)?.uuid ?? '', action: 'confirm', zjhm: '' }),
      ).toThrow('还款方式变更已失效，没有发生变更，您无需再处理');
    });
  });

  it('repays ahead without him, and draws on her own account alone: neither needs his word', async () => {
    await centre.transact((tx) => {
      const day = nextRepaymentDay(tx.store, loanOf(tx, dkzh), tx.today());
      const ywlsh = issueNumber(tx, LUO_LAN, 'GD0602');
      const order = { ywlx: 'GD0602', dkzh, hklx: '2', thje: '20000', thfs: '02', yhkr: day };
      expect(submit(tx, LUO_LAN, { ...order, ywlsh }).ywzt).toBe('02');
    });
  });
});
