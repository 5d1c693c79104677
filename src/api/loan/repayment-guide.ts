import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { amount, code, count, each, everyRow, flag, key, object, textList, textValue } from '../client/read';

/** A way to repay a loan faster or more easily, with the person's figures. Amounts are yuan. */
export interface RepaymentRoute {
  bm: string;
  mc: string;
  /** Source of the money, and the amount paid in now. */
  zj: string;
  trje: string;
  /** New instalment, remaining instalments, remaining interest and the saving. */
  xyhke: string;
  xsyqs: number;
  sylx: string;
  /** Interest accrued until the prepayment and paid with it, '' for none; not part of the saving. */
  yjlx: string;
  jslx: string;
  sm: string;
  /** It may be applied for: business and query that prefills its form (`a=1&b=2`); otherwise the reason. */
  kb: boolean;
  ywlx: string;
  cs: string;
  yy: string;
}

export interface RepaymentGuide {
  dkzh: string;
  /** Inputs of the comparison. */
  je: string;
  zdje: string;
  kytqe: string;
  /** The loan without a change. */
  yhke: string;
  syqs: number;
  sylx: string;
  /** 偿还购房贷款提取 in the comparison: '1' included, '0' after consent to query the registers, '' not applicable. */
  tqsq: '' | '0' | '1';
  fs: RepaymentRoute[];
  /** Route with the largest saving; '' when none may be applied for. */
  zs: string;
  /** Reason, as a sentence. */
  zssm: string;
  /** Assumptions of the comparison. */
  jd: string[];
  sjjz: string;
}

export const readRepaymentGuide = object<RepaymentGuide>({
  dkzh: key,
  ...each(textValue, 'zs', 'zssm', 'sjjz'),
  ...each(amount, 'je', 'zdje', 'kytqe', 'yhke', 'sylx'),
  syqs: count,
  tqsq: code('', '0', '1'),
  jd: textList,
  fs: everyRow(
    object<RepaymentRoute>({
      ...each(key, 'bm', 'ywlx'),
      ...each(textValue, 'mc', 'zj', 'sm', 'cs', 'yy'),
      ...each(amount, 'trje', 'xyhke', 'sylx', 'yjlx', 'jslx'),
      xsyqs: count,
      kb: flag,
    }),
  ),
});

/** Compares all routes for an own loan; `je`: amount to use, '' for the amount available in the deposit account. */
export function fetchRepaymentGuide(
  asked: { dkzh: string; je: string },
  options?: CallOptions,
): Promise<RepaymentGuide> {
  return get(hall('dkhk/getHkdb'), readRepaymentGuide, { ...options, params: asked });
}
