import { type CallOptions, get } from './client';
import { hall } from './path';
import { each, object, rowsOrNone, text } from './read';

/** A home by the real-estate register, own or the spouse's. */
export interface OwnHome {
  bdcqzh: string;
  fwzl: string;
  /** Square metres; '' when the register does not know them. */
  jzmj: string;
  /** Share in percent. */
  gybl: string;
  /** 本人 or 配偶. */
  syr: string;
}

export const readOwnHome = object<OwnHome>({ ...each(text, 'bdcqzh', 'fwzl', 'jzmj', 'gybl', 'syr') });

/** What TQ0199 needs to know besides the account: homes, sealing, whether the social insurance knows of fresh work. */
export interface OtherWithdrawalInfo {
  homes: OwnHome[];
  /** Reason and day of sealing, '' when the account is not sealed. */
  fcyy: string;
  fcrq: string;
  /** 1 employed again, 0 not. */
  sfzjy: string;
}

export const readOtherWithdrawalInfo = object<OtherWithdrawalInfo>({
  homes: rowsOrNone(readOwnHome),
  ...each(text, 'fcyy', 'fcrq', 'sfzjy'),
});

export function fetchOtherWithdrawalInfo(options?: CallOptions): Promise<OtherWithdrawalInfo> {
  return get(hall('tqsq/qtyy/getInfo'), readOtherWithdrawalInfo, { errors: 'caller', ...options });
}
