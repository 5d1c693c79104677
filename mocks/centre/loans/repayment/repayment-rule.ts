import type { AmountLimit } from '@/api/cases/judgement';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan/loan-offset';
import type { Fen } from '@/domain/money';
import type { Schema } from '@/schema/define-schema';
import { policyCount } from '../../../data/policy/policy';
import type { FiledRow } from '../../cases/batch/filed-row';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { aboutLoan, hasLoan, loanChangeConditions, noOtherOrder, notDebitedToday, readLoan } from '../loan-conditions';
import type { LoanRecord } from '../loans';
import type { DepositOrder } from './deposit-repayment';
import { dueFor, PART, type RepaymentOrder } from './repayment-orders';

type Values = Readonly<Record<string, string>>;

/** The request as far as it has been read. */
export interface RepaymentRequest {
  application: Application;
  raw: RawValues;
  loan: LoanRecord | undefined;
  hklx: string;
}

/** Own parts of a kind of repayment, by source of the money. */
interface Repayment {
  /** Rule reference of its conditions. */
  rules: string;
  /** Returns the loans that this person may repay in this way. */
  loansOf(tx: Transaction, actor: Actor): LoanRecord[];
  /** Conditions besides the common ones. */
  conditions?(application: Application, loan: LoanRecord | undefined): RuleCondition[];
  schema: Schema;
  /** Options of the schema's choices that depend on the loan. */
  options?(tx: Transaction, loan: LoanRecord): Readonly<Record<string, readonly string[]>>;
  /** Checks amounts and day against the loan; reads the shares of accounts where used. */
  read(reader: FieldReader, asked: RepaymentRequest): { day: PlainDate | ''; shares: readonly OffsetShare[] };
  /** Returns the prepaid part with interest, from validated values. */
  partOf(values: Values): Fen;
  quote(store: Store, order: DepositOrder): AmountLimit;
  summary(store: Store, order: DepositOrder): FiledRow[];
  /** Adds what the centre computes of the order. */
  confirm?(reader: FieldReader, store: Store, order: DepositOrder | undefined): void;
}

/** Builds the rule part of a repayment on a chosen day: conditions, amounts and the loan afterwards. */
export function repaymentRule(
  repayment: Repayment,
): Pick<BusinessRule, 'area' | 'kind' | 'subject' | 'days' | 'conditions' | 'limit' | 'needs' | 'assess' | 'outlived'> {
  const { rules, loansOf } = repayment;
  /** `order`: set once the request is valid. */
  const read = (application: Application, raw: RawValues) => {
    const { tx, actor } = application;
    const reader = new FieldReader(raw);
    const loan = readLoan(reader, tx, actor, loansOf(tx, actor));
    const options = { thfs: ['01', '02'], ...(loan && repayment.options?.(tx, loan)) };
    readFields(reader, repayment.schema, { today: tx.today(), options });
    const { hklx = '' } = reader.values;
    const { day, shares } = repayment.read(reader, { application, raw, loan, hklx });
    // The commitment is given last and changes no figure.
    const right = loan && Object.keys(reader.errors).every((name) => name === 'cns');
    const order = right ? { loan, order: repaymentOrderOf(reader.values, repayment.partOf), shares, day } : undefined;
    return { reader, order };
  };
  return {
    area: 'loan',
    kind: 'person',
    subject: aboutLoan(loansOf),
    days: policyCount('p.hkYyts'),
    conditions: (application, raw) =>
      loanChangeConditions(
        application,
        raw,
        {
          act: '还款',
          conditionsOf: (loan) => [
            hasLoan(loan, { overdue: 'allowed', rules }),
            notDebitedToday(application.tx, loan, rules),
            noOtherOrder(application, loan, rules),
            ...(repayment.conditions?.(application, loan) ?? []),
          ],
        },
        loansOf(application.tx, application.actor),
      ),
    limit(application, raw) {
      const { order } = read(application, raw);
      return order ? repayment.quote(application.tx.store, order) : null;
    },
    assess(application, raw) {
      const { store } = application.tx;
      const { reader, order } = read(application, raw);
      repayment.confirm?.(reader, store, order);
      return {
        ...reader.assessed(),
        amount: order ? dueFor(store, order.loan, order.order, order.day).total : 0n,
        amountName: '还款合计',
        sqnr: order ? repayment.summary(store, order) : [],
      };
    },
    outlived: (tx, actor, { dkzh }) =>
      typeof dkzh === 'string' && dkzh !== '' && !loansOf(tx, actor).some((loan) => loan.dkzh === dkzh),
  };
}

/** Builds the order from validated values. */
export function repaymentOrderOf(values: Values, partOf: Repayment['partOf']): RepaymentOrder {
  const { hklx = '', thfs } = values;
  return { hklx, fen: hklx === PART ? partOf(values) : 0n, thfs: thfs === '02' ? '02' : '01' };
}
