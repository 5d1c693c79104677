import { isMobile } from '@/domain/identity/phone';
import { maskPhone } from '@/domain/text/mask';
import { sendOneTimeCode } from '../../kernel/accounts/account-codes';
import { personOf } from '../../kernel/people';
import { phoneOwner } from '../../kernel/person-info';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';

export const PHONE_IN_USE = '该手机号码已被其他缴存人使用';

/** Sends a code to the registered number, or to its replacement. @throws BusinessError */
export function sendInfoCode(tx: Transaction, actor: Actor, input: { mb: string; sjhm: string }): { sjhm: string } {
  const person = personOf(tx, actor);
  if (input.mb !== 'old' && input.mb !== 'new') throw new BusinessError(REFUSED, '请选择接收验证码的手机号码');
  const sjhm = input.mb === 'old' ? person.sjhm : input.sjhm;
  if (input.mb === 'new') {
    const problem = newPhoneProblem(tx, person, sjhm);
    if (problem) throw new BusinessError(REFUSED, problem, { fieldErrors: { sjhm: problem } });
  }
  sendOneTimeCode(tx, person.grzh, sjhm, '您正在变更住房公积金账户信息');
  return { sjhm: maskPhone(sjhm) };
}

/** Returns why this number cannot be registered for the person; undefined if it can. */
export function newPhoneProblem(
  { store }: Pick<Transaction, 'store'>,
  person: { grzh: string; sjhm: string },
  sjhm: string,
): string | undefined {
  if (!isMobile(sjhm)) return '请输入正确格式的手机号';
  if (sjhm === person.sjhm) return '新手机号码与已登记的相同，无需变更';
  return phoneOwner(store, sjhm, person.grzh) === undefined ? undefined : PHONE_IN_USE;
}
