import type { PlainDate } from '@/domain/dates';
import type { Store } from './store';

/** Context of every rule inside one transaction. */
export interface Transaction {
  store: Store;
  /** The centre's clock (QA may move it), ms since the epoch. */
  now(): number;
  /** Fund date of today, yyyy-MM-dd. */
  today(): string;
  /** Work that survives a refusal, run after the rollback: queries of registers, wrong attempts at a code. */
  keep(work: (tx: Transaction) => void): void;
}

/** Refusal by the centre: business code and a Chinese sentence, thrown inside `transact` and rolled back. */
export class BusinessError extends Error {
  readonly code: string;
  readonly fieldErrors: Record<string, string>;
  /** Data of a pass-through code. */
  readonly data: unknown;

  constructor(code: string, message: string, extra: { fieldErrors?: Record<string, string>; data?: unknown } = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fieldErrors = extra.fieldErrors ?? {};
    this.data = extra.data ?? null;
  }
}

/** Business code of a plain refusal: outside the error catalogue, so that its own sentence is shown. */
export const REFUSED = '1';

/** Refusal of a function that the role lacks (docs/specification.md 8). */
export const noPermission = () => new BusinessError('403', '没有操作权限，请联系管理员');

/** Signed-in party. Every view and business takes the actor; no account number from a request is ever looked up. */
export type Actor =
  | { kind: 'person'; grzh: string }
  /** `operator`: ID number of the signed-in operator; the unit owns all records, whichever operator acted. */
  | { kind: 'unit'; dwzh: string; operator?: string }
  | { kind: 'developer'; kfsbh: string }
  /** Applicant without a sign-in (registration of a unit), identified by the number of the application alone. */
  | { kind: 'applicant'; ywlsh: string };

/** Party to which cases, drafts, documents, numbers and messages belong. */
export interface Owner {
  /** 'public': somebody outside the centre's records, in seeded opinions. */
  kind: Actor['kind'] | 'public';
  id: string;
}

/** Stored form of an owner: key of a table or field of its records, e.g. 'person:100000000001'. Written and read only in this file. */
export type OwnerKey = `${Owner['kind']}:${string}`;

export const PUBLIC: OwnerKey = 'public:';

export const ownerKey = ({ kind, id }: Owner): OwnerKey => `${kind}:${id}`;

export function ownerOf(actor: Actor): OwnerKey {
  if (actor.kind === 'person') return ownerKey({ kind: 'person', id: actor.grzh });
  if (actor.kind === 'unit') return ownerKey({ kind: 'unit', id: actor.dwzh });
  if (actor.kind === 'applicant') return ownerKey({ kind: 'applicant', id: actor.ywlsh });
  return ownerKey({ kind: 'developer', id: actor.kfsbh });
}

/** Parses the stored form. */
export function readOwner(key: OwnerKey): Owner {
  const colon = key.indexOf(':');
  // Older journals say '' or 'public' without a number.
  if (colon < 0) return { kind: 'public', id: '' };
  return { kind: key.slice(0, colon) as Owner['kind'], id: key.slice(colon + 1) };
}

/** Returns the number of an owner of this kind; '' for an owner of another kind. */
export function ownerId(key: OwnerKey, kind: Owner['kind']): string {
  const owner = readOwner(key);
  return owner.kind === kind ? owner.id : '';
}

/** Returns whether an applicant's pass opens this application, whichever owner the case has by now. */
export const isApplicationOfPass = (actor: Actor, ywlsh: string): boolean =>
  actor.kind === 'applicant' && actor.ywlsh === ywlsh;

export function actorOf(key: OwnerKey): Actor {
  const { kind, id } = readOwner(key);
  if (kind === 'person') return { kind, grzh: id };
  if (kind === 'unit') return { kind, dwzh: id };
  if (kind === 'applicant') return { kind, ywlsh: id };
  return { kind: 'developer', kfsbh: id };
}

/** Context of a daily job, dated nine in the morning of its day. */
export function transactionOn(store: Store, day: PlainDate): Transaction {
  // A job is no request and is never refused: nothing to keep.
  return { store, now: () => Date.parse(`${day}T09:00:00+08:00`), today: () => day, keep: () => undefined };
}
