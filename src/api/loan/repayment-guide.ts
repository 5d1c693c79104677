import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  code,
  count,
  each,
  everyRow,
  flag,
  key,
  object,
  textList,
  textValue,
} from '../client/read';

/** A way to repay a loan faster or more easily, with the person's figures. Amounts are yuan. */
const repaymentRoute = object({
  bm: key,
  mc: textValue,
  /** Source of the money, and the amount paid in now. */
  zj: textValue,
  trje: amount,
  /** New instalment, remaining instalments, remaining interest and the saving. */
  xyhke: amount,
  xsyqs: count,
  sylx: amount,
  /** Interest accrued until the prepayment and paid with it, '' for none; not part of the saving. */
  yjlx: amount,
  jslx: amount,
  sm: textValue,
  /** It may be applied for: business and query that prefills its form (`a=1&b=2`); otherwise the reason. */
  kb: flag,
  ywlx: key,
  ...each(textValue, 'cs', 'yy'),
});
export type RepaymentRoute = Answer<typeof repaymentRoute>;

export const readRepaymentGuide = object({
  dkzh: key,
  syqs: count,
  sylx: amount,
  sjjz: textValue,
  /** Inputs of the comparison. */
  je: amount,
  ...each(amount, 'zdje', 'kytqe'),
  /** The loan without a change. */
  yhke: amount,
  /** 偿还购房贷款提取 in the comparison: '1' included, '0' after consent to query the registers, '' not applicable. */
  tqsq: code('', '0', '1'),
  fs: everyRow(repaymentRoute),
  /** Route with the largest saving; '' when none may be applied for. */
  zs: textValue,
  /** Reason, as a sentence. */
  zssm: textValue,
  /** Assumptions of the comparison. */
  jd: textList,
});
export type RepaymentGuide = Answer<typeof readRepaymentGuide>;

/** Compares all routes for an own loan; `je`: amount to use, '' for the amount available in the deposit account. */
export function fetchRepaymentGuide(
  asked: { dkzh: string; je: string },
  options?: CallOptions,
): Promise<RepaymentGuide> {
  return get(hall('dkhk/getHkdb'), readRepaymentGuide, { ...options, params: asked });
}
