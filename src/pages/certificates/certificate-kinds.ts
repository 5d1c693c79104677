import type { CertificateKind } from '@/api/person/certificates';

/** Kinds that a page issues, and its fields besides the purpose. */
export interface CertificatePlan {
  zmlx: CertificateKind;
  title: string;
  /** Has a choice of loans. */
  loan: boolean;
  /** Has first and last month. */
  period: boolean;
  /** Has the centre of the loan application. */
  centre: boolean;
  /** Has content options: language, balance, single deposits. */
  content: boolean;
  /** Initial purpose, a code of grzmyt. */
  purpose: string;
}

const PLANS: ReadonlyMap<string, CertificatePlan> = new Map([
  [
    '/grwt/zmSys/zmyw/jczm',
    { zmlx: '11', title: '缴存证明', loan: false, period: false, centre: false, content: true, purpose: '' },
  ],
  [
    '/grwt/zmSys/zmyw/yddk_zm',
    {
      zmlx: '12',
      title: '异地贷款缴存使用证明',
      loan: false,
      period: false,
      centre: true,
      content: false,
      purpose: '2',
    },
  ],
  [
    '/grwt/zmSys/zmyw/jq_zm',
    { zmlx: '13', title: '结清证明', loan: true, period: false, centre: false, content: false, purpose: '5' },
  ],
  [
    '/grwt/zmSys/zmyw/hkmx_zm',
    { zmlx: '14', title: '还款明细证明', loan: true, period: true, centre: false, content: false, purpose: '5' },
  ],
]);

/** The plan of a menu path. */
export function certificatePlan(path: string): CertificatePlan | undefined {
  return PLANS.get(path);
}
