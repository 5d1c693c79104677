import type { HttpHandler } from 'msw';
import { FLEXIBLE_GUEST, registerFlexible } from '../../centre/registration/flexible-registration';
import { OTHER_CITY_GUEST, registerOtherCity } from '../../centre/registration/other-city-registration';
import { type CodePurpose, sendRegistrationCode } from '../../centre/registration/registration-codes';
import { textFields } from '../calls/request-context';
import { type MockServer, publicRoute } from '../calls/routes';

const REGISTER = '/api/auth/v1/register';

/**
 * Registration of people without an account here: flexible workers, borrowers from other cities (docs/rules/registration-and-passwords.md).
 */
export function guestRegistrationHandlers(door: MockServer): HttpHandler[] {
  const codes = (path: string, purpose: CodePurpose) =>
    publicRoute(door, 'post', `${REGISTER}/${path}`, (tx, visit) =>
      sendRegistrationCode(tx, visit, purpose, textFields(visit.body, 'zjhm', 'sjhm', 'code', 'uuid')),
    );
  return [
    codes('sendFlexibleSmsCode', FLEXIBLE_GUEST),
    codes('sendOutsideSmsCode', OTHER_CITY_GUEST),
    publicRoute(door, 'post', `${REGISTER}/flexible`, (tx, visit) => registerFlexible(tx, visit, visit.body)),
    publicRoute(door, 'post', `${REGISTER}/outside`, (tx, visit) =>
      registerOtherCity(tx, visit, visit.body, visit.files.zmcl),
    ),
  ];
}
