import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { each, object, rowsOrNone, textValue } from '../client/read';

/** A home of the person or spouse, by the real-estate register. */
export interface HouseholdHome {
  bdcqzh: string;
  fwzl: string;
  /** Square metres; '' when unknown to the register. */
  jzmj: string;
  /** Share in percent. */
  gybl: string;
  /** 本人 or 配偶. */
  syr: string;
}

export const readHouseholdHome = object<HouseholdHome>({ ...each(textValue, 'bdcqzh', 'fwzl', 'jzmj', 'gybl', 'syr') });

/** Data of TQ0199 besides the account: homes, sealing, and employment by the social insurance. */
export interface OtherWithdrawalInfo {
  homes: HouseholdHome[];
  /** Reason and day of sealing, '' when the account is not sealed. */
  fcyy: string;
  fcrq: string;
  /** 1 employed again, 0 not. */
  sfzjy: string;
}

export const readOtherWithdrawalInfo = object<OtherWithdrawalInfo>({
  homes: rowsOrNone(readHouseholdHome),
  ...each(textValue, 'fcyy', 'fcrq', 'sfzjy'),
});

export function fetchOtherWithdrawalInfo(options?: CallOptions): Promise<OtherWithdrawalInfo> {
  return get(hall('tqsq/qtyy/getInfo'), readOtherWithdrawalInfo, options);
}
