// Registration of a depositor with an account but no sign-in in the hall (docs/rules/registration-and-passwords.md).

import type { Registered } from '@/api/session/registration';
import { fundTime } from '@/domain/dates';
import { maskIdNumber, maskName, maskPhone } from '@/domain/text/mask';
import { typedText } from '@/lib/foreign-json';
import { registrant } from '@/schema/public/registration';
import { newPasswordRefusal, setPassword } from '../access/passwords/passwords';
import { wrongCode } from '../access/proofs/phone-codes';
import { countIdentity, MAX_IDENTITIES, provePhone, spendProof } from '../access/proofs/phone-proofs';
import { signInAccountOf } from '../access/sign-in-accounts';
import type { RawValues } from '../cases/rule';
import { idempotentForGuest } from '../kernel/guest-idempotency';
import { send } from '../kernel/messages/outbox';
import { type PersonRecord, persons } from '../kernel/people';
import { changeInfo, phoneOwner } from '../kernel/person-info';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { hasPassedFace, openGuestFace } from './guest-faces';
import { notifyPersonRegistered } from './notify-registered';
import { atField, openedNumber, readRegistrant } from './read-registrant';
import type { CodePurpose } from './registration-codes';

/** Purpose of a depositor's registration code. */
export const PERSON_REGISTER: CodePurpose = { purpose: 'register', what: '注册网上办事大厅' };
/** Codes upon which the hall opens another page. */
const NOBODY = '1101';
const OTHER_PHONE = '1102';
const REGISTERED = '1103';

/**
 * Registers a depositor; numbers and password are encrypted, `ticket` is that of a face check. Refusals that count are returned, not
 * thrown, so that their counts are kept.
 */
export function registerPerson(tx: Transaction, wall: number, raw: RawValues): Registered | BusinessError {
  const read = readRegistrant(tx, registrant, raw);
  const input = { ...read, grzh: openedNumber(raw.grzh), ticket: typedText(raw.ticket) };
  return idempotentForGuest(tx, wall, { name: PERSON_REGISTER.purpose, content: input }, () => enrol(tx, wall, input));
}

type Registration = ReturnType<typeof readRegistrant<typeof registrant>> & { grzh: string; ticket: string };

function enrol(tx: Transaction, wall: number, input: Registration): Registered | BusinessError {
  if (!provePhone(tx, wall, PERSON_REGISTER.purpose, input.sjhm, input.dxyzm)) return wrongCode();

  const found = accountsOf(tx, input);
  if (found.length > 1 && input.grzh === '') {
    return atField('grzh', '您名下有多个个人公积金账户，请填写要使用的个人公积金账号');
  }
  const person = found.find(({ grzh }) => input.grzh === '' || grzh === input.grzh);
  if (!person) return nobody(tx, input.sjhm);
  const { grzh, zjhm } = person;
  if (phoneOwner(tx.store, input.sjhm, grzh) !== undefined) {
    return atField('sjhm', '该手机号码已登记在其他账户名下，请使用本人的手机号码');
  }
  const otherPhone = person.sjhm !== input.sjhm;
  if (otherPhone && !hasPassedFace(tx, wall, PERSON_REGISTER.purpose, input.ticket, zjhm)) {
    const data = { ticket: openGuestFace(tx, wall, PERSON_REGISTER.purpose, zjhm) };
    return new BusinessError(OTHER_PHONE, '手机号码与中心登记的不一致，请刷脸核验身份，或到柜台变更手机号码', { data });
  }
  if (person.passwordHash !== '') return new BusinessError(REGISTERED, '该用户已注册，请直接登录');
  const refused = newPasswordRefusal(tx, signInAccountOf(tx, { kind: 'person', grzh }), input.password);
  if (refused) return refused;

  if (otherPhone) takePhone(tx, person, input.sjhm);
  setPassword(tx, signInAccountOf(tx, { kind: 'person', grzh }), input.password);
  spendProof(tx, PERSON_REGISTER.purpose, input.sjhm);
  return welcome(tx, { ...person, sjhm: input.sjhm });
}

/** Returns the accounts of a person: several are possible from before the account for life. */
function accountsOf(tx: Transaction, { xingming, zjlx, zjhm }: Registration): PersonRecord[] {
  return [...persons(tx.store).values()].filter(
    (person) => person.zjhm === zjhm && person.zjlx === zjlx && person.xingming === xingming,
  );
}

/** Refusal with one message for an unknown number and for a different name. */
function nobody(tx: Transaction, sjhm: string): BusinessError {
  if (countIdentity(tx, PERSON_REGISTER.purpose, sjhm)) {
    return new BusinessError(REFUSED, `身份信息连续${MAX_IDENTITIES}次核验未通过，请核对后重新获取短信验证码再试`);
  }
  return new BusinessError(NOBODY, '未找到与您填写的姓名、证件一致的公积金账户');
}

/** Registers the new phone after the face check, and notifies the former one. */
function takePhone(tx: Transaction, person: PersonRecord, sjhm: string): void {
  changeInfo(tx, person.grzh, { sjhm }, { czr: '本人', qd: '网上注册（刷脸核验）', id: `register:${tx.now()}` });
  const text = `【住房公积金】您的登记手机号码已于${fundTime(tx.now())}变更为${maskPhone(sjhm)}。如非本人操作，请立即联系12329。`;
  if (person.sjhm) send(tx, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text });
}

function welcome(tx: Transaction, person: PersonRecord): Registered {
  const zcsj = notifyPersonRegistered(tx, person);
  return {
    xingming: maskName(person.xingming),
    zjhm: maskIdNumber(person.zjhm),
    sjhm: maskPhone(person.sjhm),
    zcsj,
  };
}
