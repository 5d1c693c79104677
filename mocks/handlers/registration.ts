import type { HttpHandler } from 'msw';
import { guestFaceCode, guestFaceState } from '../centre/registration/guest-faces';
import { nameOperator } from '../centre/registration/operator-naming';
import { PERSON_REGISTER, registerPerson } from '../centre/registration/registration';
import { sendRegistrationCode } from '../centre/registration/registration-codes';
import { matchUnit, registerUnit, sendUnitCode } from '../centre/registration/unit-registration';
import { userAgreement } from '../data/user-agreements';
import { type Door, open } from './door';
import { text } from './visit';

const REGISTER = '/api/auth/v1/register';
const HALL = '/api/izfgjj-zhfw/v1';

/** Registration of depositors and of units' operators, and what they agree to (specification 2.1, 7.2; domain catalogue 11). */
export function registrationHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'post', `${REGISTER}/sendPersonSmsCode`, (desk, visit) =>
      sendRegistrationCode(desk, visit, PERSON_REGISTER, {
        zjhm: text(visit.body, 'zjhm'),
        sjhm: text(visit.body, 'sjhm'),
        code: text(visit.body, 'code'),
        uuid: text(visit.body, 'uuid'),
      }),
    ),
    open(door, 'post', `${REGISTER}/person`, (desk, { wall, body }) => {
      const read = (name: string) => text(body, name);
      return registerPerson(desk, wall, {
        xingming: read('xingming'),
        zjlx: read('zjlx'),
        zjhm: read('zjhm'),
        grzh: read('grzh'),
        sjhm: read('sjhm'),
        dxyzm: read('dxyzm'),
        password: read('password'),
        ticket: read('ticket'),
      });
    }),
    open(door, 'post', `${REGISTER}/matchUnit`, (desk, { wall, body }) =>
      matchUnit(desk, wall, {
        dwzh: text(body, 'dwzh'),
        tyshxydm: text(body, 'tyshxydm'),
        code: text(body, 'code'),
        uuid: text(body, 'uuid'),
      }),
    ),
    open(door, 'post', `${REGISTER}/operator`, (desk, { wall, body, files }) => {
      const read = (name: string) => text(body, name);
      return nameOperator(desk, wall, {
        ticket: read('ticket'),
        jbrlb: read('jbrlb'),
        jbrxm: read('jbrxm'),
        jbrzjlx: read('jbrzjlx'),
        jbrzjhm: read('jbrzjhm'),
        jbrsjhm: read('jbrsjhm'),
        jbrjs: read('jbrjs'),
        sqs: files.sqs,
      });
    }),
    open(door, 'post', `${REGISTER}/sendUnitSmsCode`, (desk, visit) =>
      sendUnitCode(desk, visit, { ticket: text(visit.body, 'ticket'), dwzh: text(visit.body, 'dwzh') }),
    ),
    open(door, 'post', `${REGISTER}/unit`, (desk, { wall, body }) => {
      const read = (name: string) => text(body, name);
      return registerUnit(desk, wall, {
        ticket: read('ticket'),
        dwzh: read('dwzh'),
        jbrxm: read('jbrxm'),
        jbrzjhm: read('jbrzjhm'),
        dxyzm: read('dxyzm'),
        password: read('password'),
      });
    }),
    open(door, 'get', `${REGISTER}/face/getQrCode`, (desk, { wall, query }) =>
      guestFaceCode(desk, wall, text(query, 'ticket')),
    ),
    open(door, 'get', `${REGISTER}/face/findQrStatus`, (desk, { wall, query }) =>
      guestFaceState(desk, wall, text(query, 'ticket'), text(query, 'uuid')),
    ),
    open(door, 'get', `${HALL}/yhxy/getXyxq`, (_desk, { query }) => userAgreement(text(query, 'xylx'))),
  ];
}
