import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { anObject, ignoredAnswer } from '../client/read';
import { wireDay, wireText } from '../client/wire';

/** The user agreement of the registration. */
export interface UserAgreementText {
  bt: string;
  /** Version, and day of entry into force; '' when missing. */
  bb: string;
  sxrq: string;
  /** Base64 of UTF-8 HTML. */
  pznr: string;
}

/** @throws ApiError */
export async function fetchUserAgreement(xylx: string, options?: CallOptions): Promise<UserAgreementText> {
  return get(
    hall('yhxy/getXyxq'),
    (data) => {
      const answer = anObject(data);
      const { bt, bb, sxrq, pznr } = answer;
      return { bt: wireText(bt), bb: wireText(bb), sxrq: wireDay(sxrq), pznr: wireText(pznr) };
    },
    {
      ...options,
      params: { xylx },
    },
  );
}

/** Accepts this version of the units' service agreement for the signed-in unit. @throws ApiError when a newer one is in force */
export function agreeForUnit(bb: string): Promise<null> {
  return post(hall('yhxy/dwTy'), { bb }, ignoredAnswer);
}
