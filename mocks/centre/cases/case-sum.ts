// What a case is about in money and what that is called, in one place (decision 345): lists, papers and messages say it, a unit's limit is compared with it.
import { sumName } from '@/domain/case-sum';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import type { CaseRecord } from './case-states';
import type { Assessment } from './rule';

/** A sum with a name of its own. */
export type NamedSum = Required<Pick<Assessment, 'amount' | 'amountName'>>;

/** By how much a unit's deposits of a month move: what is added and what falls away, which does not make up for it. Fen, neither negative. */
export function monthlyChange({ more = 0n, less = 0n }: { more?: Fen; less?: Fen }): NamedSum {
  const amount = more + less;
  if (amount === 0n) return { amount, amountName: '月缴存额变动' };
  if (more > 0n && less > 0n) return { amount, amountName: '月缴存额增减合计' };
  return { amount, amountName: more > 0n ? '月缴存额增加' : '月缴存额减少' };
}

/** The same of a total that is another one afterwards. */
export const totalChange = (before: Fen, after: Fen): NamedSum =>
  monthlyChange(after > before ? { more: after - before } : { less: before - after });

/** As a sentence has it: '月缴存额减少1,200.00元'; '' for a case about no sum. */
export function sumText({ je, jemc }: Pick<CaseRecord, 'je' | 'jemc'>): string {
  const name = sumName({ je: toYuan(je), ...(jemc && { jemc }) });
  return name && `${name}${moneyText(je)}`;
}
