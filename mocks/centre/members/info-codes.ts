// Codes by SMS for changes of information. They run on the centre's clock, apart from the codes of sign-in.

import { maskPhone } from '@/domain/mask';
import { isMobile } from '@/domain/phone';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { send } from '../kernel/outbox';
import { personOf } from '../kernel/people';
import { phoneOwner } from '../kernel/person-info';
import { checkSmsCode, SMS_VALID_TEXT, sendSmsCode } from '../kernel/sms-codes';

export const PHONE_TAKEN = '该手机号码已被其他缴存人使用';

/** A code belongs to the account and the number: sent for one it confirms no other. */
const keyOf = (grzh: string, sjhm: string) => `xxbg:${grzh}:${sjhm}`;

/** Sends a code to the registered number or to the one that shall take its place. @throws Refusal */
export function sendInfoCode(desk: Desk, actor: Actor, input: { mb: string; sjhm: string }): { sjhm: string } {
  const person = personOf(desk, actor);
  if (input.mb !== 'old' && input.mb !== 'new') throw new Refusal(REFUSED, '请选择接收验证码的手机号码');
  const sjhm = input.mb === 'old' ? person.sjhm : input.sjhm;
  if (input.mb === 'new') {
    const problem = newPhoneProblem(desk, person, sjhm);
    if (problem) throw new Refusal(REFUSED, problem, { fieldErrors: { sjhm: problem } });
  }
  sendCode(desk, person.grzh, sjhm, '您正在变更住房公积金账户信息');
  return { sjhm: maskPhone(sjhm) };
}

/** @throws Refusal when the last code is too young or there were too many. */
export function sendCode(desk: Desk, grzh: string, sjhm: string, what: string): void {
  const code = sendSmsCode(desk, desk.now(), keyOf(grzh, sjhm));
  if (code instanceof Refusal) throw code;
  const text = `【住房公积金】${what}，验证码${code}，${SMS_VALID_TEXT}。如非本人操作，请立即联系12329。`;
  send(desk, { kind: 'sms', to: sjhm, code, uuid: '', text });
}

/** Whether it is the code sent last for this account to this number; a right one is used up. */
export function isRightCode(desk: Desk, grzh: string, sjhm: string, code: unknown): boolean {
  return typeof code === 'string' && checkSmsCode(desk, desk.now(), keyOf(grzh, sjhm), code.trim());
}

/** Why this number cannot become the person's. */
export function newPhoneProblem(
  { store }: Pick<Desk, 'store'>,
  person: { grzh: string; sjhm: string },
  sjhm: string,
): string | undefined {
  if (!isMobile(sjhm)) return '请输入正确格式的手机号';
  if (sjhm === person.sjhm) return '新手机号码与已登记的相同，无需变更';
  return phoneOwner(store, sjhm, person.grzh) === undefined ? undefined : PHONE_TAKEN;
}
