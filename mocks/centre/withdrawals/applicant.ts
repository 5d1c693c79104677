import { acceptedOn, openRecordOf } from '../cases/case-states';
import type { Application } from '../cases/rule';
import { balanceOf, memberAccount } from '../kernel/accounts/ledger';
import { personOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { reservedOf } from '../loans/reserved-amount';
import type { Applicant } from './rule';

export function applicantOf({ tx, actor, ywlsh }: Application): Applicant {
  const person = personOf(tx, actor);
  const balance = balanceOf(tx.store, memberAccount(person.grzh));
  const reserved = reservedOf(tx.store, person.grzh, ywlsh);
  return { store: tx.store, today: tx.today(), slrq: acceptedOn(tx, ywlsh), person, balance, asked: reserved, ywlsh };
}

/** The applicant at the opening of the form; an application in correction does not count against itself. */
export function applicantOpening(tx: Transaction, actor: Actor, ywlx: string): Applicant {
  const open = openRecordOf(tx, actor, ywlx);
  return applicantOf({ tx, actor, ywlsh: open?.ywzt === '97' ? open.ywlsh : '' });
}
