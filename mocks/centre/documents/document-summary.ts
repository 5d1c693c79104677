import type { CheckedTable } from '@/api/documents';
import type { LabelledValue } from '@/api/labelled-value';
import { maskBankCard, maskIdNumber, maskName, maskPhone } from '@/domain/mask';
import type { DocumentContent } from './document';

/*
 * What whoever holds a document may compare it with: every line and every amount. Names and numbers of people stay masked as
 * on every list: number and code are all that stands before them.
 */
const NAMES = /姓名|申请人|借款人|户名/;
const ID_NUMBERS = /证件号码/;
const PHONES = /手机/;
const CARDS = /银行卡|收款账号|还款账号|个人账号/;

export function summaryOfContent({ facts }: DocumentContent): LabelledValue[] {
  return facts.map(({ label, value }) => ({ label, value: masked(label, value) }));
}

/** Its tables, column by column. */
export function tablesOfContent({ tables = [] }: DocumentContent): CheckedTable[] {
  return tables.map(({ caption = '', head, rows }) => ({
    bt: caption,
    lm: [...head],
    mx: rows.map((row) => row.map((cell, at) => masked(head[at] ?? '', cell))),
  }));
}

function masked(label: string, value: string): string {
  if (value.includes('*')) return value;
  if (ID_NUMBERS.test(label)) return maskIdNumber(value);
  if (PHONES.test(label)) return maskPhone(value);
  if (CARDS.test(label)) return maskBankCard(value);
  return NAMES.test(label) ? maskName(value) : value;
}
