import type { PlainDate } from '@/domain/dates';
import type { BusinessArea } from '../../data/business-areas';
import { mayApply } from '../../data/role-access';
import { type Actor, type Desk, noPermission, ownerOf, REFUSED, Refusal } from './desk';
import { businessArea } from './known-businesses';
import { rolesOf } from './people';
import type { Store } from './store';

/** The centre's own four digits at the head of each business number. */
const CENTRE_CODE = '1001';

/** Acts under a number that are no applications: 证明开具, 网点预约 (of whoever has any of the hall: of which matter is judged there). */
const ACTS: ReadonlyMap<string, BusinessArea> = new Map([
  ['ZMKJ', 'certificate'],
  ['WDYY', 'certificate'],
]);

/** A business number with who asked for it and for what. */
export interface IssuedNumber {
  ywlsh: string;
  ywlx: string;
  owner: string;
  issued: PlainDate;
}

/** The next 20-digit business number of a day: centre 4 + yyyyMMdd + 8 sequence (domain catalogue 2.1). */
export function nextNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('ywlsh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('ywlsh', { day, last });
  return `${CENTRE_CODE}${day.replaceAll('-', '')}${String(last).padStart(8, '0')}`;
}

/** A fresh business number for one application of this actor. */
export function issueNumber(desk: Desk, actor: Actor, ywlx: string): string {
  const area = businessArea(ywlx) ?? ACTS.get(ywlx);
  if (!area) throw new Refusal(REFUSED, '业务类型不正确');
  if (!mayApply(rolesOf(desk, actor), area)) throw noPermission();
  const day = desk.today();
  const ywlsh = nextNumber(desk.store, day);
  issuedNumbers(desk.store).put(ywlsh, { ywlsh, ywlx, owner: ownerOf(actor), issued: day });
  return ywlsh;
}

/** A fresh number for an act that is no application: a certificate, an appointment. */
export function issueActNumber(desk: Desk, actor: Actor, lx: string): string {
  if (!ACTS.has(lx)) throw new Refusal(REFUSED, '业务类型不正确');
  return issueNumber(desk, actor, lx);
}

/** The number of an application by somebody who is known by that number alone. */
export function issueApplicantNumber(desk: Desk, ywlx: string): string {
  const issued = desk.today();
  const ywlsh = nextNumber(desk.store, issued);
  const owner = ownerOf({ kind: 'applicant', ywlsh });
  issuedNumbers(desk.store).put(ywlsh, { ywlsh, ywlx, owner, issued });
  return ywlsh;
}

/** Whether this number was issued to this actor for this business; anything else is refused in the same words. */
export function requireOwnNumber(desk: Desk, actor: Actor, ywlx: string, ywlsh: string): void {
  const issued = issuedNumbers(desk.store).get(ywlsh);
  if (issued?.owner !== ownerOf(actor) || issued.ywlx !== ywlx) {
    throw new Refusal(REFUSED, '业务流水号无效，请返回后重新进入本业务');
  }
}

function issuedNumbers(store: Store) {
  return store.table<IssuedNumber>('issued-numbers');
}
