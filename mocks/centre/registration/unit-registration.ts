// Registration of a unit's operators (domain catalogue 11, /dwRegister): unit, operator, code and password, and for an operator
// who is not on file the letter of authorisation and the legal person's agreement.

import type { MatchedUnit, UnitRegistered } from '@/api/registration';
import { fundTime } from '@/domain/dates';
import { maskName, maskPhone } from '@/domain/mask';
import { plainPersonName } from '@/domain/person-name';
import { plainIdentifier } from '@/domain/plain-text';
import { newPasswordProblem } from '../access/passwords/password-rule';
import { setPassword } from '../access/passwords/passwords';
import { captchaRefusal } from '../access/proofs/captcha';
import { type CodeSent, isRightPhoneCode, type Sender, sendPhoneCode, wrongCode } from '../access/proofs/phone-codes';
import { unreadable } from '../access/sign-in';
import { accountOf } from '../access/sign-in-accounts';
import { answeredAgain } from '../kernel/answered-guest';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { roleName } from '../kernel/operator-roles';
import { passwordHash } from '../kernel/password-hash';
import { findUnitByDwzh, type UnitRecord } from '../kernel/people';
import { decrypt } from '../kernel/secrets';
import { legalPersonOf } from '../kernel/unit-info';
import { openGuestFace } from './guest-faces';
import { addOperator, tellRegistered } from './unit-operators';
import {
  dropRegistration,
  type NamedOperator,
  openRegistration,
  registrationOf,
  timedOut,
  type UnitRegistration,
  updateRegistration,
} from './unit-registration-tickets';

const PURPOSE = 'unit-register';
const REGISTERED = '1103';

/** The two numbers have to belong together; an unknown account is answered as a wrong pair. */
export function matchUnit(
  desk: Desk,
  wall: number,
  input: { dwzh: string; tyshxydm: string; code: string; uuid: string },
): MatchedUnit | Refusal {
  const dwzh = plainIdentifier(decrypt(input.dwzh));
  if (dwzh === '') return unreadable();
  const unproved = captchaRefusal(desk, wall, input.uuid, input.code);
  if (unproved) return unproved;
  const unit = findUnitByDwzh(desk, dwzh);
  const code = input.tyshxydm.toUpperCase();
  if (!unit || unit.other || unit.tyshxydm === '' || unit.tyshxydm !== code) {
    const message = '单位账号与统一社会信用代码不匹配';
    return new Refusal(REFUSED, message, { fieldErrors: { tyshxydm: message } });
  }
  return { ticket: openRegistration(desk, wall, dwzh), dwmc: unit.dwmc };
}

/** Sends the code to the operator that was named under the ticket. */
export function sendUnitCode(desk: Desk, sender: Sender, input: { ticket: string; dwzh: string }): CodeSent | Refusal {
  const dwzh = plainIdentifier(decrypt(input.dwzh));
  if (dwzh === '') return unreadable();
  const read = namedUnder(desk, sender.wall, input.ticket, dwzh);
  if (read instanceof Refusal) return read;
  return sendPhoneCode(desk, sender, {
    purpose: PURPOSE,
    sjhm: read.operator.jbrsjhm,
    what: '注册单位网上办事大厅',
  });
}

/** The password of the operator on file is set at once; that of a further one waits for the legal person. */
export function registerUnit(
  desk: Desk,
  wall: number,
  sent: { ticket: string; dwzh: string; jbrxm: string; jbrzjhm: string; dxyzm: string; password: string },
): UnitRegistered | Refusal {
  const [dwzh, jbrzjhm] = [plainIdentifier(decrypt(sent.dwzh)), plainIdentifier(decrypt(sent.jbrzjhm)).toUpperCase()];
  const password = decrypt(sent.password);
  if (dwzh === '' || jbrzjhm === '' || password === '') return unreadable();
  const input = { ...sent, dwzh, jbrzjhm, password };
  return answeredAgain(desk, wall, { name: PURPOSE, content: input }, () => register(desk, wall, input));
}

