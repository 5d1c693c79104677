import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { PlainDate } from '@/domain/dates';
import { paymentIn } from '@/domain/loan/repayment-summary';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { policy } from '../../../data/policy/policy';
import { type CaseRecord, cases } from '../../cases/case-states';
import { ruleOfCase } from '../../cases/registered';
import type { Store } from '../../kernel/store';
import { type LoanRecord, loanSchedule, nextInstalment, nextInstalmentDay, overdueOf } from '../loans';
import { activeOffset } from '../offset/loan-offsets';
import { orderOn } from '../open-orders';

/**
 * First debit of another repayment account: a scheduled repayment or the next instalment, plus overdue amounts with penalty by then.
 * `effect`: text of the effective date.
 */
export function firstLoanDebit(store: Store, loan: LoanRecord, today: PlainDate, effect: string): AmountLimit {
  const { due, waiting } = debitsOf(store, loan, today);
  const { fen, gs, mx } = waiting ? ofRepayment(waiting) : ofInstalment(store, loan, due);
  return {
    mc: '新账户首次扣款',
    grzhye: '0.00',
    blje: '0.00',
    djje: '0.00',
    ljytq: '0.00',
    kytqe: toYuan(fen),
    gs,
    yj: policy('p.hkTbts').basis,
    mx: [
      { key: 'yhkzh', label: '原还款账号', value: maskBankCard(loan.hkzh) },
      { key: 'sxrq', label: '生效日期', value: effect },
      { key: 'kkrq', label: '首次扣款日', value: waiting?.day ?? due },
      ...mx,
    ],
  };
}

/** Returns the day of the first debit. */
export function firstDebitDay(store: Store, loan: LoanRecord, today: PlainDate): PlainDate {
  const { due, waiting } = debitsOf(store, loan, today);
  return waiting?.day ?? due;
}

interface WaitingDebit {
  record: CaseRecord;
  day: PlainDate;
  fen: Fen;
}

interface FirstDebit {
  fen: Fen;
  gs: string;
  mx: LabelledValue[];
}

/** Returns the next due day, and the scheduled repayment before it that uses the card. */
function debitsOf(store: Store, loan: LoanRecord, today: PlainDate): { due: PlainDate; waiting?: WaitingDebit } {
  const due = nextInstalmentDay(loan, today);
  const record = cases(store).get(orderOn(store, loan.dkzh)?.ywlsh ?? '');
  const coming = record && ruleOfCase(record)?.coming?.(store, record);
  if (!coming || coming.day >= due) return { due };
  const fen = coming.card?.() ?? 0n;
  return fen > 0n ? { due, waiting: { record, day: coming.day, fen } } : { due };
}

function ofRepayment({ record: { ywmc, ywlsh }, fen }: WaitingDebit): FirstDebit {
  return {
    fen,
    gs: '正在办理的还款，以扣款当日核定为准；其后各期按还款计划扣款',
    mx: [{ key: 'dkhk', label: `待扣还款（${ywmc}${ywlsh}）`, value: moneyText(fen) }],
  };
}

function ofInstalment(store: Store, loan: LoanRecord, due: PlainDate): FirstDebit {
  const instalment = loanSchedule(loan)[nextInstalment(loan) - 1];
  const overdue = overdueOf(loan, due);
  const monthly = activeOffset(store, loan.dkzh)?.chfs === '01';
  const late: LabelledValue[] = [
    { key: 'yqbj', label: '逾期本金', value: moneyText(overdue.principal) },
    { key: 'yqlx', label: '逾期利息', value: moneyText(overdue.interest) },
    { key: 'yqfx', label: `罚息（计至${due}）`, value: moneyText(overdue.penalty) },
  ];
  const words = [
    overdue.total > 0n
      ? '逾期本金、逾期利息、罚息与当期应还款额之和；也可以先在“银行卡还款”中归还逾期款项，罚息计至归还之日'
      : '当期应还款额',
    ...(monthly ? ['已签约冲还贷：先扣公积金账户，不足的部分才从还款账户扣划'] : []),
  ];
  return {
    fen: overdue.total + paymentIn(instalment),
    gs: words.join('；'),
    mx: [
      { key: 'dqyhje', label: '当期应还款额', value: moneyText(paymentIn(instalment)) },
      ...(overdue.total > 0n ? late : []),
    ],
  };
}
