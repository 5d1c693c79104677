import { acceptedOn, openRecordOf } from '../cases/case-states';
import type { Application } from '../cases/rule';
import type { Actor, Desk } from '../kernel/desk';
import { balanceOf, memberAccount } from '../kernel/ledger';
import { personOf } from '../kernel/people';
import { askedOf } from '../loans/asked-money';
import type { Applicant } from './rule';

export function applicantOf({ desk, actor, ywlsh }: Application): Applicant {
  const person = personOf(desk, actor);
  const balance = balanceOf(desk.store, memberAccount(person.grzh));
  const asked = askedOf(desk.store, person.grzh, ywlsh);
  return { store: desk.store, today: desk.today(), slrq: acceptedOn(desk, ywlsh), person, balance, asked, ywlsh };
}

/** Who opens the form: an application that is being corrected does not stand in its own way. */
export function applicantOpening(desk: Desk, actor: Actor, ywlx: string): Applicant {
  const open = openRecordOf(desk, actor, ywlx);
  return applicantOf({ desk, actor, ywlsh: open?.ywzt === '97' ? open.ywlsh : '' });
}
