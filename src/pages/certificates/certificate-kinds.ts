import type { CertificateKind } from '@/api/person/certificates';

/** A kind that a page issues. */
export interface CertificatePlan {
  zmlx: CertificateKind;
  title: string;
  /** Initial purpose, a code of grzmyt. */
  purpose: string;
}

const PLANS: ReadonlyMap<string, CertificatePlan> = new Map([
  ['/grwt/zmSys/zmyw/jczm', { zmlx: '11', title: '缴存证明', purpose: '' }],
  ['/grwt/zmSys/zmyw/yddk_zm', { zmlx: '12', title: '异地贷款缴存使用证明', purpose: '2' }],
  ['/grwt/zmSys/zmyw/jq_zm', { zmlx: '13', title: '结清证明', purpose: '5' }],
  ['/grwt/zmSys/zmyw/hkmx_zm', { zmlx: '14', title: '还款明细证明', purpose: '5' }],
]);

/** The plan of a menu path. */
export function certificatePlan(path: string): CertificatePlan | undefined {
  return PLANS.get(path);
}
