import { type Answer, amount, each, flagOrNo, key, keyOrBlank, object, textValue } from '../client/read';

/** Individual ledger entry (docs/rules/ledger.md); `fse` is negative for money going out. */
export const readDepositEntry = object({
  jzrq: key,
  ywlsh: keyOrBlank,
  ...each(textValue, 'gjmxlx', 'zhaiyao', 'hjny', 'dwmc'),
  ...each(amount, 'dwfse', 'grfse', 'fse', 'lxje', 'grzhye'),
  /** The account changed units: a 转移确认单 exists for `ywlsh`. */
  zyqrd: flagOrNo,
});
export type DepositEntry = Answer<typeof readDepositEntry>;
