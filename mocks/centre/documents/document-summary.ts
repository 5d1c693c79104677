import type { LabelledValue } from '@/api/business';
import { maskBankCard, maskIdNumber, maskName, maskPhone } from '@/domain/mask';
import type { DocumentContent } from './document';

/** What a stranger who checks a document may see of it: enough to compare, masked like on every list. */
const NAMES = /姓名|申请人|借款人|户名/;
const ID_NUMBERS = /证件号码/;
const PHONES = /手机/;
const CARDS = /银行卡|收款账号|还款账号|个人账号/;
const MOST = 6;

export function summaryOfContent({ facts }: DocumentContent): LabelledValue[] {
  return facts.slice(0, MOST).map(({ label, value }) => ({ label, value: masked(label, value) }));
}

function masked(label: string, value: string): string {
  if (value.includes('*')) return value;
  if (ID_NUMBERS.test(label)) return maskIdNumber(value);
  if (PHONES.test(label)) return maskPhone(value);
  if (CARDS.test(label)) return maskBankCard(value);
  return NAMES.test(label) ? maskName(value) : value;
}
