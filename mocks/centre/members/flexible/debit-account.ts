// The bank account that a flexible worker names for the debits: the worker's own, as the bank says it.
import { plainIdentifier } from '@/domain/plain-text';
import { banks } from '../../../data/banks';
import type { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Desk } from '../../kernel/desk';
import type { PersonRecord } from '../../kernel/people';
import { verifyBankAccount } from '../../registers/registers';

const CARD = /^\d{12,19}$/;

/** What the fields of bank and number are called. */
interface Names {
  bank: string;
  card: string;
  /** 新, or nothing. */
  prefix: string;
}

/** @returns what the bank says of it; undefined while it is no account */
export function readDebitAccount(reader: FieldReader, desk: Desk, person: PersonRecord, { bank, card, prefix }: Names) {
  const yhdm = reader.code(bank, { label: `${prefix}扣款银行`, from: banks.map((one) => one.yhdm) });
  const yhzh = reader.text(card, { label: `${prefix}扣款账号`, most: 60 });
  const known = CARD.test(yhzh) ? verified(desk, person, yhzh, yhdm) : undefined;
  if (yhzh !== '' && !known) reader.fail(card, `${prefix}扣款账号不正确，请核对`);
  if (known === 'foreign') reader.fail(card, '银行核验的户名与您的姓名不一致，请使用本人银行账户');
  return known;
}

/** The bank tells whose account it is; where it cannot, a picture of the card goes to the clerk. */
export function cardNeeds(desk: Desk, person: PersonRecord, yhzh = '', yhdm = ''): Need[] {
  if (yhzh === '') return [];
  const own = verified(desk, person, plainIdentifier(yhzh), yhdm) === 'own';
  return [{ wjlxId: '0104', wjmc: '本人银行卡', sfbs: '2', mjsm: own ? checkedBy(desk, '银行账户核验') : '' }];
}

function verified({ store }: Desk, { xingming, zjhm }: PersonRecord, yhzh: string, yhdm: string) {
  return verifyBankAccount(store, { yhzh, yhdm }, { hm: xingming, zjhm });
}

/** A day of the month within what the centre debits on. */
export function readDebitDay(reader: FieldReader, name: string, label: string, range: { first: number; last: number }) {
  const { first, last } = range;
  const day = reader.text(name, { label, most: 2 });
  if (day !== '' && !(/^\d{1,2}$/.test(day) && Number(day) >= first && Number(day) <= last)) {
    reader.fail(name, `约定扣款日应在${first}日至${last}日之间`);
  }
  return Number(day);
}
