import type { PlainDate } from '@/domain/dates';
import { maskName } from '@/domain/text/mask';
import { type FiledRow, withOutcome } from '../../cases/batch/filed-row';
import { addStep, type CaseRecord, moveCase } from '../../cases/case-states';
import { lapseCase, stopUnsuccessful, waitingNote } from '../../cases/close-unsuccessful';
import { pendingPartiesNote } from '../../cases/pending-parties';
import type { BusinessRule } from '../../cases/rule';
import { awaitSigners, inviteSigners, isFullySigned } from '../../cases/signatures/signatures';
import { persons } from '../../kernel/people';
import type { Transaction } from '../../kernel/transaction';
import { settlingOrder } from '../loan-conditions';
import { coBorrowersOf, debtorsOf } from '../loan-parties';
import { type LoanRecord, loanTable, publicStatus } from '../loans';
import { settledReason } from '../settlement';

/** A business that changes a loan. */
export interface LoanChange {
  /** Rule reference for the message about a change that has become impossible. */
  rules: string;
  /** All debtors sign before the change takes effect. */
  cosigned: boolean;
  /** Returns why the requested change is impossible now, with advice; undefined while it is possible. `final`: it stays so. */
  fault?(tx: Transaction, loan: LoanRecord, record: CaseRecord): ChangeFault | undefined;
  /** Returns the day from which the change can be made; undefined if now. */
  waits?(tx: Transaction, loan: LoanRecord): PlainDate | undefined;
  /** Filed rows with the effective date. */
  dated?(from: PlainDate): readonly FiledRow[];
  /** Applies the change; returns the result as text and rows. */
  carryOut(tx: Transaction, loan: LoanRecord, record: CaseRecord): { yj: string; rows: readonly FiledRow[] };
}

interface ChangeFault {
  yy: string;
  xyb: string;
  final?: true;
}

const SETTLED: ChangeFault = { yy: '贷款已结清，无需变更', xyb: '开具结清证明', final: true };

/**
 * Builds the case part of a loan change: after approval and all signatures the change is applied to the loan as it then stands, or refused
 * with a reason and retried daily.
 */
export function changedCase(
  change: LoanChange,
): Pick<
  BusinessRule,
  'approve' | 'signed' | 'daily' | 'lapses' | 'ending' | 'revocable' | 'note' | 'message' | 'others' | 'outlived'
> {
  const faultOf = (tx: Transaction, loan: LoanRecord | undefined, record: CaseRecord): ChangeFault | undefined =>
    !loan || publicStatus(loan) === '3' ? SETTLED : change.fault?.(tx, loan, record);
  const make = (tx: Transaction, record: CaseRecord, loan: LoanRecord) => {
    const { yj, rows } = change.carryOut(tx, loan, record);
    const made = { ...record, sqnr: withOutcome(record.sqnr, rows) };
    return moveCase(tx, made, { to: '99', jdmc: '变更生效', clr: '系统', yj });
  };
  /** Processes a case right after it enters state 02. */
  const carryOn = (tx: Transaction, record: CaseRecord): CaseRecord => {
    const loan = loanOf(tx, record);
    const fault = faultOf(tx, loan, record);
    if (!loan || fault) {
      const { yy, xyb, final } = fault ?? SETTLED;
      const sbyy = { yy, gz: change.rules, xyb };
      return final ? lapseCase(tx, record, sbyy) : stopUnsuccessful(tx, record, { jdmc: '未能变更', sbyy });
    }
    const from = change.waits?.(tx, loan);
    if (from === undefined) return make(tx, record, loan);
    const dated = { ...record, sqnr: withOutcome(record.sqnr, change.dated?.(from) ?? []) };
    return addStep(tx, dated, { jdmc: '等待生效', yj: `${from}起生效，此前仍按原约定` });
  };
  return {
    approve(tx, record, approval) {
      const fault = faultOf(tx, loanOf(tx, record), record);
      // What can never be carried out is not approved first.
      if (fault?.final) return lapseCase(tx, record, { yy: fault.yy, gz: change.rules, xyb: fault.xyb });
      if (change.cosigned && record.ywzt === '98') {
        const loan = loanOf(tx, record);
        if (loan) inviteSigners(tx, record, debtorsOf(tx.store, loan));
        if (!isFullySigned(tx, record.ywlsh)) return awaitSigners(tx, record, approval.clr);
      }
      return carryOn(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } }));
    },
    signed(tx, record) {
      return carryOn(tx, moveCase(tx, record, { to: '02', jdmc: '签署完成', clr: '系统', yj: '须签署的人已全部签署' }));
    },
    daily(tx, record) {
      const loan = loanOf(tx, record);
      if (!loan || faultOf(tx, loan, record) || change.waits?.(tx, loan) !== undefined) return record;
      const open =
        record.ywzt === '02'
          ? record
          : moveCase(tx, record, {
              to: '02',
              jdmc: '重新办理',
              clr: '系统',
              yj: '条件已具备',
              change: { sbyy: undefined },
            });
      return make(tx, open, loan);
    },
    lapses: (store, record) => settledReason(store, record, { rules: change.rules, act: '变更' }),
    ending(store, { values }) {
      const order = settlingOrder(store, values.dkzh ?? '');
      return order ? `该贷款已申请${order.ywmc}（${order.day}还款），结清后本申请自动失效` : '';
    },
    revocable: () => true,
    outlived: ({ store }, _, { dkzh }) =>
      typeof dkzh === 'string' && dkzh !== '' && isPaidOff(loanTable(store).get(dkzh)),
    note: (store, record) => (record.ywzt === '06' ? pendingPartiesNote(store, record) : waitingNote('待生效', record)),
    message: ({ ywzt, ywmc, ywlsh, lc }) => {
      const yj = lc.at(-1)?.yj ?? '';
      if (ywzt === '99') {
        return { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${yj}。如非本人操作，请立即联系12329。` };
      }
      if (ywzt === '02') return { title: `${ywmc}待生效`, nr: `您的${ywmc}（${ywlsh}）已通过，${yj}。` };
      return undefined;
    },
    // Co-debtors are notified of the new plan.
    others({ store }, { ywzt, ywmc, values, lc }) {
      const loan = loanTable(store).get(values.dkzh ?? '');
      if (!change.cosigned || ywzt !== '99' || !loan) return [];
      const borrower = maskName(persons(store).get(loan.grzh)?.xingming ?? '');
      const nr = `您与${borrower}共同借款的贷款${loan.dkzh}，${ywmc}已办结：${lc.at(-1)?.yj}。`;
      const here = coBorrowersOf(store, loan).filter(({ grzh }) => grzh !== '');
      return here.map(({ grzh }) => ({ grzh, title: `${ywmc}已办结`, nr }));
    },
  };
}

function loanOf({ store }: Transaction, { values }: CaseRecord): LoanRecord | undefined {
  return loanTable(store).get(values.dkzh ?? '');
}

function isPaidOff(loan: LoanRecord | undefined): boolean {
  return loan !== undefined && publicStatus(loan) === '3';
}
