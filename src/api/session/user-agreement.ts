import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, day, each, ignoredAnswer, object, textValue } from '../client/read';

/** The user agreement of the registration. */
const readUserAgreement = object({
  /** Title and version; '' when missing. */
  ...each(textValue, 'bt', 'bb'),
  /** Day of entry into force; '' when missing. */
  sxrq: day,
  /** Base64 of UTF-8 HTML. */
  pznr: textValue,
});
export type UserAgreementText = Answer<typeof readUserAgreement>;

/** @throws ApiError */
export function fetchUserAgreement(xylx: string, options?: CallOptions): Promise<UserAgreementText> {
  return get(hall('yhxy/getXyxq'), readUserAgreement, { ...options, params: { xylx } });
}

/** Accepts this version of the units' service agreement for the signed-in unit. @throws ApiError when a newer one is in force */
export function agreeForUnit(bb: string): Promise<null> {
  return post(hall('yhxy/dwTy'), { bb }, ignoredAnswer);
}
