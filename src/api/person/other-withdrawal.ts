import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, each, object, rowsOrNone, textValue } from '../client/read';

/** A home of the person or spouse, by the real-estate register. */
export const readHouseholdHome = object({
  ...each(textValue, 'bdcqzh', 'fwzl'),
  /** Square metres; '' when unknown to the register. */
  jzmj: textValue,
  /** Share in percent. */
  gybl: textValue,
  /** 本人 or 配偶. */
  syr: textValue,
});

/** Data of TQ0199 besides the account: homes, sealing, and employment by the social insurance. */
export const readOtherWithdrawalInfo = object({
  homes: rowsOrNone(readHouseholdHome),
  /** Reason and day of sealing, '' when the account is not sealed. */
  fcyy: textValue,
  fcrq: textValue,
  /** 1 employed again, 0 not. */
  sfzjy: textValue,
});
export type OtherWithdrawalInfo = Answer<typeof readOtherWithdrawalInfo>;

export function fetchOtherWithdrawalInfo(options?: CallOptions): Promise<OtherWithdrawalInfo> {
  return get(hall('tqsq/qtyy/getInfo'), readOtherWithdrawalInfo, options);
}
