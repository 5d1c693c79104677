// Registration of a depositor who has an account with the centre but no sign-in in the hall yet (domain catalogue 11).

import type { Registered } from '@/api/registration';
import { isIdCardType } from '@/domain/certificate-type';
import { fundTime } from '@/domain/dates';
import { isCertificateNumber, isIdNumber } from '@/domain/id-number';
import { maskIdNumber, maskName, maskPhone } from '@/domain/mask';
import { isPersonName, plainPersonName } from '@/domain/person-name';
import { isMobile } from '@/domain/phone';
import { plainIdentifier } from '@/domain/plain-text';
import { dictionaries } from '../../data/dictionaries';
import { newPasswordProblem } from '../access/passwords/password-rule';
import { newPasswordRefusal, setPassword } from '../access/passwords/passwords';
import { wrongCode } from '../access/proofs/phone-codes';
import { countIdentity, MOST_IDENTITIES, provePhone, spendProof } from '../access/proofs/phone-proofs';
import { unreadable } from '../access/sign-in';
import { accountOf } from '../access/sign-in-accounts';
import { answeredAgain } from '../kernel/answered-guest';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { send } from '../kernel/outbox';
import { type PersonRecord, persons } from '../kernel/people';
import { changeInfo, phoneOwner } from '../kernel/person-info';
import { decrypt } from '../kernel/secrets';
import { hasPassedFace, openGuestFace } from './guest-faces';
import type { CodePurpose } from './registration-codes';
import { tellPersonRegistered } from './tell-registered';

/** Registration of a depositor. */
export const PERSON_REGISTER: CodePurpose = { purpose: 'register', what: '注册网上办事大厅' };
/** The hall leads to other pages by these codes. */
const NOBODY = '1101';
const OTHER_PHONE = '1102';
const REGISTERED = '1103';

export interface Registration {
  xingming: string;
  zjlx: string;
  zjhm: string;
  grzh: string;
  sjhm: string;
  dxyzm: string;
  password: string;
  /** Of the face check, '' for none. */
  ticket: string;
}

/** `zjhm`, `grzh`, `sjhm` and `password` come encrypted. Refusals are returned, not thrown: what they count must be kept. */
export function registerPerson(desk: Desk, wall: number, sent: Registration): Registered | Refusal {
  const input = readable(sent);
  if (input instanceof Refusal) return input;
  const wrong = wrongFields(input);
  if (wrong) return wrong;
  return answeredAgain(desk, wall, { name: PERSON_REGISTER.purpose, content: input }, () => enrol(desk, wall, input));
}

function enrol(desk: Desk, wall: number, input: Registration): Registered | Refusal {
  if (!provePhone(desk, wall, PERSON_REGISTER.purpose, input.sjhm, input.dxyzm)) return wrongCode();

  const found = accountsOf(desk, input);
  if (found.length > 1 && input.grzh === '') {
    return atField('grzh', '您名下有多个个人公积金账户，请填写要使用的个人公积金账号');
  }
  const person = found.find(({ grzh }) => input.grzh === '' || grzh === input.grzh);
  if (!person) return nobody(desk, input.sjhm);
  const { grzh, zjhm } = person;
  if (phoneOwner(desk.store, input.sjhm, grzh) !== undefined) {
    return atField('sjhm', '该手机号码已登记在其他账户名下，请使用本人的手机号码');
  }
  const otherPhone = person.sjhm !== input.sjhm;
  if (otherPhone && !hasPassedFace(desk, wall, PERSON_REGISTER.purpose, input.ticket, zjhm)) {
    const data = { ticket: openGuestFace(desk, wall, PERSON_REGISTER.purpose, zjhm) };
    return new Refusal(OTHER_PHONE, '手机号码与中心登记的不一致，请刷脸核验身份，或到柜台变更手机号码', { data });
  }
  if (person.passwordHash !== '') return new Refusal(REGISTERED, '该用户已注册，请直接登录');
  const refused = newPasswordRefusal(desk, accountOf(desk, { kind: 'person', grzh }), input.password);
  if (refused) return refused;

  if (otherPhone) takePhone(desk, person, input.sjhm);
  setPassword(desk, accountOf(desk, { kind: 'person', grzh }), input.password);
  spendProof(desk, PERSON_REGISTER.purpose, input.sjhm);
  return welcome(desk, { ...person, sjhm: input.sjhm });
}

function readable(sent: Registration): Registration | Refusal {
  const secrets = {
    zjhm: plainIdentifier(decrypt(sent.zjhm)).toUpperCase(),
    sjhm: plainIdentifier(decrypt(sent.sjhm)),
    password: decrypt(sent.password),
  };
  if (Object.values(secrets).includes('')) return unreadable();
  const grzh = sent.grzh === '' ? '' : plainIdentifier(decrypt(sent.grzh));
  if (sent.grzh !== '' && grzh === '') return unreadable();
  return { ...sent, ...secrets, grzh, xingming: plainPersonName(sent.xingming) };
}

function wrongFields({ xingming, zjlx, zjhm, sjhm, password }: Registration): Refusal | undefined {
  const found: Record<string, string | undefined> = {
    xingming: isPersonName(xingming) && [...xingming].length <= 50 ? undefined : '请输入正确格式的姓名',
    zjlx: dictionaries.zjlx?.some(({ value }) => value === zjlx) ? undefined : '请选择证件类型',
    zjhm: (isIdCardType(zjlx) ? isIdNumber(zjhm) : isCertificateNumber(zjhm)) ? undefined : '请输入正确格式的证件号',
    sjhm: isMobile(sjhm) ? undefined : '请输入正确格式的手机号',
    password: newPasswordProblem(password),
  };
  const fieldErrors = Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (Object.keys(fieldErrors).length === 0) return undefined;
  return new Refusal(REFUSED, Object.values(fieldErrors).join('；'), { fieldErrors });
}

/** A person may have several accounts, from the time before there was one for life. */
function accountsOf(desk: Desk, { xingming, zjlx, zjhm }: Registration): PersonRecord[] {
  return [...persons(desk.store).values()].filter(
    (person) => person.zjhm === zjhm && person.zjlx === zjlx && person.xingming === xingming,
  );
}

/** The same for a number nobody has and for a name that is not its holder's. */
function nobody(desk: Desk, sjhm: string): Refusal {
  if (countIdentity(desk, PERSON_REGISTER.purpose, sjhm)) {
    return new Refusal(REFUSED, `身份信息连续${MOST_IDENTITIES}次核验未通过，请核对后重新获取短信验证码再试`);
  }
  return new Refusal(NOBODY, '未找到与您填写的姓名、证件一致的公积金账户');
}

/** The face was right: the number it came with is the registered one from now on, and the former one hears of it. */
function takePhone(desk: Desk, person: PersonRecord, sjhm: string): void {
  changeInfo(desk, person.grzh, { sjhm }, { czr: '本人', qd: '网上注册（刷脸核验）', id: `register:${desk.now()}` });
  const text = `【住房公积金】您的登记手机号码已于${fundTime(desk.now())}变更为${maskPhone(sjhm)}。如非本人操作，请立即联系12329。`;
  if (person.sjhm) send(desk, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text });
}

function welcome(desk: Desk, person: PersonRecord): Registered {
  const zcsj = tellPersonRegistered(desk, person);
  return {
    xingming: maskName(person.xingming),
    zjhm: maskIdNumber(person.zjhm),
    sjhm: maskPhone(person.sjhm),
    zcsj,
  };
}

function atField(name: string, message: string): Refusal {
  return new Refusal(REFUSED, message, { fieldErrors: { [name]: message } });
}
