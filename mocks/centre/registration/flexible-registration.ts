import type { SignInAnswer } from '@/api/session/auth';
import { flexibleRegistrant } from '@/schema/public/registration';
import type { RawValues } from '../cases/rule';
import type { Origin } from '../kernel/access-log';
import type { Transaction } from '../kernel/transaction';
import { BusinessError } from '../kernel/transaction';
import { flexibleRegions } from './flexible-start';
import { admitGuest, enrolGuest, type GuestRegistrationKind, verifiedGuest } from './guest-registration';
import { readRegistrant } from './read-registrant';

export const FLEXIBLE_GUEST: GuestRegistrationKind = {
  purpose: 'flexible-register',
  what: '办理灵活就业人员设立',
  role: 'lhjyjczgry',
};

/**
 * Registers a flexible worker without an account and signs them in (docs/rules/registration-and-passwords.md, /lhjyrysl). Refusals are
 * returned, so that their counts are kept.
 */
export function registerFlexible(tx: Transaction, origin: Origin, raw: RawValues): SignInAnswer | BusinessError {
  const input = readRegistrant(tx, flexibleRegistrant, raw);
  const known = verifiedGuest(tx, origin.wall, FLEXIBLE_GUEST, input);
  if (known instanceof BusinessError) return known;
  const person = enrolGuest(tx, FLEXIBLE_GUEST, input, known);
  if (person instanceof BusinessError) return person;
  flexibleRegions(tx.store).put(person.grzh, { grzh: person.grzh, jzsd: input.jzsd });
  return admitGuest(tx, origin, person);
}
