import type { PlainDate } from '@/domain/dates';
import type { Store } from '../../kernel/store';
import type { OwnerKey, Transaction } from '../../kernel/transaction';

/** Capacity of an invited signer; its display text is `qmsf`. */
export type SignerKind =
  | 'member'
  | 'holder'
  | 'legal-person'
  | 'borrower'
  | 'co-borrower'
  | 'spouse'
  | 'surety'
  | 'participant'
  | 'drawer';

/** One person's signature of one document of an application. */
export interface SignatureRecord {
  /** QM + yyyyMMdd + 6 digits. */
  qmbh: string;
  ywlsh: string;
  /** Applicant. */
  owner: OwnerKey;
  /** Title of the document. */
  wsmc: string;
  /** Number of the document, if it is issued before signing. */
  zmbh?: string;
  xingming: string;
  zjhm: string;
  /** Capacity of the signer, display text. */
  qmsf: string;
  /** Absent for the applicant's own signature. */
  as?: SignerKind;
  sjhm: string;
  /** 0 待签署, 1 已签署, 2 已拒绝, 3 已失效. */
  zt: '0' | '1' | '2' | '3';
  /** yyyy-MM-dd HH:mm:ss, '' until signed. */
  qmsj: string;
  /** data: address of the picture, '' until signed. */
  image: string;
  /** Reason of a refusal. */
  jjyy: string;
  /** Last day to sign, '' for the applicant's own signature. */
  qxrq: PlainDate | '';
  /** Id in the invitation's link; '' for the applicant's own signature. */
  uuid: string;
  invitedOn: PlainDate;
}

export const signatures = (store: Store) => store.table<SignatureRecord>('signatures');

/** Returns the signatures of an application in order of request. */
export function signaturesUnder(store: Store, ywlsh: string): SignatureRecord[] {
  return [...signatures(store).values()]
    .filter((record) => record.ywlsh === ywlsh)
    .sort((a, b) => (a.qmbh < b.qmbh ? -1 : 1));
}

/** Returns the latest invitation of each signer: a contract is signed after its application. */
export function invitedUnder(store: Store, ywlsh: string): SignatureRecord[] {
  const invited = signaturesUnder(store, ywlsh).filter(isInvited);
  return [...new Map(invited.map((one) => [`${one.zjhm}:${one.as}`, one])).values()];
}

export const isInvited = (record: SignatureRecord) => record.uuid !== '';

export function nextSignatureNumber(tx: Transaction): string {
  const counters = tx.store.table<{ day: PlainDate; last: number }>('counters');
  const day = tx.today();
  const former = counters.get('qmbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('qmbh', { day, last });
  return `QM${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}
