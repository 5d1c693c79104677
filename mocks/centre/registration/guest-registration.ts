// Registration of people without an account at this centre: flexible workers and other-city borrowers
// (docs/rules/registration-and-passwords.md).

import type { SignInAnswer } from '@/api/session/auth';
import { NO_ACCOUNT } from '@/domain/deposit/deposit-account';
import { isIdCardType } from '@/domain/identity/certificate-type';
import { isCertificateNumber, isIdNumber } from '@/domain/identity/id-number';
import { isMobile } from '@/domain/identity/phone';
import { isPersonName, LONGEST_NAME, plainPersonName } from '@/domain/text/person-name';
import { plainIdentifier } from '@/domain/text/plain-text';
import { dictionaries } from '../../data/dictionaries';
import { newPasswordProblem } from '../access/passwords/password-rule';
import { isRightPassword, newPasswordRefusal, setPassword } from '../access/passwords/passwords';
import { wrongCode } from '../access/proofs/phone-codes';
import { countIdentity, MAX_IDENTITIES, provePhone } from '../access/proofs/phone-proofs';
import { unreadable } from '../access/sign-in';
import { signInAccountOf } from '../access/sign-in-accounts';
import { startSession } from '../access/start-session';
import type { Origin } from '../kernel/access-log';
import { nextAccountNumber } from '../kernel/accounts/account-numbers';
import { findPersonByZjhm, hasAccount, type PersonRecord, persons } from '../kernel/people';
import { phoneOwner } from '../kernel/person-info';
import { decrypt } from '../kernel/secrets';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { notifyPersonRegistered } from './notify-registered';
import type { CodePurpose } from './registration-codes';

/** Codes upon which the hall opens another page. */
const HAS_ACCOUNT = '1111';
const REGISTERED = '1103';

/** A kind of guest: purpose of its SMS code, and role. */
export interface GuestRegistrationKind extends CodePurpose {
  role: 'lhjyjczgry' | 'ydjczgry';
}

/** `zjhm`, `sjhm` and `password` are encrypted; `zjlx` is used by flow A. */
export interface GuestInput {
  xingming: string;
  zjlx: string;
  zjhm: string;
  sjhm: string;
  dxyzm: string;
  password: string;
}

/** Decrypts and normalizes the fields, or returns the refusal of an unreadable one. */
export function readableGuest<I extends GuestInput>(sent: I): I | BusinessError {
  const zjhm = plainIdentifier(decrypt(sent.zjhm)).toUpperCase();
  const sjhm = plainIdentifier(decrypt(sent.sjhm));
  const password = decrypt(sent.password);
  if (zjhm === '' || sjhm === '' || password === '') return unreadable();
  return { ...sent, zjhm, sjhm, password, xingming: plainPersonName(sent.xingming) };
}

/** Returns the errors of the common fields and of the kind's own. */
export function wrongGuestFields(
  { xingming, zjlx, zjhm, sjhm, password }: GuestInput,
  own: Readonly<Record<string, string | undefined>>,
): BusinessError | undefined {
  const found: Record<string, string | undefined> = {
    xingming: isPersonName(xingming) && [...xingming].length <= LONGEST_NAME ? undefined : '请输入正确格式的姓名',
    zjlx: dictionaries.zjlx?.some(({ value }) => value === zjlx) ? undefined : '请选择证件类型',
    zjhm: (isIdCardType(zjlx) ? isIdNumber(zjhm) : isCertificateNumber(zjhm)) ? undefined : '请输入正确格式的证件号',
    sjhm: isMobile(sjhm) ? undefined : '请输入正确格式的手机号',
    password: newPasswordProblem(password),
    ...own,
  };
  const fieldErrors = Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (Object.keys(fieldErrors).length === 0) return undefined;
  return new BusinessError(REFUSED, Object.values(fieldErrors).join('；'), { fieldErrors });
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

function atField(name: string, message: string): BusinessError {
  return new BusinessError(REFUSED, message, { fieldErrors: { [name]: message } });
}
