import type { AmountLimit } from '@/api/judgement';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan-offset';
import type { Fen } from '@/domain/money';
import { policyCount } from '../../data/policy';
import { FieldReader } from '../cases/field-reader';
import type { FiledRow } from '../cases/filed-row';
import type { Application, BusinessRule, RawValues, RuleCondition } from '../cases/rule';
import type { Actor, Desk } from '../kernel/desk';
import type { Store } from '../kernel/store';
import type { DepositOrder } from './deposit-repayment';
import { aboutLoan, hasLoan, loanConditions, noOtherOrder, notDebitedToday, readLoan } from './loan-conditions';
import type { LoanRecord } from './loans';
import { dueFor, PART, type RepaymentOrder } from './repayment-orders';

type Values = Readonly<Record<string, string>>;

/** What is asked, as far as it has been read. */
export interface AskedRepayment {
  application: Application;
  raw: RawValues;
  loan: LoanRecord | undefined;
  hklx: string;
}

/** What a way to repay a loan adds, by where its money comes from. */
interface Repayment {
  /** Named by its conditions. */
  rules: string;
  /** The loans that this person may repay so. */
  loansOf(desk: Desk, actor: Actor): LoanRecord[];
  /** Conditions beside those of every repayment. */
  conditions?(application: Application, loan: LoanRecord | undefined): RuleCondition[];
  /** Reads the amounts and the day; what accounts give, where accounts do. */
  read(reader: FieldReader, asked: AskedRepayment): { day: PlainDate | ''; shares: readonly OffsetShare[] };
  /** Of values that were found right: what is paid ahead, interest included, where a part is. */
  partOf(values: Values): Fen;
  quote(store: Store, order: DepositOrder): AmountLimit;
  summary(store: Store, order: DepositOrder): FiledRow[];
  /** Reads what is asked for only once it is handed in. */
  confirm?(reader: FieldReader, store: Store, order: DepositOrder | undefined): void;
}

/** The half of a business that repays a loan on a day which is chosen: what has to hold, what it takes and what it comes to. */
export function repaymentRule(
  repayment: Repayment,
): Pick<BusinessRule, 'area' | 'kind' | 'subject' | 'days' | 'conditions' | 'limit' | 'needs' | 'assess' | 'outlived'> {
  const { rules, loansOf } = repayment;
  /** `order`: as soon as nothing is wrong with it. */
  const read = (application: Application, raw: RawValues) => {
    const { desk, actor } = application;
    const reader = new FieldReader(raw);
    const loan = readLoan(reader, desk, actor, loansOf(desk, actor));
    const hklx = reader.code('hklx', { label: '还款类型', from: 'hklx' });
    if (hklx === PART) reader.code('thfs', { label: '还款后方式', from: ['01', '02'] });
    const { day, shares } = repayment.read(reader, { application, raw, loan, hklx });
    const right = loan && Object.keys(reader.errors).length === 0;
    const order = right ? { loan, order: orderOf(reader.values, repayment.partOf), shares, day } : undefined;
    return { reader, order };
  };
  return {
    area: 'loan',
    kind: 'person',
    subject: aboutLoan(loansOf),
    days: policyCount('p.hkYyts'),
    conditions: (application, raw) =>
      loanConditions(
        application,
        raw,
        (loan) => [
          hasLoan(loan, { overdue: 'allowed', rules }),
          notDebitedToday(application.desk, loan, rules),
          noOtherOrder(application, loan, rules),
          ...(repayment.conditions?.(application, loan) ?? []),
        ],
        loansOf(application.desk, application.actor),
      ),
    limit(application, raw) {
      const { order } = read(application, raw);
      return order ? repayment.quote(application.desk.store, order) : null;
    },
    needs: () => [],
    assess(application, raw) {
      const { store } = application.desk;
      const { reader, order } = read(application, raw);
      repayment.confirm?.(reader, store, order);
      return {
        fieldErrors: reader.errors,
        values: reader.values,
        amount: order ? dueFor(store, order.loan, order.order, order.day).total : 0n,
        amountName: '还款合计',
        manual: [],
        sqnr: order ? repayment.summary(store, order) : [],
      };
    },
    outlived: (desk, actor, { dkzh }) =>
      typeof dkzh === 'string' && dkzh !== '' && !loansOf(desk, actor).some((loan) => loan.dkzh === dkzh),
  };
}

/** Of values that were found right. */
export function orderOf(values: Values, partOf: Repayment['partOf']): RepaymentOrder {
  const { hklx = '', thfs } = values;
  return { hklx, fen: hklx === PART ? partOf(values) : 0n, thfs: thfs === '02' ? '02' : '01' };
}
