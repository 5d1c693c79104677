import type { AmountLimit } from '@/api/judgement';
import type { LabelledValue } from '@/api/labelled-value';
import { type Fen, moneyText } from '@/domain/money';
import { estimateUntil } from '../cases/estimates';
import { FieldReader, labelOf } from '../cases/field-reader';
import { personOf } from '../kernel/people';
import { closable, closingLimit, noOpenLoan, nothingAsked, readClosingAmount } from './closing';
import { readPayee } from './payee';
import type { Applicant, RawValues, RuleCondition, WithdrawalRule } from './rule';

/** What an account is once it was closed in this way (domain catalogue 2.2). */
const CLOSED = '05';

/** What one reason adds to a withdrawal that closes the account with all that is in it. */
export interface ClosingReason
  extends Pick<WithdrawalRule, 'ywlx' | 'ywmc' | 'notice' | 'agreement' | 'needs' | 'foretold' | 'holds'> {
  /** Code of the reason (dictionary tqyydm). */
  tqyydm: string;
  /** Whether an account that is still paid into may be closed for it. */
  unsealed?(applicant: Applicant): boolean;
  /** What has to hold beside the account being sealed and free of a loan; told first. */
  conditions(applicant: Applicant, raw: RawValues): RuleCondition[];
  /** What is known that the form asks, and what of it has to be said before the conditions can be told. */
  filled?: WithdrawalRule['known'];
  undecided?(applicant: Applicant, raw: RawValues): string | undefined;
  /** What the centre knows for this reason, beside the figures of the account. */
  known?(applicant: Applicant): LabelledValue[];
  /** Reads the fields of the reason: what a clerk has to look at, and the lines of the case. */
  read(reader: FieldReader, applicant: Applicant): { manual: readonly string[]; rows: LabelledValue[] };
}

/** A withdrawal for one reason that closes the own account: whole balance and interest to date, nothing typed (domain catalogue 8.0). */
export function closingRule(reason: ClosingReason): WithdrawalRule {
  const { ywlx, ywmc, tqyydm, notice, agreement, needs, foretold, holds, filled, undecided } = reason;
  return {
    ywlx,
    ywmc,
    notice,
    agreement,
    needs,
    foretold,
    ...(holds && { holds }),
    outlived: (desk, actor) => personOf(desk, actor).grzhzt === CLOSED,
    ...(filled && { known: filled }),
    ...(undecided && { undecided: (raw, applicant) => undecided(applicant, raw) }),
    conditions: (applicant, raw) => [
      ...reason.conditions(applicant, raw),
      closable(applicant.person, reason.unsealed?.(applicant) ? 'allowed' : undefined),
      nothingAsked(applicant.store, applicant.person, applicant.ywlsh),
      noOpenLoan(applicant.store, applicant.person),
    ],
    limit: (applicant) => figures(reason, applicant).limit,
    assess(applicant, raw) {
      const reader = new FieldReader(raw);
      const { manual, rows } = reason.read(reader, applicant);
      const payee = readPayee(reader, applicant, raw);
      reader.code('ywwd', { label: '受理网点', from: 'WDXX' });
      reader.tick('cns', '请阅读并勾选承诺书');
      Object.assign(reader.values, { tqyydm, tqlx: '2', tqfs: '02' });
      const { limit, amount: computed } = figures(reason, applicant);
      const amount = readClosingAmount(reader, raw, computed);
      return {
        fieldErrors: reader.errors,
        values: reader.values,
        labels: reader.labels,
        doubts: reader.doubts,
        limit,
        amount,
        months: [],
        manual: payee.manual === undefined ? manual : [payee.manual, ...manual],
        sqnr: [
          { label: '提取原因', value: labelOf('tqyydm', tqyydm) },
          { label: '提取类型', value: labelOf('tqlx', '2') },
          ...rows,
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
