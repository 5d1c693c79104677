import type { ComplaintReply, ComplaintState, ComplaintStep } from '@/api/public/complaints';
import type { PlainDate } from '@/domain/dates';
import { youOf } from '../../kernel/messages/messages';
import type { OwnerKey } from '../../kernel/transaction';

export interface ComplaintRecord {
  tsbh: string;
  owner: OwnerKey;
  jlx: string;
  bt: string;
  nr: string;
  ywlxdm: string;
  ssdw: string;
  qjsjks: string;
  qjsjjs: string;
  xm: string;
  lxdh: string;
  /** The unit is not told the complainant's name. */
  anonymous: boolean;
  /** The answer is published. */
  published: boolean;
  hfhs: string;
  bmdm: string;
  zt: ComplaintState;
  tjsj: string;
  cnrq: PlainDate;
  cnts: number;
  qqbh: string;
  fingerprint: string;
  fj: readonly string[];
  lc: readonly StoredStep[];
  df: readonly ComplaintReply[];
  /** Time of the review request; a complaint has at most one. */
  fhsj?: string;
  pjdj: string;
  /** Page on which the owner reads the answer, if not that of complaints. */
  seenAt?: string;
  /** The owner has been notified of the missed deadline. */
  urged?: true;
}

/** `own`: the text is the owner's. */
export interface StoredStep extends ComplaintStep {
  own?: true;
}

/** Data of every message on a complaint. */
export const complaintData = (record: ComplaintRecord) => {
  const { tsbh, bt, lc } = record;
  return { tsbh, bt, step: lc.length, you: youOf(record) };
};

/** The complainant hears by SMS at the number given, if requested. */
export const complainantPhone = ({ hfhs, lxdh }: ComplaintRecord) => ({ phone: hfhs === '2' ? lxdh : '' });
