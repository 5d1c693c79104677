// The one amount of a case and its name, for lists, documents, messages and the unit's limit (docs/rules/unit.md, Limit and sum of a case).
import { sumName } from '@/domain/case-sum';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import type { CaseRecord } from './case-states';
import type { Assessment } from './rule';

/** An amount with its own name. */
export type NamedSum = Required<Pick<Assessment, 'amount' | 'amountName'>>;

/**
 * Returns the change of a unit's monthly deposits in fen: additions plus reductions, which do not offset each other. Neither is negative.
 */
export function monthlyChange({ more = 0n, less = 0n }: { more?: Fen; less?: Fen }): NamedSum {
  const amount = more + less;
  if (amount === 0n) return { amount, amountName: '月缴存额变动' };
  if (more > 0n && less > 0n) return { amount, amountName: '月缴存额增减合计' };
  return { amount, amountName: more > 0n ? '月缴存额增加' : '月缴存额减少' };
}

/** Returns the change from one monthly total to another. */
export const totalChange = (before: Fen, after: Fen): NamedSum =>
  monthlyChange(after > before ? { more: after - before } : { less: before - after });

/** The case in a message: its number, and its amount where it has one. */
export function numberText(record: Pick<CaseRecord, 'ywlsh' | 'je' | 'jemc'>): string {
  const sum = sumText(record);
  return `（${record.ywlsh}${sum && `，${sum}`}）`;
}

/** Formats the amount for a sentence: '月缴存额减少1,200.00元'; '' for a case without one. */
export function sumText({ je, jemc }: Pick<CaseRecord, 'je' | 'jemc'>): string {
  const name = sumName({ je: toYuan(je), ...(jemc && { jemc }) });
  return name && `${name}${moneyText(je)}`;
}
