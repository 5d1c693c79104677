import type { LoginType } from '@/api/auth';
import type { PolicySearch } from '@/api/policy-info';
import { pageNumber, pageSize } from '@/lib/address-page';
import { PAGE_SIZES } from '@/ui/Pager';
import { AUDIENCES, VALIDITY } from './policy-words';

/** What stands in the address. `ygdx` is '' until the person chooses: then who is signed in decides; 'all' is everybody. */
export const USUAL_POLICIES = { gjz: '', zcfl: '', yxzt: '', ygdx: '', page: '1', size: '20' };

export type PolicyAddress = Readonly<Record<keyof typeof USUAL_POLICIES, string>>;

/** Role of flexible-employment persons. */
const FLEXIBLE = 'lhjyjczgry';

/** Whose policies come first for who is signed in; '' for guests. */
export function ownAudience(signedIn: boolean, loginType: LoginType, roles: readonly string[]): string {
  if (!signedIn) return '';
  return loginType === '1' && roles.includes(FLEXIBLE) ? '4' : loginType;
}

/** The search that the address means. Anybody can write an address: what does not exist counts as not chosen. */
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
