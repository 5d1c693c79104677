import type { PlainDate } from '@/domain/dates';
import type { BusinessArea } from '../../data/menus/business-areas';
import { mayApply } from '../../data/menus/role-access';
import { businessArea } from './business-names';
import { rolesOf } from './people';
import type { Store } from './store';
import {
  type Actor,
  BusinessError,
  noPermission,
  type OwnerKey,
  ownerOf,
  REFUSED,
  type Transaction,
} from './transaction';

/** First four digits of each business number. */
const CENTRE_CODE = '1001';

/** Numbered actions that are no applications: 证明开具, 网点预约. Appointments are open to every user here; the matter decides later. */
const ACTS: ReadonlyMap<string, BusinessArea> = new Map([
  ['ZMKJ', 'certificate'],
  ['WDYY', 'certificate'],
]);

/** A business number with its owner and business. */
export interface IssuedNumber {
  ywlsh: string;
  ywlx: string;
  owner: OwnerKey;
  issued: PlainDate;
}

/** Returns the next 20-digit business number of a day: centre 4 + yyyyMMdd + 8 sequence (docs/rules/ledger.md, Numbers). */
export function nextNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('ywlsh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('ywlsh', { day, last });
  return `${CENTRE_CODE}${day.replaceAll('-', '')}${String(last).padStart(8, '0')}`;
}

/** Issues a business number for one application of this actor. */
export function issueNumber(tx: Transaction, actor: Actor, ywlx: string): string {
  const area = businessArea(ywlx) ?? ACTS.get(ywlx);
  if (!area) throw new BusinessError(REFUSED, '业务类型不正确');
  if (!mayApply(rolesOf(tx, actor), area)) throw noPermission();
  const day = tx.today();
  const ywlsh = nextNumber(tx.store, day);
  issuedNumbers(tx.store).put(ywlsh, { ywlsh, ywlx, owner: ownerOf(actor), issued: day });
  return ywlsh;
}

/** Issues a number for an action that is no application: certificate or appointment. */
export function issueActNumber(tx: Transaction, actor: Actor, lx: string): string {
  if (!ACTS.has(lx)) throw new BusinessError(REFUSED, '业务类型不正确');
  return issueNumber(tx, actor, lx);
}

/** Issues a number for an applicant without a sign-in, who is identified by it alone. */
export function issueApplicantNumber(tx: Transaction, ywlx: string): string {
  const issued = tx.today();
  const ywlsh = nextNumber(tx.store, issued);
  const owner = ownerOf({ kind: 'applicant', ywlsh });
  issuedNumbers(tx.store).put(ywlsh, { ywlsh, ywlx, owner, issued });
  return ywlsh;
}

/** Checks that the number was issued to this actor for this business. @throws BusinessError with one message for every other number */
export function requireNumberOfActor(tx: Transaction, actor: Actor, ywlx: string, ywlsh: string): void {
  const issued = issuedNumbers(tx.store).get(ywlsh);
  if (issued?.owner !== ownerOf(actor) || issued.ywlx !== ywlx) {
    throw new BusinessError(REFUSED, '业务流水号无效，请返回后重新进入本业务');
  }
}

function issuedNumbers(store: Store) {
  return store.table<IssuedNumber>('issued-numbers');
}
