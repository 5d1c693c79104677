import type { HttpHandler } from 'msw';
import { FLEXIBLE_GUEST, registerFlexible } from '../centre/registration/flexible-registration';
import { OUTSIDE_GUEST, registerOutside } from '../centre/registration/outside-registration';
import { type CodePurpose, sendRegistrationCode } from '../centre/registration/registration-codes';
import { type Door, open } from './door';
import { text, type Visit } from './visit';

const REGISTER = '/api/auth/v1/register';

/** Registration of people without an account here: flexible workers, borrowers from elsewhere (domain catalogue 11). */
export function guestRegistrationHandlers(door: Door): HttpHandler[] {
  const codes = (path: string, purpose: CodePurpose) =>
    open(door, 'post', `${REGISTER}/${path}`, (desk, visit) => {
      const read = (name: string) => text(visit.body, name);
      const input = { zjhm: read('zjhm'), sjhm: read('sjhm'), code: read('code'), uuid: read('uuid') };
      return sendRegistrationCode(desk, visit, purpose, input);
    });
  return [
    codes('sendFlexibleSmsCode', FLEXIBLE_GUEST),
    codes('sendOutsideSmsCode', OUTSIDE_GUEST),
    open(door, 'post', `${REGISTER}/flexible`, (desk, visit) =>
      registerFlexible(desk, visit, { ...guest(visit), jzsd: text(visit.body, 'jzsd') }),
    ),
    open(door, 'post', `${REGISTER}/outside`, (desk, visit) => {
      const read = (name: string) => text(visit.body, name);
      return registerOutside(desk, visit, {
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

function guest({ body }: Visit) {
  const read = (name: string) => text(body, name);
  return {
    xingming: read('xingming'),
    zjlx: read('zjlx'),
    zjhm: read('zjhm'),
    sjhm: read('sjhm'),
    dxyzm: read('dxyzm'),
    password: read('password'),
  };
}
