import { maskPhone } from '@/domain/text/mask';
import { plainIdentifier } from '@/domain/text/plain-text';
import { isCardNumber } from '@/schema/individual/payee';
import { isRightCode, sendOneTimeCode } from '../kernel/accounts/account-codes';
import { type PersonRecord, personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import type { RawValues } from './rule';

/** Returns the sent card number without separators; '' for a value that is no text. */
export const typedCard = ({ skyhzh }: RawValues) => (typeof skyhzh === 'string' ? plainIdentifier(skyhzh) : '');

const keyOf = (grzh: string) => `tqsk:${grzh}`;
/** Card of the last code sent. */
const asked = (store: Store) => store.table<{ grzh: string; skyhzh: string }>('payee-codes');

/** Sends the code that confirms a card for its first payment, to the registered phone number. @throws BusinessError */
export function sendPayeeCode(tx: Transaction, actor: Actor, raw: RawValues): { sjhm: string } {
  const { grzh, sjhm } = personOf(tx, actor);
  const skyhzh = typedCard(raw);
  if (!isCardNumber(skyhzh)) throw new BusinessError(REFUSED, '请先填写正确的收款账号，再获取验证码');
  sendOneTimeCode(tx, keyOf(grzh), sjhm, `您正在填写新的收款银行卡（尾号${skyhzh.slice(-4)}）`);
  asked(tx.store).put(grzh, { grzh, skyhzh });
  return { sjhm: maskPhone(sjhm) };
}

/** Consumes the code for a card other than the bound one (docs/rules/form-blocks.md, B4); returns field → fault. */
export function proveCard(
  tx: Transaction,
  { grzh, sjhm, bankCard }: PersonRecord,
  { skyhzh }: { skyhzh?: string },
  { dxyzm }: RawValues,
): Record<string, string> {
  if (skyhzh === undefined || skyhzh === bankCard?.yhzh) return {};
  if (!dxyzm) return { dxyzm: '请输入短信验证码' };
  const sentFor = asked(tx.store).get(grzh)?.skyhzh;
  if (sentFor !== undefined && sentFor !== skyhzh) {
    return { dxyzm: `验证码是为尾号${sentFor.slice(-4)}的账户发送的，请为现在填写的收款账号重新获取` };
  }
  return isRightCode(tx, keyOf(grzh), sjhm, dxyzm) ? {} : { dxyzm: '短信验证码错误或已失效' };
}
