import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { anObject, nothing } from './read';
import { wireDay, wireText } from './wire';

/** What people agree to when they register. */
export interface UserAgreementText {
  bt: string;
  /** Version and the day from which it holds, '' where not said. */
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
      ...{ errors: 'caller', ...options },
      params: { xylx },
    },
  );
}

/** The signed-in unit agrees to this version of the service agreement of units. @throws ApiError when another is in force by now */
export function agreeForUnit(bb: string): Promise<null> {
  return post(hall('yhxy/dwTy'), { bb }, nothing, { errors: 'caller' });
}
