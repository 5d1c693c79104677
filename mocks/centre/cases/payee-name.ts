import type { CaseRecord } from './case-states';

/** Whose account the money goes to in the applicant's stead; '' when it is the applicant's own. */
export function payeeName({ zfzffs, czfmc }: CaseRecord['values']): string {
  return zfzffs === '2' ? `出租方${czfmc ?? ''}的登记账户` : '';
}
