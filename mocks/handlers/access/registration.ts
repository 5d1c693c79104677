import type { HttpHandler } from 'msw';
import { guestFaceCode, guestFaceState } from '../../centre/registration/guest-faces';
import { nameOperator } from '../../centre/registration/operator-naming';
import { PERSON_REGISTER, registerPerson } from '../../centre/registration/registration';
import { sendRegistrationCode } from '../../centre/registration/registration-codes';
import { matchUnit, registerUnit, sendUnitRegistrationCode } from '../../centre/registration/unit-registration';
import { userAgreement } from '../../data/user-agreements';
import { textField, textFields } from '../calls/request-context';
import { type MockServer, publicRoute } from '../calls/routes';

const REGISTER = '/api/auth/v1/register';
const HALL = '/api/izfgjj-zhfw/v1';

/** Registration of depositors and units' operators (docs/specification.md 2.1, 7.2; docs/rules/registration-and-passwords.md). */
export function registrationHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'post', `${REGISTER}/sendPersonSmsCode`, (tx, visit) =>
      sendRegistrationCode(tx, visit, PERSON_REGISTER, textFields(visit.body, 'zjhm', 'sjhm', 'code', 'uuid')),
    ),
    publicRoute(door, 'post', `${REGISTER}/person`, (tx, { wall, body }) => registerPerson(tx, wall, body)),
    publicRoute(door, 'post', `${REGISTER}/matchUnit`, (tx, { wall, body }) =>
      matchUnit(tx, wall, textFields(body, 'dwzh', 'tyshxydm', 'code', 'uuid')),
    ),
    publicRoute(door, 'post', `${REGISTER}/operator`, (tx, { wall, body, files }) =>
      nameOperator(tx, wall, body, files.sqs),
    ),
    publicRoute(door, 'post', `${REGISTER}/sendUnitSmsCode`, (tx, visit) =>
      sendUnitRegistrationCode(tx, visit, textFields(visit.body, 'ticket', 'dwzh')),
    ),
    publicRoute(door, 'post', `${REGISTER}/unit`, (tx, { wall, body }) =>
      registerUnit(tx, wall, textFields(body, 'ticket', 'dwzh', 'jbrxm', 'jbrzjhm', 'dxyzm', 'password')),
    ),
    publicRoute(door, 'get', `${REGISTER}/face/getQrCode`, (tx, { wall, query }) =>
      guestFaceCode(tx, wall, textField(query, 'ticket')),
    ),
    publicRoute(door, 'get', `${REGISTER}/face/findQrStatus`, (tx, { wall, query }) =>
      guestFaceState(tx, wall, textField(query, 'ticket'), textField(query, 'uuid')),
    ),
    publicRoute(door, 'get', `${HALL}/yhxy/getXyxq`, (_desk, { query }) => userAgreement(textField(query, 'xylx'))),
  ];
}
