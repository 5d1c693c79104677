// CONTRACT (owner: the domain helper). Domain catalogue TQ0107 and 8.0: used by the form to show the limit as one types and by the centre to decide.
import type { PlainMonth } from './dates';
import type { Fen } from './money';

export interface RentPolicy {
  zfWba: Fen;
  zfYba: Fen;
  /** Uplift in percent for 2+ children. */
  zfDzn: string;
  /** Balance to keep. */
  zhBlje: Fen;
}
export interface RentInput {
  /** 1 未备案, 2 已备案, 3 公租房, 4 保租房. */
  zflx: '1' | '2' | '3' | '4';
  /** Monthly rent; needed for 2, 3, 4. */
  yzj: Fen | undefined;
  znsl: number;
  /** 1 一般, 2 新市民, 3 青年人. */
  rylb: '1' | '2' | '3';
  tqksny: PlainMonth;
  tqjsny: PlainMonth;
  /** Own monthly deposit. */
  yjce: Fen;
  /** Already withdrawn for rent in those months by the household. */
  ljytq: Fen;
  grzhye: Fen;
  djje: Fen;
}
export interface RentLimit {
  /** Per month, before and after the uplift. */
  monthly: Fen;
  months: number;
  /** What may be withdrawn now: never the whole balance, never below 0. */
  kytqe: Fen;
  /** The formula in words with the figures, e.g. 'min(每月1,500.00元 × 3个月 − 已提取0.00元，账户余额 …)'. */
  gs: string;
  /** Which part limits: 'monthly' or 'balance'. */
  limitedBy: 'monthly' | 'balance';
}
export declare function rentLimit(input: RentInput, policy: RentPolicy): RentLimit;