/** `dwzh`, `jbrzjhm` and `password` readable. */
function register(desk: Desk, wall: number, input: Parameters<typeof registerUnit>[2]): UnitRegistered | Refusal {
  const { dwzh, jbrzjhm, password } = input;
  const read = namedUnder(desk, wall, input.ticket, dwzh);
  if (read instanceof Refusal) return read;
  const { registration, unit, operator } = read;
  if (operator.jbrzjhm !== jbrzjhm || operator.jbrxm !== plainPersonName(input.jbrxm)) {
    return new Refusal(REFUSED, '经办人信息与登记信息不一致');
  }
  const problem = newPasswordProblem(password);
  if (problem) return new Refusal(REFUSED, problem, { fieldErrors: { password: problem } });
  if (!isRightPhoneCode(desk, wall, PURPOSE, operator.jbrsjhm, input.dxyzm)) return wrongCode();
  return operator.further
    ? askLegalPerson(desk, wall, registration, unit, operator, password)
    : registerKnown(desk, registration, unit, operator, password);
}

function registerKnown(
  desk: Desk,
  { ticket }: UnitRegistration,
  unit: UnitRecord,
  operator: NamedOperator,
  password: string,
): UnitRegistered | Refusal {
  const account = accountOf(desk, { kind: 'unit', dwzh: unit.dwzh }, operator.jbrzjhm);
  if (account.passwordHash !== '') return new Refusal(REGISTERED, '该用户已注册，请直接登录');
  setPassword(desk, account, password);
  dropRegistration(desk, ticket);
  const further = unit.operators?.find((one) => one.jbrzjhm === operator.jbrzjhm);
  const jbrjs = further ? roleName(further.role) : '管理员';
  tellRegistered(desk, unit, operator, jbrjs);
  return answerFor(desk, unit, operator, { zt: 'done', jbrjs, sw: further === undefined });
}

function askLegalPerson(
  desk: Desk,
  wall: number,
  registration: UnitRegistration,
  unit: UnitRecord,
  operator: NamedOperator,
  password: string,
): UnitRegistered | Refusal {
  const legal = legalPersonOf(desk.store, unit.dwzh);
  if (!legal) return new Refusal(REFUSED, '中心没有登记贵单位的法定代表人，请持授权书到柜台办理');
  const face = openGuestFace(desk, wall, PURPOSE, legal.frzjhm);
  // What is kept while the legal person has not agreed is the hash, never the password.
  const hash = passwordHash(`${unit.dwzh}:${operator.jbrzjhm}`, password);
  updateRegistration(desk, { ...registration, face, hash });
  return answerFor(desk, unit, operator, {
    zt: 'confirm',
    jbrjs: operator.further ? roleName(operator.further.role) : '',
    frxm: maskName(legal.frxm),
    ticket: face,
  });
}

/** The legal person's face was right: the operator is one of the unit's from now on. Does nothing for other face checks. */
export function completeOperator(desk: Desk, face: string): void {
  const registration = registrationOf(desk, (one) => one.face === face);
  const operator = registration?.operator;
  const unit = registration && findUnitByDwzh(desk, registration.dwzh);
  if (!registration || !operator?.further || !unit || registration.hash === '') return;
  addOperator(desk, unit, operator, registration.hash);
  dropRegistration(desk, registration.ticket);
}

function answerFor(
  desk: Desk,
  unit: UnitRecord,
  operator: NamedOperator,
  more: Pick<UnitRegistered, 'zt' | 'jbrjs'> & Partial<UnitRegistered>,
): UnitRegistered {
  const { jbrxm, jbrsjhm } = operator;
  const usual = { dwmc: unit.dwmc, jbrxm: maskName(jbrxm), sjhm: maskPhone(jbrsjhm), zcsj: fundTime(desk.now()) };
  return { ...usual, frxm: '', ticket: '', sw: false, ...more };
}

function namedUnder(
  desk: Desk,
  wall: number,
  ticket: string,
  dwzh: string,
): { registration: UnitRegistration; unit: UnitRecord; operator: NamedOperator } | Refusal {
  const registration = registrationOf(desk, (one) => one.ticket === ticket && one.until >= wall);
  const unit = registration && findUnitByDwzh(desk, registration.dwzh);
  if (!registration?.operator || !unit || registration.dwzh !== dwzh) return timedOut();
  return { registration, unit, operator: registration.operator };
}
