import type { HttpHandler } from 'msw';
import { FLEXIBLE_GUEST, registerFlexible } from '../../centre/registration/flexible-registration';
import { OTHER_CITY_GUEST, registerOtherCity } from '../../centre/registration/other-city-registration';
import { type CodePurpose, sendRegistrationCode } from '../../centre/registration/registration-codes';
import { type RequestContext, textField } from '../calls/request-context';
import { type MockServer, publicRoute } from '../calls/routes';

const REGISTER = '/api/auth/v1/register';

/**
 * Registration of people without an account here: flexible workers, borrowers from other cities (docs/rules/registration-and-passwords.md).
 */
export function guestRegistrationHandlers(door: MockServer): HttpHandler[] {
  const codes = (path: string, purpose: CodePurpose) =>
    publicRoute(door, 'post', `${REGISTER}/${path}`, (tx, visit) => {
      const read = (name: string) => textField(visit.body, name);
      const input = { zjhm: read('zjhm'), sjhm: read('sjhm'), code: read('code'), uuid: read('uuid') };
      return sendRegistrationCode(tx, visit, purpose, input);
    });
  return [
    codes('sendFlexibleSmsCode', FLEXIBLE_GUEST),
    codes('sendOutsideSmsCode', OTHER_CITY_GUEST),
    publicRoute(door, 'post', `${REGISTER}/flexible`, (tx, visit) =>
      registerFlexible(tx, visit, { ...guest(visit), jzsd: textField(visit.body, 'jzsd') }),
    ),
    publicRoute(door, 'post', `${REGISTER}/outside`, (tx, visit) => {
      const read = (name: string) => textField(visit.body, name);
      return registerOtherCity(tx, visit, {
        ...guest(visit),
        jcszs: read('jcszs'),
        jcgjjzxmc: read('jcgjjzxmc'),
        ydgrzh: read('ydgrzh'),
        jcdwmc: read('jcdwmc'),
        jczmbh: read('jczmbh'),
        hyzk: read('hyzk'),
        zmcl: visit.files.zmcl,
      });
    }),
  ];
}

function guest({ body }: RequestContext) {
  const read = (name: string) => textField(body, name);
  return {
    xingming: read('xingming'),
    zjlx: read('zjlx'),
    zjhm: read('zjhm'),
    sjhm: read('sjhm'),
    dxyzm: read('dxyzm'),
    password: read('password'),
  };
}
