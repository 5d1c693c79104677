import type { CheckedTable } from '@/api/archive/documents';
import type { LabelledValue } from '@/api/client/labelled-value';
import { isIdNumber } from '@/domain/identity/id-number';
import { maskBankCard, maskIdNumber, maskName, maskPhone } from '@/domain/text/mask';
import type { DocumentContent } from './document-content';

/**
 * Content for the public check: every line and amount, for comparison with the paper. Names and numbers of persons are masked, because only
 * number and code protect them.
 */
/** Labels of persons: 申请人, 被继承人, 账户所有人, 患者, 授权人（借款人）; not 与借款人关系, whose value is no name. */
const NAMES = /姓名|户名|(人|方|配偶|患者)(（[^）]*）)?$/;
const ID_NUMBERS = /证件号码/;
const PHONES = /手机/;
const CARDS = /银行卡|收款账号|还款账号|个人账号/;

/** Units are public and stay unmasked. */
const IS_UNIT = /.{3}(公司|集团|中心|银行|专户|[局厂社店院校所会])$/;

/** Names in one value, each with its remark: 何静（110***********2046）, 唐悦（其他）、方立. */
const EACH_NAME = /([^（）、]+)((?:（[^（）]*）)?(?:、|$))/g;

export function summaryOfContent({ facts }: DocumentContent): LabelledValue[] {
  return facts.map(({ label, value }) => ({ label, value: maskedNumbers(masked(label, value)) }));
}

/** Tables of the content by column; persons in their texts are masked as on the lines. */
export function tablesOfContent({ facts, people = [], tables = [] }: DocumentContent): CheckedTable[] {
  const named = facts.filter(({ label }) => NAMES.test(label)).flatMap(({ value }) => namesIn(value));
  const known = [...new Set([...people, ...named])];
  return tables.map(({ caption = '', head, rows }) => ({
    bt: caption,
    lm: [...head],
    mx: rows.map((row) => row.map((cell, at) => maskedNumbers(maskedWords(masked(head[at] ?? '', cell), known)))),
  }));
}

function masked(label: string, value: string): string {
  if (NAMES.test(label) && !ID_NUMBERS.test(label) && !PHONES.test(label)) {
    return value.replace(EACH_NAME, (_, name: string, rest: string) => (isUnit(name) ? name : maskName(name)) + rest);
  }
  if (value.includes('*')) return value;
  if (ID_NUMBERS.test(label)) return maskIdNumber(value);
  if (PHONES.test(label)) return maskPhone(value);
  return CARDS.test(label) ? maskBankCard(value) : value;
}

/** Numbers of persons wherever they stand: 赵敏（其他，330102198809291027）. */
const maskedNumbers = (text: string): string =>
  text
    .replace(/(?<![\dA-Za-z])(?:\d{17}[\dXx]|\d{15})(?![\dA-Za-z])/g, (found) =>
      isIdNumber(found) ? maskIdNumber(found) : found,
    )
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, maskPhone);

const isUnit = (name: string): boolean => IS_UNIT.test(name);

/** Names on a line; a single character is too short to search for. */
const namesIn = (value: string): string[] =>
  [...value.matchAll(EACH_NAME)].flatMap(([, name = '']) =>
    isUnit(name) || Array.from(name).length < 2 ? [] : [name],
  );

const maskedWords = (words: string, people: readonly string[]): string =>
  people.reduce((text, name) => text.replaceAll(name, maskName(name)), words);
