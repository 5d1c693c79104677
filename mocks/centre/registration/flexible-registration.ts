import type { SignInAnswer } from '@/api/session/auth';
import type { Origin } from '../kernel/access-log';
import type { Transaction } from '../kernel/transaction';
import { BusinessError } from '../kernel/transaction';
import { flexibleRegions, regionNames } from './flexible-start';
import {
  admitGuest,
  enrolGuest,
  type GuestInput,
  type GuestRegistrationKind,
  readableGuest,
  verifiedGuest,
  wrongGuestFields,
} from './guest-registration';

export const FLEXIBLE_GUEST: GuestRegistrationKind = {
  purpose: 'flexible-register',
  what: '办理灵活就业人员设立',
  role: 'lhjyjczgry',
};
/** Region code prefix of the centre's own city. */
const OWN_CITY = '99';

export interface FlexibleRegistration extends GuestInput {
  /** Six-digit code of the district. */
  jzsd: string;
}

/**
 * Registers a flexible worker without an account and signs them in (docs/rules/registration-and-passwords.md, /lhjyrysl). Refusals are
 * returned, so that their counts are kept.
 */
export function registerFlexible(
  tx: Transaction,
  origin: Origin,
  sent: FlexibleRegistration,
): SignInAnswer | BusinessError {
  const input = readableGuest(sent);
  if (input instanceof BusinessError) return input;
  const wrong = wrongGuestFields(input, { jzsd: wrongRegion(input.jzsd) });
  if (wrong) return wrong;
  const known = verifiedGuest(tx, origin.wall, FLEXIBLE_GUEST, input);
  if (known instanceof BusinessError) return known;
  const person = enrolGuest(tx, FLEXIBLE_GUEST, input, known);
  if (person instanceof BusinessError) return person;
  flexibleRegions(tx.store).put(person.grzh, { grzh: person.grzh, jzsd: input.jzsd });
  return admitGuest(tx, origin, person);
}

function wrongRegion(jzsd: string): string | undefined {
  // Districts follow the own city directly: two names are the full region.
  if (!/^\d{6}$/.test(jzsd) || regionNames(jzsd).length < 2) return '请选择居住/从业所在地';
  return jzsd.startsWith(OWN_CITY) ? undefined : '灵活就业人员须在本市居住或从业，请选择本市的区县';
}
