// Registration of people without an account at this centre: flexible workers and other-city borrowers
// (docs/rules/registration-and-passwords.md).

import type { SignInAnswer } from '@/api/session/auth';
import { NO_ACCOUNT } from '@/domain/deposit/deposit-account';
import { isRightPassword, newPasswordRefusal, setPassword } from '../access/passwords/passwords';
import { wrongCode } from '../access/proofs/phone-codes';
import { countIdentity, MAX_IDENTITIES, provePhone } from '../access/proofs/phone-proofs';
import { signInAccountOf } from '../access/sign-in-accounts';
import { startSession } from '../access/start-session';
import type { Origin } from '../kernel/access-log';
import { nextAccountNumber } from '../kernel/accounts/account-numbers';
import { findPersonByZjhm, hasAccount, type PersonRecord, persons } from '../kernel/people';
import { phoneOwner } from '../kernel/person-info';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { notifyPersonRegistered } from './notify-registered';
import { atField } from './read-registrant';
import type { CodePurpose } from './registration-codes';

/** Codes upon which the hall opens another page. */
const HAS_ACCOUNT = '1111';
const REGISTERED = '1103';

/** A kind of guest: purpose of its SMS code, and role. */
export interface GuestRegistrationKind extends CodePurpose {
  role: 'lhjyjczgry' | 'ydjczgry';
}

interface GuestInput {
  xingming: string;
  zjlx: string;
  zjhm: string;
  sjhm: string;
  dxyzm: string;
  password: string;
}

/**
 * Returns the person once the code has proved the phone: undefined for a new one, or a known one without an account. The proof stays valid,
 * so that a retried submission reaches the same sign-in.
 */
export function verifiedGuest(
  tx: Transaction,
  wall: number,
  kind: GuestRegistrationKind,
  input: GuestInput,
): PersonRecord | undefined | BusinessError {
  if (!provePhone(tx, wall, kind.purpose, input.sjhm, input.dxyzm)) return wrongCode();
  const known = findPersonByZjhm(tx, input.zjhm);
  if (!known) {
    if (phoneOwner(tx.store, input.sjhm, '') === undefined) return undefined;
    return atField('sjhm', '该手机号码已登记在其他账户名下，请使用本人的手机号码');
  }
  // Only the registered phone proves the person: other phones must not learn who is on file.
  const proved = known.xingming === input.xingming && known.zjlx === input.zjlx && known.sjhm === input.sjhm;
  if (!proved) return notProved(tx, kind, input.sjhm);
  if (hasAccount(known)) return new BusinessError(HAS_ACCOUNT, '您已有公积金账户，请直接登录办理');
  const own = isRightPassword(signInAccountOf(tx, { kind: 'person', grzh: known.grzh }), input.password);
  if (known.roles.includes(kind.role) && !own) return new BusinessError(REGISTERED, '该用户已注册，请直接登录');
  return known;
}

/** Creates the sign-in of a new guest, or adds a role to a known one, with the typed password. @returns the person */
export function enrolGuest(
  tx: Transaction,
  kind: GuestRegistrationKind,
  input: GuestInput,
  known: PersonRecord | undefined,
): PersonRecord | BusinessError {
  const grzh = known?.grzh ?? nextAccountNumber(tx.store);
  const person: PersonRecord = known
    ? { ...known, roles: [...new Set([...known.roles, kind.role])] }
    : {
        grzh,
        xingming: input.xingming,
        zjlx: input.zjlx,
        zjhm: input.zjhm,
        sjhm: input.sjhm,
        grzhzt: NO_ACCOUNT,
        khrq: '',
        spans: [],
        priorMonths: 0,
        frozenFen: 0n,
        bankCard: null,
        completeness: '0',
        roles: [kind.role],
        twoFactor: false,
        passwordHash: '',
      };
  const own = known && isRightPassword(signInAccountOf(tx, { kind: 'person', grzh }), input.password);
  persons(tx.store).put(grzh, person);
  if (!own) {
    const account = signInAccountOf(tx, { kind: 'person', grzh });
    const refused = newPasswordRefusal(tx, account, input.password);
    if (refused) {
      if (known) persons(tx.store).put(grzh, known);
      else persons(tx.store).delete(grzh);
      return refused;
    }
    setPassword(tx, account, input.password);
  }
  if (!known?.roles.includes(kind.role)) notifyPersonRegistered(tx, person, kind.role);
  return person;
}

/** Signs in the registered guest. */
export function admitGuest(tx: Transaction, origin: Origin, { grzh }: PersonRecord): SignInAnswer | BusinessError {
  return startSession(tx, origin, signInAccountOf(tx, { kind: 'person', grzh }), 'registration');
}

/** Refusal with one message for a different name, certificate type or phone. */
function notProved(tx: Transaction, kind: GuestRegistrationKind, sjhm: string): BusinessError {
  if (countIdentity(tx, kind.purpose, sjhm)) {
    return new BusinessError(REFUSED, `身份信息连续${MAX_IDENTITIES}次核验未通过，请核对后重新获取短信验证码再试`);
  }
  return new BusinessError(
    REFUSED,
    '身份信息核验未通过：请核对姓名、证件类型、证件号码，并使用本人的手机号码；仍未通过的，请携带有效证件到柜台办理',
  );
}
