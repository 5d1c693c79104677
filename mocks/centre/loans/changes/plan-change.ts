import type { PlanChange, PlanSide } from '@/api/loan/loan-change';
import type { Instalment } from '@/domain/loan/loan';
import { paymentIn } from '@/domain/loan/repayment-summary';
import { toYuan } from '@/domain/money';
import { FieldReader } from '../../cases/field-reader';
import type { RawValues } from '../../cases/rule';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { readLoan } from '../loan-conditions';
import { dueDateOf, type LoanRecord, publicStatus } from '../loans';
import { readMethod, readTerm } from './requested-terms';
import { type Trial, trialFingerprint, trialOf } from './trial';

/**
 * Returns the present and the changed plan of an own loan by month, with the cost of both. @throws BusinessError while the values make no
 * change
 */
export function planChange(tx: Transaction, actor: Actor, raw: RawValues): PlanChange {
  const reader = new FieldReader(raw);
  const loan = readLoan(reader, tx, actor);
  if (loan && publicStatus(loan) !== '1')
    throw new BusinessError(REFUSED, '您有逾期的住房公积金贷款，请先还清逾期款项');
  const terms = loan && (raw.xhkfs ? readMethod(reader, tx, loan) : readTerm(reader, tx, loan));
  if (!loan || !terms)
    throw new BusinessError(REFUSED, Object.values(reader.errors)[0] ?? '未找到您正在偿还的住房公积金贷款');
  const trial = trialOf(tx.store, loan, terms);
  return {
    bj: trialFingerprint(loan, trial),
    sxqc: trial.sxqc,
    sxrq: trial.from,
    syje: toYuan(trial.after.coming.reduce((sum, one) => sum + one.principal, 0n)),
    bgq: sideOf(trial.before),
    bgh: sideOf(trial.after),
    fy: trial.after.cost.fees.map(({ name, fen, note }) => ({ mc: name, je: toYuan(fen), sm: note })),
    mx: rowsOf(loan, trial),
  };
}

function sideOf({ terms, cost }: Trial['before']): PlanSide {
  const { interest, total, annual } = cost;
  return {
    dkhkfs: terms.hkfs,
    zxll: terms.zxll,
    syqs: terms.months,
    lxhj: toYuan(interest),
    cbhj: toYuan(total),
    zhrzcb: annual,
  };
}

function rowsOf(loan: LoanRecord, { sxqc, before, after }: Trial): PlanChange['mx'] {
  const months = Math.max(before.coming.length, after.coming.length);
  const partsOf = (one: Instalment | undefined) => ({
    yhje: one ? toYuan(paymentIn(one)) : '',
    yhlx: one ? toYuan(one.interest) : '',
    syye: one ? toYuan(one.balance) : '',
  });
  return Array.from({ length: months }, (_, i) => {
    const [was, is] = [partsOf(before.coming[i]), partsOf(after.coming[i])];
    return {
      dqqc: sxqc + i,
      yhrq: dueDateOf(loan, sxqc + i),
      yyhje: was.yhje,
      yyhlx: was.yhlx,
      ysyye: was.syye,
      xyhje: is.yhje,
      xyhlx: is.yhlx,
      xsyye: is.syye,
    };
  });
}
