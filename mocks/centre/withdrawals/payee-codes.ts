import { maskPhone } from '@/domain/mask';
import { isRightCode, sendCode } from '../kernel/account-codes';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type PersonRecord, personOf } from '../kernel/people';
import type { RawValues } from './rule';

const keyOf = (grzh: string) => `tqsk:${grzh}`;

/** Sends the code that confirms a card which money is to go to for the first time, to the registered number. @throws Refusal */
export function sendPayeeCode(desk: Desk, actor: Actor): { sjhm: string } {
  const { grzh, sjhm } = personOf(desk, actor);
  sendCode(desk, keyOf(grzh), sjhm, '您正在填写新的收款银行卡');
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
  return isRightCode(desk, keyOf(grzh), sjhm, dxyzm) ? {} : { dxyzm: '短信验证码错误或已失效' };
}

/** @throws Refusal with what is wrong at which field */
export function refuseFields(fieldErrors: Readonly<Record<string, string>>): void {
  if (Object.keys(fieldErrors).length === 0) return;
  throw new Refusal(REFUSED, '业务信息填写有误或不完整，请检查业务信息', { fieldErrors });
}
