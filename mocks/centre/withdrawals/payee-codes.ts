import { maskPhone } from '@/domain/mask';
import { plainIdentifier } from '@/domain/plain-text';
import { isRightCode, sendCode } from '../kernel/account-codes';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type PersonRecord, personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { RawValues } from './rule';

/** As many digits as a card number has; the check digit is only warned about in the form: some banks number otherwise. */
export const isCardNumber = (text: string) => /^\d{12,19}$/.test(text);

/** A card number as it was sent, without what groups it; '' for what is no text. */
export const typedCard = ({ skyhzh }: RawValues) => (typeof skyhzh === 'string' ? plainIdentifier(skyhzh) : '');

const keyOf = (grzh: string) => `tqsk:${grzh}`;
/** The card that the last code was sent for. */
const asked = (store: Store) => store.table<{ grzh: string; skyhzh: string }>('payee-codes');

/** Sends the code that confirms one card which money is to go to for the first time, to the registered number. @throws Refusal */
export function sendPayeeCode(desk: Desk, actor: Actor, raw: RawValues): { sjhm: string } {
  const { grzh, sjhm } = personOf(desk, actor);
  const skyhzh = typedCard(raw);
  if (!isCardNumber(skyhzh)) throw new Refusal(REFUSED, '请先填写正确的收款账号，再获取验证码');
  sendCode(desk, keyOf(grzh), sjhm, `您正在填写新的收款银行卡（尾号${skyhzh.slice(-4)}）`);
  asked(desk.store).put(grzh, { grzh, skyhzh });
  return { sjhm: maskPhone(sjhm) };
}

/** Uses up the code for a card other than the bound one (domain catalogue B4): field → what is wrong with it. */
export function proveCard(
  desk: Desk,
  { grzh, sjhm, bankCard }: PersonRecord,
  { skyhzh }: { skyhzh?: string },
  { dxyzm }: RawValues,
): Record<string, string> {
  if (skyhzh === undefined || skyhzh === bankCard?.yhzh) return {};
  if (!dxyzm) return { dxyzm: '请输入短信验证码' };
  const sentFor = asked(desk.store).get(grzh)?.skyhzh;
  if (sentFor !== undefined && sentFor !== skyhzh) {
    return { dxyzm: `验证码是为尾号${sentFor.slice(-4)}的账户发送的，请为现在填写的收款账号重新获取` };
  }
  return isRightCode(desk, keyOf(grzh), sjhm, dxyzm) ? {} : { dxyzm: '短信验证码错误或已失效' };
}

/** @throws Refusal with what is wrong at which field */
export function refuseFields(fieldErrors: Readonly<Record<string, string>>): void {
  if (Object.keys(fieldErrors).length === 0) return;
  throw new Refusal(REFUSED, '业务信息填写有误或不完整，请检查业务信息', { fieldErrors });
}
