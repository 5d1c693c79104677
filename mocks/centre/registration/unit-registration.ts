// Registration of a unit's operators (docs/rules/registration-and-passwords.md, /dwRegister): unit, operator, code and password, and for an
// operator not on file the letter of authorisation and the legal representative's consent.

import type { MatchedUnit, UnitRegistered } from '@/api/session/registration';
import { fundTime } from '@/domain/dates';
import { maskName, maskPhone } from '@/domain/text/mask';
import { plainPersonName } from '@/domain/text/person-name';
import { plainIdentifier } from '@/domain/text/plain-text';
import { newPasswordProblem } from '../access/passwords/password-rule';
import { setPassword } from '../access/passwords/passwords';
import { captchaRefusal } from '../access/proofs/captcha';
import { isRightPhoneCode, type Sender, type SentCode, sendPhoneCode, wrongCode } from '../access/proofs/phone-codes';
import { unreadable } from '../access/sign-in';
import { signInAccountOf } from '../access/sign-in-accounts';
import { idempotentForGuest } from '../kernel/guest-idempotency';
import { passwordHash } from '../kernel/password-hash';
import { findUnitByDwzh, type UnitRecord } from '../kernel/people';
import { decrypt } from '../kernel/secrets';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { roleName } from '../kernel/unit/operator-roles';
import { legalPersonOf } from '../kernel/unit/unit-info';
import { openGuestFace } from './guest-faces';
import { addOperator, notifyOperatorRegistered } from './unit-operators';
import {
  dropRegistration,
  isTicketExpired,
  type NamedOperator,
  openRegistration,
  type RegistrationTicket,
  registrationTicketOf,
  updateRegistration,
} from './unit-registration-tickets';

const PURPOSE = 'unit-register';
const REGISTERED = '1103';

/** Matches account number and credit code; an unknown account is refused like a wrong pair. */
export function matchUnit(
  tx: Transaction,
  wall: number,
  input: { dwzh: string; tyshxydm: string; code: string; uuid: string },
): MatchedUnit | BusinessError {
  const dwzh = plainIdentifier(decrypt(input.dwzh));
  if (dwzh === '') return unreadable();
  const unproved = captchaRefusal(tx, wall, input.uuid, input.code);
  if (unproved) return unproved;
  const unit = findUnitByDwzh(tx, dwzh);
  const code = input.tyshxydm.toUpperCase();
  if (!unit || unit.other || unit.tyshxydm === '' || unit.tyshxydm !== code) {
    const message = '单位账号与统一社会信用代码不匹配';
    return new BusinessError(REFUSED, message, { fieldErrors: { tyshxydm: message } });
  }
  return { ticket: openRegistration(tx, wall, dwzh), dwmc: unit.dwmc };
}

/** Sends the code to the operator entered under the ticket. */
export function sendUnitRegistrationCode(
  tx: Transaction,
  sender: Sender,
  input: { ticket: string; dwzh: string },
): SentCode | BusinessError {
  const dwzh = plainIdentifier(decrypt(input.dwzh));
  if (dwzh === '') return unreadable();
  const read = namedUnder(tx, sender.wall, input.ticket, dwzh);
  if (read instanceof BusinessError) return read;
  return sendPhoneCode(tx, sender, {
    purpose: PURPOSE,
    sjhm: read.operator.jbrsjhm,
    what: '注册单位网上办事大厅',
  });
}

/** Sets the password of an operator on file at once; a further operator's waits for the legal representative. */
export function registerUnit(
  tx: Transaction,
  wall: number,
  sent: { ticket: string; dwzh: string; jbrxm: string; jbrzjhm: string; dxyzm: string; password: string },
): UnitRegistered | BusinessError {
  const [dwzh, jbrzjhm] = [plainIdentifier(decrypt(sent.dwzh)), plainIdentifier(decrypt(sent.jbrzjhm)).toUpperCase()];
  const password = decrypt(sent.password);
  if (dwzh === '' || jbrzjhm === '' || password === '') return unreadable();
  const input = { ...sent, dwzh, jbrzjhm, password };
  return idempotentForGuest(tx, wall, { name: PURPOSE, content: input }, () => register(tx, wall, input));
}

