import type { PlainDate } from '@/domain/dates';
import { maskBankCard } from '@/domain/mask';
import { fenOf, moneyText } from '@/domain/money';
import { cardRepaymentNote } from '../../../data/notes/loan-notes';
import { policyCount } from '../../../data/policy';
import type { FiledRow } from '../../cases/case-states';
import { estimateUntil } from '../../cases/estimates';
import { FieldReader, labelOf } from '../../cases/field-reader';
import type { Application, BusinessRule, RawValues } from '../../cases/rule';
import type { Store } from '../../kernel/store';
import { repaymentDays } from '../../loans/debit-days';
import { cardOf, debitedCase } from '../../loans/debited-case';
import {
  hasLoan,
  loanConditions,
  noOtherOrder,
  notDebitedToday,
  readLoan,
  runningLoans,
} from '../../loans/loan-conditions';
import type { LoanRecord } from '../../loans/loans';
import { carryOut, dueFor, PART, type RepaymentOrder, repaymentFaults } from '../../loans/repayment-orders';
import { afterText, partsText, repaymentQuote } from '../../loans/repayment-quote';

const RULES = '《本中心个人住房贷款管理办法》';

/** GD0602 银行卡还款: what is overdue, part of the principal ahead or all of it, from the loan's card on a chosen day (domain catalogue 9). */
export const cardRepayment: BusinessRule = {
  ywlx: 'GD0602',
  ywmc: '银行卡还款',
  area: 'loan',
  kind: 'person',
  // It is about the loan: whoever borrowed from elsewhere has no account here.
  withoutAccount: () => true,
  notice: cardRepaymentNote,
  days: policyCount('p.hkYyts'),
  conditions: (application, raw) =>
    loanConditions(application, raw, (loan) => [
      hasLoan(loan, { overdue: 'allowed', rules: RULES }),
      notDebitedToday(application.desk, loan, RULES),
      noOtherOrder(application, loan, RULES),
    ]),
  limit(application, raw) {
    const { right } = read(application, raw);
    return right ? repaymentQuote(application.desk.store, right.loan, right.order, right.day) : null;
  },
  needs: () => [],
  assess(application, raw) {
    const { store } = application.desk;
    const { errors, values, right } = read(application, raw);
    return {
      fieldErrors: errors,
      values,
      amount: right ? dueFor(store, right.loan, right.order, right.day).total : 0n,
      manual: [],
      sqnr: right ? summary(store, right) : [],
    };
  },
  outlived: (desk, actor, { dkzh }) =>
    typeof dkzh === 'string' && dkzh !== '' && !runningLoans(desk, actor).some((loan) => loan.dkzh === dkzh),
  ...debitedCase({
    rules: RULES,
    words: {
      waiting: '待扣款',
      failed: '扣款未成功',
      plan: () => '从还款卡扣款，请备足款项',
      told: (store, { values, je }) => `从${cardOf(store, values)}扣款约${moneyText(je)}，请备足款项`,
      help: '请在还款卡中备足款项',
      again: '按约定再次从还款卡扣款',
    },
    dayOf: ({ yhkr = '' }) => yhkr,
    fault: (store, loan, { values }, day) => Object.values(repaymentFaults(store, loan, orderOf(values), day))[0],
    amount: (store, loan, values, day) => dueFor(store, loan, orderOf(values), day).total,
    book(desk, loan, { ywlsh, values }, day, card) {
      const order = orderOf(values);
      const parts = partsText(dueFor(desk.store, loan, order, day));
      const after = carryOut(desk, loan, order, { ywlsh, paidOn: day, sources: [{ account: 'bank', fen: card }] });
      return {
        je: card,
        yj: `${day}从${cardOf(desk.store, values)}扣款${moneyText(card)}，${parts}；${afterText(desk.store, after)}`,
      };
    },
  }),
};

interface Ordered {
  loan: LoanRecord;
  order: RepaymentOrder;
  day: PlainDate;
}

/** `right`: what is ordered, as soon as nothing is wrong with it. */
function read({ desk, actor }: Application, raw: RawValues) {
  const reader = new FieldReader(raw);
  const { values, errors } = reader;
  const loan = readLoan(reader, desk, actor);
  const part = reader.code('hklx', { label: '还款类型', from: 'hklx' }) === PART;
  const fen = part ? reader.money('thje', { label: '还款金额' }) : undefined;
  if (part) reader.code('thfs', { label: '还款后方式', from: ['01', '02'] });
  const days = loan ? repaymentDays(desk.store, loan, desk.today()) : [];
  const day = reader.code('yhkr', { label: '预计扣款日', from: days });
  // Whether this loan may be repaid so is said as soon as the kind is chosen.
  const asked =
    loan && values.hklx ? repaymentFaults(desk.store, loan, { hklx: values.hklx, fen }, day || desk.today()) : {};
  for (const [name, text] of Object.entries(asked)) reader.fail(name, text);
  const right: Ordered | undefined =
    loan && Object.keys(errors).length === 0 ? { loan, order: orderOf(values), day } : undefined;
  return { values, errors, right };
}

/** Of values that were found right. */
function orderOf({ hklx = '', thje = '', thfs }: Readonly<Record<string, string>>): RepaymentOrder {
  return { hklx, fen: hklx === PART ? fenOf(thje) : 0n, thfs: thfs === '02' ? '02' : '01' };
}

function summary(store: Store, { loan, order, day }: Ordered): FiledRow[] {
  const { kytqe, mx } = repaymentQuote(store, loan, order, day);
  return [
    { label: '还款类型', value: labelOf('hklx', order.hklx) },
    { label: '贷款账号', value: loan.dkzh },
    { label: '预计扣款日', value: day },
    estimateUntil('扣款')({ label: '预计扣款金额', value: moneyText(kytqe) }),
    { label: '扣款账号', value: maskBankCard(loan.hkzh) },
    ...(order.hklx === PART ? [{ label: '还款后方式', value: labelOf('thfs', order.thfs) }] : []),
    ...mx.filter(({ key }) => key && ['xyhke', 'xsyqs', 'jslx'].includes(key)).map(estimateUntil('扣款')),
  ];
}
