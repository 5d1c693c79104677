import { maskPhone } from '@/domain/mask';
import { isMobile } from '@/domain/phone';
import { sendCode } from '../kernel/account-codes';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { personOf } from '../kernel/people';
import { phoneOwner } from '../kernel/person-info';

export const PHONE_TAKEN = '该手机号码已被其他缴存人使用';

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
