import type { PlainDate } from '@/domain/dates';
import type { Store } from './store';

/** What every rule of the centre works on inside one transaction. */
export interface Desk {
  store: Store;
  /** The centre's clock (QA may move it), ms since the epoch. */
  now(): number;
  /** Fund date today, yyyy-MM-dd. */
  today(): string;
  /** Done where the request is refused, once all else of it is undone: that registers were asked, that a code was guessed at. */
  keep(work: (desk: Desk) => void): void;
}

/** A refusal by the centre: business code and a Chinese sentence, thrown inside `transact` and rolled back. */
export class Refusal extends Error {
  readonly code: string;
  readonly fieldErrors: Record<string, string>;
  /** Data that goes with a pass-through code. */
  readonly data: unknown;

  constructor(code: string, message: string, extra: { fieldErrors?: Record<string, string>; data?: unknown } = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fieldErrors = extra.fieldErrors ?? {};
    this.data = extra.data ?? null;
  }
}

/** The business code of every plain refusal: outside the error catalogue, so that its own sentence is shown. */
export const REFUSED = '1';

/** The refusal of what a role does not have (specification 8). */
export const noPermission = () => new Refusal('403', '没有操作权限，请联系管理员');

/** Who is signed in. Every view and every business takes it; nothing is looked up by an account number from a request. */
export type Actor =
  | { kind: 'person'; grzh: string }
  /** `operator`: ID number of who is signed in for it; the unit owns what is done, whoever did it. */
  | { kind: 'unit'; dwzh: string; operator?: string }
  | { kind: 'developer'; kfsbh: string }
  /** Nobody who can sign in: whoever applies for a unit's account, known by the number of the application alone. */
  | { kind: 'applicant'; ywlsh: string };

/** One text per actor, e.g. 'person:100000000001': the owner of cases, drafts, numbers and messages. */
export function ownerOf(actor: Actor): string {
  if (actor.kind === 'person') return `person:${actor.grzh}`;
  if (actor.kind === 'unit') return `unit:${actor.dwzh}`;
  if (actor.kind === 'applicant') return `applicant:${actor.ywlsh}`;
  return `developer:${actor.kfsbh}`;
}

/** Whether it is the one application that a pass opens, whoever's the case is by now. */
export const isOwnApplication = (actor: Actor, ywlsh: string): boolean =>
  actor.kind === 'applicant' && actor.ywlsh === ywlsh;

/** The actor that `ownerOf` made this text of. */
export function actorOf(owner: string): Actor {
  const [kind, number = ''] = owner.split(':');
  if (kind === 'person') return { kind, grzh: number };
  if (kind === 'unit') return { kind, dwzh: number };
  if (kind === 'applicant') return { kind, ywlsh: number };
  return { kind: 'developer', kfsbh: number };
}

/** The desk of a daily job, which knows a day and no time: it stands at nine in the morning. */
export function deskOn(store: Store, day: PlainDate): Desk {
  // A job is no request that could be refused.
  return { store, now: () => Date.parse(`${day}T09:00:00+08:00`), today: () => day, keep: () => undefined };
}
