import { daysBetween } from '@/domain/dates';
import { type Fen, fenOf } from '@/domain/money';
import { policyCount } from '../../data/policy/policy';
import { casePath } from '../cases/case-path';
import { cases } from '../cases/case-states';
import { type FieldReader, labelOf } from '../cases/field-reader';
import type { Application, CaseSubject, RawValues, RuleCondition } from '../cases/rule';
import { type PersonRecord, personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';
import { isDebitDay } from './debit-days';
import { type LoanRecord, loanHistoryOf, nextInstalmentDay, publicStatus, runningLoansOf } from './loans';
import { type OpenOrder, orderOn, otherOrder } from './open-orders';
import { FULL_REPAYMENT } from './repayment/repayment-orders';

/** Case subject: one application at a time per loan. */
export const aboutLoan = (all = runningLoans): CaseSubject => ({
  mc: '贷款',
  of: ({ dkzh }) => (typeof dkzh === 'string' ? dkzh : ''),
  all: (tx, actor) => all(tx, actor).map(({ dkzh }) => dkzh),
});

/** Reads the chosen one of the person's running loans. */
export function readLoan(
  reader: FieldReader,
  tx: Transaction,
  actor: Actor,
  running = runningLoans(tx, actor),
): LoanRecord | undefined {
  const chosen = reader.code('dkzh', { label: '贷款账号', from: running.map(({ dkzh }) => dkzh) });
  return running.find(({ dkzh }) => dkzh === chosen);
}

/**
 * Conditions on the chosen loan; before a choice, on the first loan that fulfils all. Without a running loan only the first is said, which
 * requires one. `act`: what a settled loan no longer needs.
 */
export function loanChangeConditions(
  { tx, actor }: Application,
  raw: RawValues,
  { act, conditionsOf }: { act: string; conditionsOf: (loan: LoanRecord | undefined) => RuleCondition[] },
  running = runningLoans(tx, actor),
): RuleCondition[] {
  const chosen = running.find(({ dkzh }) => dkzh === raw.dkzh);
  if (chosen) return conditionsOf(chosen);
  const found = running.find((loan) => conditionsOf(loan).every(({ mz }) => mz));
  const first = found ?? running[0];
  if (first) return conditionsOf(first);
  const settled = whereSettled(tx, actor, act);
  return conditionsOf(undefined)
    .slice(0, 1)
    .map((needed) => ({ ...needed, ...settled }));
}

/** Words of the condition on a loan for a person whose loans are all settled; undefined for others. */
function whereSettled(
  tx: Transaction,
  actor: Actor,
  act: string,
): Pick<RuleCondition, 'sjz' | 'xyb' | 'refusal'> | undefined {
  const { grzh } = personOf(tx, actor);
  const all = loanHistoryOf(tx.store, grzh);
  if (all.length === 0 || all.some((loan) => publicStatus(loan) !== '3')) return undefined;
  // The certificate is issued to the borrower only.
  const xyb = `${all.some((loan) => loan.grzh === grzh) ? '' : '请借款人'}开具结清证明`;
  return { sjz: '贷款已结清', xyb, refusal: `贷款已结清，无需${act}` };
}

/** Returns the running loans that this person may act for. */
export function runningLoans(tx: Transaction, actor: Actor): LoanRecord[] {
  return runningLoansOf(tx.store, personOf(tx, actor).grzh, tx.today());
}

/** Requires a running loan, overdue or not as the business allows (docs/rules/loans.md, Conditions). */
export function hasLoan(
  loan: LoanRecord | undefined,
  { overdue, rules }: { overdue: 'allowed' | 'refused'; rules: string },
): RuleCondition {
  const late = loan !== undefined && publicStatus(loan) !== '1' && overdue === 'refused';
  return {
    tjbh: 'DKZC',
    tjmc: overdue === 'refused' ? '有正常还款的住房公积金贷款' : '有正在偿还的住房公积金贷款',
    mz: loan !== undefined && !late,
    sjz: loan ? labelOf('dkzhzt', publicStatus(loan)) : '没有正在偿还的贷款',
    yqz: overdue === 'refused' ? '正常' : '正常或逾期',
    yj: rules,
    xyb: loan ? '请先还清逾期款项' : '本业务只适用于住房公积金贷款的借款人',
    refusal: loan ? '您有逾期的住房公积金贷款，请先还清逾期款项' : '未找到您正在偿还的住房公积金贷款',
  };
}

/** Excludes days of a disbursement or debit (docs/rules/loans.md, Conditions). */
export function notDebitedToday(
  { store, today }: Pick<Transaction, 'store' | 'today'>,
  loan: LoanRecord | undefined,
  rules: string,
): RuleCondition {
  const early = loan !== undefined && today() <= loan.disbursed;
  const debited = loan !== undefined && isDebitDay(store, loan, today());
  return {
    tjbh: 'KKR',
    tjmc: '今天不是放款日、还款日',
    mz: !early && !debited,
    sjz: early ? '放款日' : debited ? '还款日' : today(),
    yqz: '其他日期',
    yj: rules,
    xyb: '请明日再办理',
    refusal: early ? '不能在放款日当天或以前还款' : '今天是还款日，当天不办理，请明日再办理',
  };
}

/** Requires that no other repayment of the loan is pending, by any applicant. */
export function noOtherOrder(
  { tx: { store }, actor, ywlsh }: Application,
  loan: LoanRecord | undefined,
  rules: string,
): RuleCondition {
  const other = loan && otherOrder(store, loan.dkzh, ywlsh);
  return {
    tjbh: 'HKZT',
    tjmc: '该贷款没有正在办理的还款',
    mz: other === undefined,
    sjz: orderText(other),
    yqz: '没有',
    yj: rules,
    xyb: other && `请等待${other.ywmc}办结，或者由申请人撤回后再申请`,
    ...orderLink(store, actor, other),
    refusal: other ? `该贷款已有正在办理的${other.ywmc}（${other.day}还款），办结或者撤回后再申请` : '',
  };
}

/** Requires that no pending repayment settles the loan, because what `act` arranges would end with it. */
export function notBeingSettled(
  { tx: { store }, actor }: Pick<Application, 'tx' | 'actor'>,
  loan: LoanRecord | undefined,
  { rules, act }: { rules: string; act: string },
): RuleCondition {
  const settling = loan && settlingOrder(store, loan.dkzh);
  const advice = `结清后无需${act}；不再结清的，请先由申请人撤回${settling?.ywmc}`;
  return {
    tjbh: 'DKJQ',
    tjmc: '该贷款没有正在办理的提前结清',
    mz: settling === undefined,
    sjz: orderText(settling),
    yqz: '没有',
    yj: rules,
    xyb: settling && advice,
    ...orderLink(store, actor, settling),
    refusal: settling ? `该贷款已申请${settling.ywmc}（${settling.day}还款），${advice}` : '',
  };
}

/** Returns the open order that settles the loan. */
export function settlingOrder(store: Store, dkzh: string): OpenOrder | undefined {
  const order = orderOn(store, dkzh);
  return cases(store).get(order?.ywlsh ?? '')?.values.hklx === FULL_REPAYMENT ? order : undefined;
}

const orderText = (order: OpenOrder | undefined) => (order ? `${order.ywmc}，${order.day}还款` : '没有');

/** Link to the applicant's own order. */
function orderLink(store: Store, actor: Actor, order: OpenOrder | undefined): Pick<RuleCondition, 'ljs'> {
  const record = cases(store).get(order?.ywlsh ?? '');
  const path = record && record.owner === ownerOf(actor) ? casePath(record) : undefined;
  return path ? { ljs: [{ lj: path, mc: `查看${order?.ywmc}` }] } : {};
}

/** Requires a deposit account that is neither frozen nor closed; a sealed one can pay. */
export function accountPays(
  { grzhzt }: Pick<PersonRecord, 'grzhzt'>,
  { rules, xyb, refusal }: { rules: string; xyb: string; refusal: string },
): RuleCondition {
  return {
    tjbh: 'ZHDJ',
    tjmc: '个人账户未冻结、未销户',
    mz: grzhzt === '01' || grzhzt === '02',
    sjz: labelOf('grzhzt', grzhzt),
    yqz: '正常或封存',
    yj: rules,
    xyb,
    refusal,
  };
}

/** Checks that the balance to remain in the account is not above the present one. */
export function checkMinimumBalance(reader: FieldReader, balance: Fen): void {
  if (fenOf(reader.valid('blje') || '0') > balance) reader.fail('blje', '账户保留余额不能大于账户余额');
}

/** Excludes changes close to a debit day (p.hkTbts), because the bank already has its orders. */
export function apartFromDueDay(
  tx: Pick<Transaction, 'today'>,
  loan: LoanRecord | undefined,
  { rules, refusal }: { rules: string; refusal: string },
): RuleCondition {
  const locked = policyCount('p.hkTbts');
  const due = loan && nextInstalmentDay(loan, tx.today());
  const days = due === undefined ? 0 : daysBetween(tx.today(), due);
  return {
    tjbh: 'HKR',
    tjmc: `距下一还款日超过${locked}日`,
    mz: due !== undefined && days > locked,
    sjz: due === undefined ? '无还款日' : `${due}（还有${days}天）`,
    yqz: `超过${locked}日`,
    yj: rules,
    xyb: due === undefined ? undefined : `请在${due}还款完成后再办理`,
    refusal,
  };
}
