import { maskBankCard } from '@/domain/mask';
import { fenOf, moneyText } from '@/domain/money';
import { cardRepaymentNote } from '../../../data/notes/loan-notes';
import { LOAN_RULES } from '../../../data/rule-names';
import { estimateUntil } from '../../cases/estimates';
import { labelOf } from '../../cases/field-reader';
import type { FiledRow } from '../../cases/filed-row';
import type { BusinessRule } from '../../cases/rule';
import type { Store } from '../../kernel/store';
import { repaymentDays } from '../../loans/debit-days';
import { CARD_ROW, cardOf, debitedCase } from '../../loans/debited-case';
import type { DepositOrder } from '../../loans/deposit-repayment';
import { runningLoans } from '../../loans/loan-conditions';
import { wayOf } from '../../loans/rebuilt-schedule';
import { carryOut, dueFor, PART, repaymentFaults } from '../../loans/repayment-orders';
import { afterText, partsText, repaymentQuote } from '../../loans/repayment-quote';
import { orderOf, repaymentRule } from '../../loans/repayment-rule';

const partOf = ({ thje = '' }: Readonly<Record<string, string>>) => fenOf(thje);

/** GD0602 银行卡还款: what is overdue, part of the principal ahead or all of it, from the loan's card on a chosen day (domain catalogue 9). */
export const cardRepayment: BusinessRule = {
  ywlx: 'GD0602',
  ywmc: '银行卡还款',
  // It is about the loan: whoever borrowed from elsewhere has no account here.
  withoutAccount: () => true,
  notice: cardRepaymentNote,
  ...repaymentRule({
    rules: LOAN_RULES,
    loansOf: runningLoans,
    partOf,
    read(reader, { application: { desk }, loan, hklx }) {
      const fen = hklx === PART ? reader.money('thje', { label: '还款金额' }) : undefined;
      const days = loan ? repaymentDays(desk.store, loan, desk.today()) : [];
      const day = reader.code('yhkr', { label: '预计扣款日', from: days });
      // Whether this loan may be repaid so is said as soon as the kind is chosen.
      const faults = loan && hklx ? repaymentFaults(desk.store, loan, { hklx, fen }, day || desk.today()) : {};
      for (const [name, text] of Object.entries(faults)) reader.fail(name, text);
      return { day, shares: [] };
    },
    quote: (store, { loan, order, day }) => repaymentQuote(store, loan, order, day),
    summary,
  }),
  ...debitedCase({
    rules: LOAN_RULES,
    words: {
      waiting: '待扣款',
      act: '扣款',
      plan: () => '从还款卡扣款，请备足款项',
      told: (store, { values, je }) => `从${cardOf(store, values)}扣款约${moneyText(je)}，请备足款项`,
      help: '请在还款卡中备足款项',
      again: '按约定再次从还款卡扣款',
    },
    day: 'yhkr',
    filed(store, loan, values, day) {
      const order = orderOf(values, partOf);
      return { je: dueFor(store, loan, order, day).total, rows: summary(store, { loan, order, shares: [], day }) };
    },
    fault: (store, loan, { values }, day) =>
      Object.values(repaymentFaults(store, loan, orderOf(values, partOf), day))[0],
    amount: (store, loan, values, day) => dueFor(store, loan, orderOf(values, partOf), day).total,
    book(desk, loan, { ywlsh, values }, day, card) {
      const order = orderOf(values, partOf);
      const parts = partsText(dueFor(desk.store, loan, order, day));
      const after = carryOut(desk, loan, order, { ywlsh, paidOn: day, sources: [{ account: 'bank', fen: card }] });
      return {
        je: card,
        yj: `${day}从${cardOf(desk.store, values)}扣款${moneyText(card)}，${parts}；${afterText(desk.store, after)}`,
      };
    },
  }),
};

function summary(store: Store, { loan, order, day }: DepositOrder): FiledRow[] {
  const { kytqe, mx } = repaymentQuote(store, loan, order, day);
  return [
    { label: '还款类型', value: labelOf('hklx', order.hklx) },
    { label: '贷款账号', value: loan.dkzh },
    { key: 'yhkr', label: '预计扣款日', value: day },
    estimateUntil('扣款')({ key: 'kkje', label: '预计扣款金额', value: moneyText(kytqe) }),
    { key: CARD_ROW, label: '扣款账号', value: maskBankCard(loan.hkzh) },
    ...(order.hklx === PART ? [{ label: '还款后方式', value: wayOf(loan, order.thfs) }] : []),
    ...mx.filter(({ key }) => key && ['xyhke', 'xsyqs', 'jslx'].includes(key)).map(estimateUntil('扣款')),
  ];
}
