import { type CallOptions, get } from './client';
import { hall } from './path';
import { amount, code, count, each, everyRow, flag, key, object, text, texts } from './read';

/** One way to repay a loan faster or more easily, with this person's figures. Amounts are yuan. */
export interface RepaymentWay {
  bm: string;
  mc: string;
  /** Where the money comes from, and how much of it now. */
  zj: string;
  trje: string;
  /** The instalment, the instalments to come, the interest to come and how much less that is. */
  xyhke: string;
  xsyqs: number;
  sylx: string;
  /** Accrued until the day of a prepayment and paid with it, '' for none: it is saved by nobody. */
  yjlx: string;
  jslx: string;
  sm: string;
  /** Whether it may be applied for, by which business and with what its form is filled in (`a=1&b=2`); else why not. */
  kb: boolean;
  ywlx: string;
  cs: string;
  yy: string;
}

export interface RepaymentGuide {
  dkzh: string;
  /** What all of them are reckoned with. */
  je: string;
  zdje: string;
  kytqe: string;
  /** The loan as it is. */
  yhke: string;
  syqs: number;
  sylx: string;
  /** 偿还购房贷款提取 among them: '1' compared, '0' once the person consents to the registers being asked, '' not for this person. */
  tqsq: '' | '0' | '1';
  fs: RepaymentWay[];
  /** The way that saves most, '' where none may be applied for. */
  zs: string;
  /** Why, in a sentence. */
  zssm: string;
  /** What all of it is reckoned on. */
  jd: string[];
  sjjz: string;
}

export const readRepaymentGuide = object<RepaymentGuide>({
  dkzh: key,
  ...each(text, 'zs', 'zssm', 'sjjz'),
  ...each(amount, 'je', 'zdje', 'kytqe', 'yhke', 'sylx'),
  syqs: count,
  tqsq: code('', '0', '1'),
  jd: texts,
  fs: everyRow(
    object<RepaymentWay>({
      ...each(key, 'bm', 'ywlx'),
      ...each(text, 'mc', 'zj', 'sm', 'cs', 'yy'),
      ...each(amount, 'trje', 'xyhke', 'sylx', 'yjlx', 'jslx'),
      xsyqs: count,
      kb: flag,
    }),
  ),
});

/** All ways for an own loan; `je`: what one would use for it, '' for what the deposit account may give. */
export function fetchRepaymentGuide(
  asked: { dkzh: string; je: string },
  options?: CallOptions,
): Promise<RepaymentGuide> {
  return get(hall('dkhk/getHkdb'), readRepaymentGuide, { errors: 'caller', ...options, params: asked });
}
