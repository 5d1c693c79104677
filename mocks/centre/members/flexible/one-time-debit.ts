import type { StateNote } from '@/api/cases/business';
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { addStep, type CaseRecord, moveCase } from '../../cases/case-states';
import { closeUnsuccessful, waitingNote } from '../../cases/close-unsuccessful';
import { draftNote } from '../../cases/decision-messages';
import type { BusinessRule } from '../../cases/rule';
import { orderDebit, refusalOfNamed, statementOf } from '../../kernel/accounts/bank';
import { personOf } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';

/** Business-specific parts of a one-time debit. */
interface AskedDebit {
  /** Rules cited in the message on a failure. */
  rules: string;
  /** Name of the debit: 核验扣款, 缴费扣款. */
  name: string;
  /** Display text of the debited account. */
  account(tx: Transaction, record: CaseRecord): string;
  amount(record: CaseRecord): Fen;
  /** Why the debit is no longer possible; undefined if it is. */
  fault?(tx: Transaction, record: CaseRecord): { yy: string; xyb: string } | undefined;
  /** Books the debit of `day` (today or the day before) and returns the result as text. */
  book(tx: Transaction, record: CaseRecord, day: PlainDate): string;
  /** Consequences of a refusal, and advice. */
  refused: string;
}

const REQUEST = (ywlsh: string) => `lhsk:${ywlsh}`;

/**
 * Rule parts of a business that debits a flexible worker's account once, upon approval. After a lost response the bank is not asked again:
 * its statement of the next morning decides.
 */
export function oneTimeDebit(
  asked: AskedDebit,
): Pick<BusinessRule, 'approve' | 'daily' | 'revocable' | 'note' | 'message'> {
  const failed = (tx: Transaction, record: CaseRecord, yy: string, xyb: string): CaseRecord =>
    closeUnsuccessful(tx, record, {
      jdmc: `${asked.name}未成功`,
      key: 'debit-failed',
      sbyy: { yy, gz: asked.rules, xyb },
      yj: '没有扣款，各项都和申请前一样',
    });
  const closed = (
    tx: Transaction,
    record: CaseRecord,
    { refusal, day }: { refusal: string; day: PlainDate },
  ): CaseRecord => {
    const account = asked.account(tx, record);
    if (refusal !== '') return failed(tx, record, `${account}${refusal}，未扣款`, asked.refused);
    const yj = asked.book(tx, record, day);
    return moveCase(tx, record, { to: '99', jdmc: asked.name, clr: '系统', yj });
  };
  return {
    approve(tx, record, approval) {
      const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
      const fault = asked.fault?.(tx, passed);
      if (fault) return failed(tx, passed, fault.yy, fault.xyb);
      const { grzh } = personOf(tx, actorOf(record.owner));
      const order = {
        id: REQUEST(record.ywlsh),
        fen: asked.amount(record),
        day: tx.today(),
        refusal: refusalOfNamed(tx.store, grzh)?.yy ?? '',
      };
      const answer = orderDebit(tx.store, grzh, order);
      if (answer) return closed(tx, passed, answer);
      const yj = `银行尚未返回${asked.name}结果，下一日对账后告知，请勿重复办理`;
      return addStep(tx, passed, { jdmc: '结果待确认', yj, key: 'debit-unknown' });
    },
    daily(tx, record) {
      const answer = statementOf(tx.store, REQUEST(record.ywlsh));
      return record.ywzt === '02' && answer && answer.day < tx.today() ? closed(tx, record, answer) : record;
    },
    // An ordered debit cannot be withdrawn.
    revocable: () => false,
    note: (_, record): StateNote | undefined => {
      const { lc, sbyy } = record;
      if (lc.at(-1)?.key !== 'debit-failed' || !sbyy) return waitingNote('结果待确认', record);
      return { mc: `${asked.name}未成功`, lx: 'ended', nr: `${sbyy.yy}。${sbyy.xyb}`, mx: [], lj: '', ljmc: '' };
    },
    message: (record, tx) => {
      const { ywzt, ywmc, ywlsh, lc, sbyy } = record;
      const yj = lc.at(-1)?.yj ?? '';
      if (ywzt === '99')
        return { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${yj}。如非本人操作，请立即联系12329。` };
      if (ywzt === '02') return { title: '结果待确认', nr: `您的${ywmc}（${ywlsh}）${yj}。` };
      if (lc.at(-1)?.key !== 'debit-failed' || !sbyy) return undefined;
      const state = `${asked.name}未成功`;
      const nr = `您的${ywmc}（${ywlsh}）${state}：${sbyy.yy}。${sbyy.xyb}。${draftNote(tx, record)}`;
      return { title: `${ywmc}${state}`, nr };
    },
  };
}
