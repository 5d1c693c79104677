import { fenOf, moneyText } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { cardRepaymentFields, cardRepaymentNames } from '@/schema/individual/gd0602-card-repayment';
import { LOAN_RULES } from '../../../data/menus/rule-names';
import { cardRepaymentNote } from '../../../data/notes/loan-notes';
import type { FiledRow } from '../../cases/batch/filed-row';
import { estimateUntil } from '../../cases/estimates';
import { labelOf } from '../../cases/field-reader';
import type { BusinessRule } from '../../cases/rule';
import type { Store } from '../../kernel/store';
import { repaymentDays } from '../../loans/debit-days';
import { CARD_ROW, debitCardOf, debitedCase } from '../../loans/debited-case';
import { runningLoans } from '../../loans/loan-conditions';
import type { DepositOrder } from '../../loans/repayment/deposit-repayment';
import { prepaymentName } from '../../loans/repayment/rebuilt-schedule';
import { dueFor, executeOrder, PART, repaymentFaults } from '../../loans/repayment/repayment-orders';
import { afterText, partsText, repaymentQuote } from '../../loans/repayment/repayment-quote';
import { repaymentOrderOf, repaymentRule } from '../../loans/repayment/repayment-rule';

const partOf = ({ thje = '' }: Readonly<Record<string, string>>) => fenOf(thje);

/** GD0602 银行卡还款: overdue amounts, a partial prepayment or the settlement, from the loan's card on a chosen day (docs/rules/gd0602-card-repayment.md). */
export const cardRepayment: BusinessRule = {
  ywlx: 'GD0602',
  ywmc: '银行卡还款',
  name: ({ hklx }) => cardRepaymentNames[String(hklx)] ?? '银行卡还款',
  // The business concerns the loan, so an other-city borrower without an account here may use it.
  withoutAccount: () => true,
  notice: cardRepaymentNote,
  ...repaymentRule({
    rules: LOAN_RULES,
    loansOf: runningLoans,
    partOf,
    schema: cardRepaymentFields,
    options: ({ store, today }, loan) => ({ yhkr: repaymentDays(store, loan, today()) }),
    read(reader, { application: { tx }, loan, hklx }) {
      const day = reader.valid('yhkr');
      const fen = reader.valid('thje') ? partOf(reader.values) : undefined;
      // Faults of the loan are reported as soon as the kind is chosen.
      const faults = loan && hklx ? repaymentFaults(tx.store, loan, { hklx, fen }, day || tx.today()) : {};
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
      announcement: (store, { values, je }) => `从${debitCardOf(store, values)}扣款约${moneyText(je)}，请备足款项`,
      help: '请在还款卡中备足款项',
      again: '按约定再次从还款卡扣款',
    },
    day: 'yhkr',
    filed(store, loan, values, day) {
      const order = repaymentOrderOf(values, partOf);
      return { je: dueFor(store, loan, order, day).total, rows: summary(store, { loan, order, shares: [], day }) };
    },
    fault: (store, loan, { values }, day) =>
      Object.values(repaymentFaults(store, loan, repaymentOrderOf(values, partOf), day))[0],
    amount: (store, loan, values, day) => dueFor(store, loan, repaymentOrderOf(values, partOf), day).total,
    book(tx, loan, { ywlsh, values }, day, card) {
      const order = repaymentOrderOf(values, partOf);
      const parts = partsText(dueFor(tx.store, loan, order, day));
      const after = executeOrder(tx, loan, order, { ywlsh, paidOn: day, sources: [{ account: 'bank', fen: card }] });
      return {
        je: card,
        yj: `${day}从${debitCardOf(tx.store, values)}扣款${moneyText(card)}，${parts}；${afterText(tx.store, after)}`,
      };
    },
  }),
};

function summary(store: Store, { loan, order, day }: DepositOrder): FiledRow[] {
  const { kytqe, mx } = repaymentQuote(store, loan, order, day);
  return [
    { key: 'hklx', label: cardRepaymentFields.hklx.label, value: labelOf('hklx', order.hklx) },
    { label: '贷款账号', value: loan.dkzh },
    { key: 'yhkr', label: cardRepaymentFields.yhkr.label, value: day },
    estimateUntil('扣款')({ key: 'hkhj', label: '预计还款合计', value: moneyText(kytqe) }),
    { key: CARD_ROW, label: '扣款账号', value: maskBankCard(loan.hkzh) },
    ...(order.hklx === PART
      ? [{ label: cardRepaymentFields.thfs.label, value: prepaymentName(loan, order.thfs) }]
      : []),
    ...mx.filter(({ key }) => key && ['xyhke', 'xsyqs', 'jslx'].includes(key)).map(estimateUntil('扣款')),
    ...mx.filter(({ key }) => key === 'zbyw'),
  ];
}
