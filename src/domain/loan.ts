// CONTRACT (owner: the domain helper). Domain catalogue 2.5, all test values there.
import type { Fen } from './money';

/** 01 equal instalments, 02 equal principal. */
export type RepaymentMethod = '01' | '02';
export interface Instalment {
  /** 1-based. */
  dqqc: number;
  principal: Fen;
  interest: Fen;
  /** Balance after it. */
  balance: Fen;
}
/** Instalments of a loan of `principal` fen, annual rate in percent ('2.6'), `months`; the last one takes the rounding rest. */
export declare function repaymentSchedule(
  principal: Fen,
  annualPercent: string,
  months: number,
  method: RepaymentMethod,
): Instalment[];
