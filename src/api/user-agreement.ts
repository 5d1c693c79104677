import { type CallOptions, get } from './client';

/** What people agree to when they register. */
export interface UserAgreementText {
  bt: string;
  /** Version and the day from which it holds. */
  bb: string;
  sxrq: string;
  /** Base64 of UTF-8 HTML. */
  pznr: string;
}

/** @throws ApiError */
export function fetchUserAgreement(xylx: string, options?: CallOptions): Promise<UserAgreementText> {
  const params = { xylx };
  return get('/api/izfgjj-zhfw/v1/yhxy/getXyxq', { errors: 'caller', data: 'object', params, ...options });
}
