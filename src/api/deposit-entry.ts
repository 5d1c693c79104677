import { amount, each, flagOrNo, object, text } from './read';

/** Individual ledger entry (domain 2.3); `fse` is negative for money going out. */
export interface DepositEntry {
  ywlsh: string;
  jzrq: string;
  gjmxlx: string;
  zhaiyao: string;
  hjny: string;
  dwmc: string;
  dwfse: string;
  grfse: string;
  fse: string;
  lxje: string;
  grzhye: string;
  /** The account changed hands: a 转移确认单 can be had for its `ywlsh`. */
  zyqrd: boolean;
}

export const readDepositEntry = object<DepositEntry>({
  // What was brought forward has no number.
  ...each(text, 'ywlsh', 'jzrq', 'gjmxlx', 'zhaiyao', 'hjny', 'dwmc'),
  ...each(amount, 'dwfse', 'grfse', 'fse', 'lxje', 'grzhye'),
  zyqrd: flagOrNo,
});
