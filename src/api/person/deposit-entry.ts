import { amount, each, flagOrNo, key, keyOrBlank, object, textValue } from '../client/read';

/** Individual ledger entry (docs/rules/ledger.md); `fse` is negative for money going out. */
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
  /** The account changed units: a 转移确认单 exists for `ywlsh`. */
  zyqrd: boolean;
}

export const readDepositEntry = object<DepositEntry>({
  ywlsh: keyOrBlank,
  jzrq: key,
  ...each(textValue, 'gjmxlx', 'zhaiyao', 'hjny', 'dwmc'),
  ...each(amount, 'dwfse', 'grfse', 'fse', 'lxje', 'grzhye'),
  zyqrd: flagOrNo,
});
