import type { PlainDate } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import { addStep, type CaseRecord, moveCase } from '../../cases/case-states';
import { type FiledRow, withOutcome } from '../../cases/filed-row';
import { waitingNote } from '../../cases/given-up';
import { othersNote } from '../../cases/others-note';
import type { BusinessRule } from '../../cases/rule';
import { awaitSigners, everybodySigned, inviteSigners } from '../../cases/signatures/signatures';
import type { Desk } from '../../kernel/desk';
import { persons } from '../../kernel/people';
import { coBorrowersOf, debtorsOf } from '../loan-parties';
import { type LoanRecord, loans, publicStatus } from '../loans';

/** What a business says of the change that its cases make on a loan. */
export interface LoanChange {
  /** Named in what is told of one that cannot be made any more. */
  rules: string;
  /** Those who owe it with the borrower sign before it is made. */
  cosigned: boolean;
  /** Why it cannot be made now although it was applied for, and what helps; undefined while it can. */
  fault?(desk: Desk, loan: LoanRecord, record: CaseRecord): { yy: string; xyb: string } | undefined;
  /** The day from which on it may be made, while it may not be made yet. */
  waits?(desk: Desk, loan: LoanRecord): PlainDate | undefined;
  /** The filed lines that say from when on it is made. */
  dated?(from: PlainDate): readonly FiledRow[];
  /** Makes it: what came of it, in words and line by line. */
  carryOut(desk: Desk, loan: LoanRecord, record: CaseRecord): { yj: string; rows: readonly FiledRow[] };
}

/**
 * The half of a business that changes a loan: once it is approved and everybody has signed it is made on the loan as it then
 * stands, or says why it cannot be and is tried again each morning.
 */
export function changedCase(
  change: LoanChange,
): Pick<BusinessRule, 'approve' | 'signed' | 'daily' | 'revocable' | 'note' | 'message' | 'others' | 'outlived'> {
  const faultOf = (desk: Desk, loan: LoanRecord | undefined, record: CaseRecord) => {
    if (!loan || publicStatus(loan) === '3') return { yy: '贷款已结清，无需变更', xyb: '撤回本申请' };
    return change.fault?.(desk, loan, record);
  };
  const make = (desk: Desk, record: CaseRecord, loan: LoanRecord) => {
    const { yj, rows } = change.carryOut(desk, loan, record);
    const made = { ...record, sqnr: withOutcome(record.sqnr, rows) };
    return moveCase(desk, made, { to: '99', jdmc: '变更生效', clr: '系统', yj });
  };
  /** Out of 02, the moment it has come there. */
  const carryOn = (desk: Desk, record: CaseRecord): CaseRecord => {
    const loan = loanOf(desk, record);
    const fault = faultOf(desk, loan, record);
    if (!loan || fault) {
      const { yy, xyb } = fault ?? { yy: '未找到贷款', xyb: '拨打12329核实' };
      const change81 = { sbyy: { yy, gz: change.rules, xyb } };
      return moveCase(desk, record, { to: '81', jdmc: '未能变更', clr: '系统', yj: yy, change: change81 });
    }
    const from = change.waits?.(desk, loan);
    if (from === undefined) return make(desk, record, loan);
    const dated = { ...record, sqnr: withOutcome(record.sqnr, change.dated?.(from) ?? []) };
    return addStep(desk, dated, { jdmc: '等待生效', yj: `${from}起生效，此前仍按原约定` });
  };
  return {
    approve(desk, record, approval) {
      if (change.cosigned && record.ywzt === '98') {
        const loan = loanOf(desk, record);
        if (loan) inviteSigners(desk, record, debtorsOf(desk.store, loan));
        if (!everybodySigned(desk, record.ywlsh)) return awaitSigners(desk, record, approval.clr);
      }
      return carryOn(desk, moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } }));
    },
    signed(desk, record) {
      return carryOn(
        desk,
        moveCase(desk, record, { to: '02', jdmc: '签署完成', clr: '系统', yj: '须签署的人已全部签署' }),
      );
    },
    daily(desk, record) {
      const loan = loanOf(desk, record);
      if (!loan || faultOf(desk, loan, record) || change.waits?.(desk, loan) !== undefined) return record;
      const open =
        record.ywzt === '02'
          ? record
          : moveCase(desk, record, {
              to: '02',
              jdmc: '重新办理',
              clr: '系统',
              yj: '条件已具备',
              change: { sbyy: undefined },
            });
      return make(desk, open, loan);
    },
    revocable: () => true,
    outlived: ({ store }, _, { dkzh }) => typeof dkzh === 'string' && dkzh !== '' && isPaidOff(loans(store).get(dkzh)),
    note: (store, record) => (record.ywzt === '06' ? othersNote(store, record) : waitingNote('待生效', record)),
    message: ({ ywzt, ywmc, ywlsh, lc }) => {
      const yj = lc.at(-1)?.yj ?? '';
      if (ywzt === '99') {
        return { title: `${ywmc}已办结`, nr: `您的${ywmc}已办结：${yj}。如非本人操作，请立即联系12329。` };
      }
      if (ywzt === '02') return { title: `${ywmc}待生效`, nr: `您的${ywmc}（${ywlsh}）已通过，${yj}。` };
      return undefined;
    },
    // Whoever owes it too has another plan from now on.
    others({ store }, { ywzt, ywmc, values, lc }) {
      const loan = loans(store).get(values.dkzh ?? '');
      if (!change.cosigned || ywzt !== '99' || !loan) return [];
      const borrower = maskName(persons(store).get(loan.grzh)?.xingming ?? '');
      const nr = `您与${borrower}共同借款的贷款${loan.dkzh}，${ywmc}已办结：${lc.at(-1)?.yj}。`;
      const here = coBorrowersOf(store, loan).filter(({ grzh }) => grzh !== '');
      return here.map(({ grzh }) => ({ grzh, title: `${ywmc}已办结`, nr }));
    },
  };
}

function loanOf({ store }: Desk, { values }: CaseRecord): LoanRecord | undefined {
  return loans(store).get(values.dkzh ?? '');
}

function isPaidOff(loan: LoanRecord | undefined): boolean {
  return loan !== undefined && publicStatus(loan) === '3';
}
