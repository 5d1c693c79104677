import type { PlainDate } from '@/domain/dates';
import type { Desk } from '../../kernel/desk';
import type { Store } from '../../kernel/store';

/** What somebody who was invited is to the application; in words it is `qmsf`. */
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

/** One person's signature under one document of one application. */
export interface SignatureRecord {
  /** QM + yyyyMMdd + 6 digits. */
  qmbh: string;
  ywlsh: string;
  /** Who applies. */
  owner: string;
  /** The document that is signed. */
  wsmc: string;
  /** Its number, where it is issued before it is signed. */
  zmbh?: string;
  xingming: string;
  zjhm: string;
  /** Why this person signs. */
  qmsf: string;
  /** Absent for the applicant's own signature. */
  as?: SignerKind;
  sjhm: string;
  /** 0 待签署, 1 已签署, 2 已拒绝, 3 已失效. */
  zt: '0' | '1' | '2' | '3';
  /** yyyy-MM-dd HH:mm:ss, '' until it is signed. */
  qmsj: string;
  /** data: address of the picture, '' until it is signed. */
  image: string;
  /** Why it was refused. */
  jjyy: string;
  /** Last day to sign, '' for the applicant's own signature. */
  qxrq: PlainDate | '';
  /** What the link in an invitation leads to; '' for the applicant's own signature. */
  uuid: string;
  invitedOn: PlainDate;
}

export const signatures = (store: Store) => store.table<SignatureRecord>('signatures');

/** In the order in which they were asked for. */
export function signaturesUnder(store: Store, ywlsh: string): SignatureRecord[] {
  return [...signatures(store).values()]
    .filter((record) => record.ywlsh === ywlsh)
    .sort((a, b) => (a.qmbh < b.qmbh ? -1 : 1));
}

/** Those who were invited, each as asked last: a contract is signed after its application. */
export function invitedUnder(store: Store, ywlsh: string): SignatureRecord[] {
  const invited = signaturesUnder(store, ywlsh).filter(isInvited);
  return [...new Map(invited.map((one) => [`${one.zjhm}:${one.as}`, one])).values()];
}

export const isInvited = (record: SignatureRecord) => record.uuid !== '';

export function nextSignatureNumber(desk: Desk): string {
  const counters = desk.store.table<{ day: PlainDate; last: number }>('counters');
  const day = desk.today();
  const former = counters.get('qmbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('qmbh', { day, last });
  return `QM${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}
