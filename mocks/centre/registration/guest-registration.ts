// Registration of people without an account at this centre: flexible workers and borrowers from elsewhere (domain catalogue 11).

import type { SignInAnswer } from '@/api/auth';
import { isIdCardType } from '@/domain/certificate-type';
import { NO_ACCOUNT } from '@/domain/deposit-account';
import { isCertificateNumber, isIdNumber } from '@/domain/id-number';
import { isPersonName, plainPersonName } from '@/domain/person-name';
import { isMobile } from '@/domain/phone';
import { plainIdentifier } from '@/domain/plain-text';
import { dictionaries } from '../../data/dictionaries';
import { admit } from '../access/admit';
import { newPasswordProblem } from '../access/passwords/password-rule';
import { isRightPassword, newPasswordRefusal, setPassword } from '../access/passwords/passwords';
import { wrongCode } from '../access/proofs/phone-codes';
import { countIdentity, MOST_IDENTITIES, provePhone } from '../access/proofs/phone-proofs';
import { unreadable } from '../access/sign-in';
import { accountOf } from '../access/sign-in-accounts';
import type { Origin } from '../kernel/access-log';
import { nextAccountNumber } from '../kernel/account-numbers';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { findPersonByZjhm, hasAccount, type PersonRecord, persons } from '../kernel/people';
import { phoneOwner } from '../kernel/person-info';
import { decrypt } from '../kernel/secrets';
import type { CodePurpose } from './registration-codes';
import { tellPersonRegistered } from './tell-registered';

/** Codes that lead to other pages than the form. */
const HAS_ACCOUNT = '1111';
const REGISTERED = '1103';

/** One kind of guest: what its SMS code is for and the role it gets. */
export interface GuestKind extends CodePurpose {
  role: 'lhjyjczgry' | 'ydjczgry';
}

/** `zjhm`, `sjhm` and `password` come encrypted; `zjlx` is of flow A. */
export interface GuestInput {
  xingming: string;
  zjlx: string;
  zjhm: string;
  sjhm: string;
  dxyzm: string;
  password: string;
}

/** Plain and in one spelling, or the refusal of what cannot be read. */
export function readableGuest<I extends GuestInput>(sent: I): I | Refusal {
  const zjhm = plainIdentifier(decrypt(sent.zjhm)).toUpperCase();
  const sjhm = plainIdentifier(decrypt(sent.sjhm));
  const password = decrypt(sent.password);
  if (zjhm === '' || sjhm === '' || password === '') return unreadable();
  return { ...sent, zjhm, sjhm, password, xingming: plainPersonName(sent.xingming) };
}

/** What is wrong with the common fields, and with those of one's own. */
export function wrongGuestFields(
  { xingming, zjlx, zjhm, sjhm, password }: GuestInput,
  own: Readonly<Record<string, string | undefined>>,
): Refusal | undefined {
  const found: Record<string, string | undefined> = {
    xingming: isPersonName(xingming) && [...xingming].length <= 15 ? undefined : '请输入正确格式的姓名',
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
  return new Refusal(REFUSED, Object.values(fieldErrors).join('；'), { fieldErrors });
}

/**
 * Who this is, once the code has proved the phone: nobody yet (undefined), or somebody known without an account. The proof is
 * not spent: a submission that is repeated comes to the same sign-in.
 */
export function guestBehind(
  desk: Desk,
  wall: number,
  kind: GuestKind,
  input: GuestInput,
): PersonRecord | undefined | Refusal {
  if (!provePhone(desk, wall, kind.purpose, input.sjhm, input.dxyzm)) return wrongCode();
  const known = findPersonByZjhm(desk, input.zjhm);
  if (!known) {
    if (phoneOwner(desk.store, input.sjhm, '') === undefined) return undefined;
    return atField('sjhm', '该手机号码已登记在其他账户名下，请使用本人的手机号码');
  }
  // Only the registered phone proves the person: to anybody else it is not said who is on file.
  const proved = known.xingming === input.xingming && known.zjlx === input.zjlx && known.sjhm === input.sjhm;
  if (!proved) return notProved(desk, kind, input.sjhm);
  if (hasAccount(known)) return new Refusal(HAS_ACCOUNT, '您已有公积金账户，请直接登录办理');
  const own = isRightPassword(accountOf(desk, { kind: 'person', grzh: known.grzh }), input.password);
  if (known.roles.includes(kind.role) && !own) return new Refusal(REGISTERED, '该用户已注册，请直接登录');
  return known;
}

/** The sign-in of a new guest, or one more role for a known one, with the password that was typed. @returns the person */
export function enrolGuest(
  desk: Desk,
  kind: GuestKind,
  input: GuestInput,
  known: PersonRecord | undefined,
): PersonRecord | Refusal {
  const grzh = known?.grzh ?? nextAccountNumber(desk.store);
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
  const own = known && isRightPassword(accountOf(desk, { kind: 'person', grzh }), input.password);
  persons(desk.store).put(grzh, person);
  if (!own) {
    const account = accountOf(desk, { kind: 'person', grzh });
    const refused = newPasswordRefusal(desk, account, input.password);
    if (refused) {
      if (known) persons(desk.store).put(grzh, known);
      else persons(desk.store).delete(grzh);
      return refused;
    }
    setPassword(desk, account, input.password);
  }
  if (!known?.roles.includes(kind.role)) tellPersonRegistered(desk, person, kind.role);
  return person;
}

/** Signs the guest in who has just registered. */
export function admitGuest(desk: Desk, origin: Origin, { grzh }: PersonRecord): SignInAnswer | Refusal {
  return admit(desk, origin, accountOf(desk, { kind: 'person', grzh }), 'registration');
}

/** The same for another name, another type of certificate and another phone. */
function notProved(desk: Desk, kind: GuestKind, sjhm: string): Refusal {
  if (countIdentity(desk, kind.purpose, sjhm)) {
    return new Refusal(REFUSED, `身份信息连续${MOST_IDENTITIES}次核验未通过，请核对后重新获取短信验证码再试`);
  }
  return new Refusal(
    REFUSED,
    '身份信息核验未通过：请核对姓名、证件类型、证件号码，并使用本人的手机号码；仍未通过的，请携带有效证件到柜台办理',
  );
}

function atField(name: string, message: string): Refusal {
  return new Refusal(REFUSED, message, { fieldErrors: { [name]: message } });
}