/** Registers with decrypted `dwzh`, `jbrzjhm` and `password`. */
function register(
  tx: Transaction,
  wall: number,
  input: Parameters<typeof registerUnit>[2],
): UnitRegistered | BusinessError {
  const { dwzh, jbrzjhm, password } = input;
  const read = namedUnder(tx, wall, input.ticket, dwzh);
  if (read instanceof BusinessError) return read;
  const { registration, unit, operator } = read;
  if (operator.jbrzjhm !== jbrzjhm || operator.jbrxm !== plainPersonName(input.jbrxm)) {
    return new BusinessError(REFUSED, '经办人信息与登记信息不一致');
  }
  const problem = newPasswordProblem(password);
  if (problem) return new BusinessError(REFUSED, problem, { fieldErrors: { password: problem } });
  if (!isRightPhoneCode(tx, wall, PURPOSE, operator.jbrsjhm, input.dxyzm)) return wrongCode();
  return operator.further
    ? askLegalPerson(tx, wall, registration, unit, operator, password)
    : registerKnown(tx, registration, unit, operator, password);
}

function registerKnown(
  tx: Transaction,
  { ticket }: RegistrationTicket,
  unit: UnitRecord,
  operator: NamedOperator,
  password: string,
): UnitRegistered | BusinessError {
  const account = signInAccountOf(tx, { kind: 'unit', dwzh: unit.dwzh }, operator.jbrzjhm);
  if (account.passwordHash !== '') return new BusinessError(REGISTERED, '该用户已注册，请直接登录');
  setPassword(tx, account, password);
  dropRegistration(tx, ticket);
  const further = unit.operators?.find((one) => one.jbrzjhm === operator.jbrzjhm);
  const jbrjs = further ? roleName(further.role) : '管理员';
  notifyOperatorRegistered(tx, unit, operator, jbrjs);
  return answerFor(tx, unit, operator, { zt: 'done', jbrjs, sw: further === undefined });
}

function askLegalPerson(
  tx: Transaction,
  wall: number,
  registration: RegistrationTicket,
  unit: UnitRecord,
  operator: NamedOperator,
  password: string,
): UnitRegistered | BusinessError {
  const legal = legalPersonOf(tx.store, unit.dwzh);
  if (!legal) return new BusinessError(REFUSED, '中心没有登记贵单位的法定代表人，请持授权书到柜台办理');
  const face = openGuestFace(tx, wall, PURPOSE, legal.frzjhm);
  // Until the legal representative consents only the hash is stored, never the password.
  const hash = passwordHash(`${unit.dwzh}:${operator.jbrzjhm}`, password);
  updateRegistration(tx, { ...registration, face, hash });
  return answerFor(tx, unit, operator, {
    zt: 'confirm',
    jbrjs: operator.further ? roleName(operator.further.role) : '',
    frxm: maskName(legal.frxm),
    ticket: face,
  });
}

/** Adds the operator to the unit after the legal representative's face check; other face checks have no effect. */
export function completeOperator(tx: Transaction, face: string): void {
  const registration = registrationTicketOf(tx, (one) => one.face === face);
  const operator = registration?.operator;
  const unit = registration && findUnitByDwzh(tx, registration.dwzh);
  if (!registration || !operator?.further || !unit || registration.hash === '') return;
  addOperator(tx, unit, operator, registration.hash);
  dropRegistration(tx, registration.ticket);
}

function answerFor(
  tx: Transaction,
  unit: UnitRecord,
  operator: NamedOperator,
  more: Pick<UnitRegistered, 'zt' | 'jbrjs'> & Partial<UnitRegistered>,
): UnitRegistered {
  const { jbrxm, jbrsjhm } = operator;
  const usual = { dwmc: unit.dwmc, jbrxm: maskName(jbrxm), sjhm: maskPhone(jbrsjhm), zcsj: fundTime(tx.now()) };
  return { ...usual, frxm: '', ticket: '', sw: false, ...more };
}

function namedUnder(
  tx: Transaction,
  wall: number,
  ticket: string,
  dwzh: string,
): { registration: RegistrationTicket; unit: UnitRecord; operator: NamedOperator } | BusinessError {
  const registration = registrationTicketOf(tx, (one) => one.ticket === ticket && one.until >= wall);
  const unit = registration && findUnitByDwzh(tx, registration.dwzh);
  if (!registration?.operator || !unit || registration.dwzh !== dwzh) return isTicketExpired();
  return { registration, unit, operator: registration.operator };
}
