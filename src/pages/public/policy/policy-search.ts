import type { PolicySearch } from '@/api/public/policy-info';
import type { LoginType } from '@/api/session/auth';
import { pageNumber, pageSize } from '@/lib/address/address-page';
import { PAGE_SIZES } from '@/ui/Pager';
import { AUDIENCES, VALIDITY } from './policy-text';

/** Query parameters. `ygdx` is '' until chosen, which means the signed-in audience; 'all' is everyone. */
export const DEFAULT_POLICY_QUERY = { gjz: '', zcfl: '', yxzt: '', ygdx: '', page: '1', size: '20' };

export type PolicyAddress = Readonly<Record<keyof typeof DEFAULT_POLICY_QUERY, string>>;

/** Role of flexible-employment persons. */
const FLEXIBLE = 'lhjyjczgry';

/** Audience whose policies come first; '' for guests. */
export function signedInAudience(signedIn: boolean, loginType: LoginType, roles: readonly string[]): string {
  if (!signedIn) return '';
  return loginType === '1' && roles.includes(FLEXIBLE) ? '4' : loginType;
}

/** The validated search of an address; unknown values count as not chosen. */
export function policySearch(address: PolicyAddress, own: string): PolicySearch {
  const { gjz, zcfl, yxzt, ygdx } = address;
  const audience = ygdx === '' ? own : ygdx;
  return {
    gjz: gjz.slice(0, 40),
    zcfl: /^\d{2}$/.test(zcfl) ? zcfl : '',
    yxzt: Object.hasOwn(VALIDITY, yxzt) ? yxzt : '',
    ygdx: AUDIENCES.some(([code]) => code === audience) ? audience : '',
    page: pageNumber(address.page),
    size: pageSize(address.size, PAGE_SIZES, 20),
  };
}
