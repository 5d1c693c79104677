import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import { type Fen, moneyText } from '@/domain/money';
import type { Schema } from '@/schema/define-schema';
import { closing } from '@/schema/individual/closing';
import { estimateUntil } from '../cases/estimates';
import { FieldReader, labelOf } from '../cases/field-reader';
import { readFields } from '../cases/read-fields';
import { personOf } from '../kernel/people';
import { closable, closingLimit, noOpenLoan, nothingReserved, readClosingAmount } from './closing';
import { payeeOf, payeeOptions } from './payee';
import type { Applicant, RawValues, RuleCondition, WithdrawalRule } from './rule';

/** State of an account closed by withdrawal (docs/rules/ledger.md, States of accounts). */
const CLOSED = '05';

/** Parts of a closing rule that depend on the reason. */
export interface ClosingReason
  extends Pick<WithdrawalRule, 'ywlx' | 'ywmc' | 'notice' | 'agreement' | 'needs' | 'previewLimit' | 'holds'> {
  /** Code of the reason (dictionary tqyydm). */
  tqyydm: string;
  /** Returns whether a contributing account may be closed for this reason. */
  unsealed?(applicant: Applicant): boolean;
  /** Conditions besides a sealed account without a loan; listed first. */
  conditions(applicant: Applicant, raw: RawValues): RuleCondition[];
  /** Prefilled values, and the choice needed before the conditions can be judged. */
  filled?: WithdrawalRule['known'];
  undecided?(applicant: Applicant, raw: RawValues): string | undefined;
  /** Facts of the reason shown besides the account's figures. */
  known?(applicant: Applicant): LabelledValue[];
  /** Fields of the reason, with those of each closing. */
  schema: Schema;
  /** Checks the values read against registers; returns the points for a clerk. */
  check(reader: FieldReader, applicant: Applicant): readonly string[];
  /** Rows of the case besides the fields. */
  rows?(applicant: Applicant): LabelledValue[];
}

/**
 * Builds the rule of a withdrawal that closes the own account: whole balance with interest to date, no amount field
 * (docs/rules/withdrawals.md).
 */
export function closingRule(reason: ClosingReason): WithdrawalRule {
  const { ywlx, ywmc, tqyydm, notice, agreement, needs, previewLimit, holds, filled, undecided } = reason;
  return {
    ywlx,
    ywmc,
    notice,
    agreement,
    needs,
    previewLimit,
    ...(holds && { holds }),
    outlived: (tx, actor) => personOf(tx, actor).grzhzt === CLOSED,
    ...(filled && { known: filled }),
    ...(undecided && { undecided: (raw, applicant) => undecided(applicant, raw) }),
    conditions: (applicant, raw) => [
      ...reason.conditions(applicant, raw),
      closable(applicant.person, reason.unsealed?.(applicant) ? 'allowed' : undefined),
      nothingReserved(applicant.store, applicant.person, applicant.ywlsh),
      noOpenLoan(applicant.store, applicant.person),
    ],
    limit: (applicant) => figures(reason, applicant).limit,
    assess(applicant, raw) {
      const reader = new FieldReader(raw);
      const read = readFields(reader, reason.schema, { today: applicant.today, options: payeeOptions });
      const manual = reason.check(reader, applicant);
      const payee = payeeOf(reader, applicant);
      Object.assign(reader.values, { tqyydm, tqlx: '2', tqfs: '02' });
      const { limit, amount: computed } = figures(reason, applicant);
      const amount = readClosingAmount(reader, raw, computed);
      return {
        ...reader.assessed(),
        limit,
        amount,
        months: [],
        manual: payee.manual === undefined ? manual : [payee.manual, ...manual],
        sqnr: [
          { label: '提取原因', value: labelOf('tqyydm', tqyydm) },
          { label: '提取类型', value: labelOf('tqlx', '2') },
          ...read.filter(({ key = '' }) => !(key in closing)),
          ...(reason.rows?.(applicant) ?? []),
          { label: '销户账户', value: applicant.person.grzh },
          estimateUntil('到账')({ label: '销户提取金额', value: moneyText(amount), gs: limit.gs }),
          { key: 'skyhzh', label: '收款账户', value: payee.text },
        ],
      };
    },
  };
}

function figures(reason: ClosingReason, applicant: Applicant): { limit: AmountLimit; amount: Fen } {
  const { limit, amount } = closingLimit(applicant, applicant.person);
  return { amount, limit: { ...limit, mx: [...limit.mx, ...(reason.known?.(applicant) ?? [])] } };
}
