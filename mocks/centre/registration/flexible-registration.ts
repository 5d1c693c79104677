import type { SignInAnswer } from '@/api/auth';
import type { Origin } from '../kernel/access-log';
import type { Desk } from '../kernel/desk';
import { Refusal } from '../kernel/desk';
import { flexibleRegions, regionNames } from './flexible-start';
import {
  admitGuest,
  enrolGuest,
  type GuestInput,
  type GuestKind,
  guestBehind,
  readableGuest,
  wrongGuestFields,
} from './guest-registration';

export const FLEXIBLE_GUEST: GuestKind = {
  purpose: 'flexible-register',
  what: '办理灵活就业人员设立',
  role: 'lhjyjczgry',
};
/** The centre's own city. */
const OWN_CITY = '99';

export interface FlexibleRegistration extends GuestInput {
  /** Six-digit code of the district. */
  jzsd: string;
}

/** Registers a flexible worker without an account and signs them in (domain catalogue 11, /lhjyrysl). Refusals are returned: what they count is kept. */
export function registerFlexible(desk: Desk, origin: Origin, sent: FlexibleRegistration): SignInAnswer | Refusal {
  const input = readableGuest(sent);
  if (input instanceof Refusal) return input;
  const wrong = wrongGuestFields(input, { jzsd: wrongRegion(input.jzsd) });
  if (wrong) return wrong;
  const known = guestBehind(desk, origin.wall, FLEXIBLE_GUEST, input);
  if (known instanceof Refusal) return known;
  const person = enrolGuest(desk, FLEXIBLE_GUEST, input, known);
  if (person instanceof Refusal) return person;
  flexibleRegions(desk.store).put(person.grzh, { grzh: person.grzh, jzsd: input.jzsd });
  return admitGuest(desk, origin, person);
}

function wrongRegion(jzsd: string): string | undefined {
  // The own city has its districts under it at once: two names are the whole region.
  if (!/^\d{6}$/.test(jzsd) || regionNames(jzsd).length < 2) return '请选择居住/从业所在地';
  return jzsd.startsWith(OWN_CITY) ? undefined : '灵活就业人员须在本市居住或从业，请选择本市的区县';
}
