import type { StateNote } from '@/api/business';
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { addStep, type CaseRecord, moveCase } from '../../cases/case-states';
import { keptNote } from '../../cases/decision-messages';
import { giveUp, waitingNote } from '../../cases/given-up';
import type { BusinessRule } from '../../cases/rule';
import { orderDebit, refusalOfNamed, statementOf } from '../../kernel/bank';
import { actorOf, type Desk } from '../../kernel/desk';
import { personOf } from '../../kernel/people';

/** What a business says of the debit that its cases come down to. */
interface AskedDebit {
  /** Named in what is told of a failure. */
  rules: string;
  /** What the debit is for: 核验扣款, 缴费扣款. */
  name: string;
  /** Whose account is debited, in words. */
  account(desk: Desk, record: CaseRecord): string;
  amount(record: CaseRecord): Fen;
  /** Why there is nothing to be debited for any more when it comes to it. */
  fault?(desk: Desk, record: CaseRecord): { yy: string; xyb: string } | undefined;
  /** Books what was debited on `day`, today or the day before, and says what came of it. */
  book(desk: Desk, record: CaseRecord, day: PlainDate): string;
  /** What a refusal leaves as it was, and what helps. */
  refused: string;
}

const REQUEST = (ywlsh: string) => `lhsk:${ywlsh}`;

/**
 * The half of a business that debits a flexible worker's account once, the moment it is approved. The bank pays, or refuses, or
 * its answer does not come: then nothing is asked again, and the statement of the next morning tells what it did.
 */
export function askedDebit(
  asked: AskedDebit,
): Pick<BusinessRule, 'approve' | 'daily' | 'revocable' | 'note' | 'message'> {
  const failed = (desk: Desk, record: CaseRecord, yy: string, xyb: string): CaseRecord =>
    giveUp(desk, record, {
      jdmc: `${asked.name}未成功`,
      key: 'debit-failed',
      sbyy: { yy, gz: asked.rules, xyb },
      yj: '没有扣款，各项都和申请前一样',
    });
  const closed = (
    desk: Desk,
    record: CaseRecord,
    { refusal, day }: { refusal: string; day: PlainDate },
  ): CaseRecord => {
    const account = asked.account(desk, record);
    if (refusal !== '') return failed(desk, record, `${account}${refusal}，未扣款`, asked.refused);
    const yj = asked.book(desk, record, day);
    return moveCase(desk, record, { to: '99', jdmc: asked.name, clr: '系统', yj });
  };
  return {
    approve(desk, record, approval) {
      const passed = moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } });
      const fault = asked.fault?.(desk, passed);
      if (fault) return failed(desk, passed, fault.yy, fault.xyb);
      const { grzh } = personOf(desk, actorOf(record.owner));
      const order = {
        id: REQUEST(record.ywlsh),
        fen: asked.amount(record),
        day: desk.today(),
        refusal: refusalOfNamed(desk.store, grzh)?.yy ?? '',
      };
      const answer = orderDebit(desk.store, grzh, order);
      if (answer) return closed(desk, passed, answer);
      const yj = `银行尚未返回${asked.name}结果，下一日对账后告知，请勿重复办理`;
      return addStep(desk, passed, { jdmc: '结果待确认', yj, key: 'debit-unknown' });
    },
    daily(desk, record) {
      const answer = statementOf(desk.store, REQUEST(record.ywlsh));
      return record.ywzt === '02' && answer && answer.day < desk.today() ? closed(desk, record, answer) : record;
    },
    // What the bank was asked for is not taken back.
    revocable: () => false,
    note: (_, record): StateNote | undefined => {
      const { lc, sbyy } = record;
      if (lc.at(-1)?.key !== 'debit-failed' || !sbyy) return waitingNote('结果待确认', record);
      return { mc: `${asked.name}未成功`, lx: 'ended', nr: `${sbyy.yy}。${sbyy.xyb}`, mx: [], lj: '', ljmc: '' };
    },
    message: (record, desk) => {
      const { ywzt, ywmc, ywlsh, lc, sbyy } = record;
      const yj = lc.at(-1)?.yj ?? '';
      if (ywzt === '99')
        return { title: `${ywmc}已办结`, nr: `您的${ywmc}已办结：${yj}。如非本人操作，请立即联系12329。` };
      if (ywzt === '02') return { title: '结果待确认', nr: `您的${ywmc}（${ywlsh}）${yj}。` };
      if (lc.at(-1)?.key !== 'debit-failed' || !sbyy) return undefined;
      const state = `${asked.name}未成功`;
      const nr = `您的${ywmc}（${ywlsh}）${state}：${sbyy.yy}。${sbyy.xyb}。${keptNote(desk, record)}`;
      return { title: `${ywmc}${state}`, nr };
    },
  };
}
