// Bank account of a flexible worker's debits, verified by the bank as the worker's own.
import { plainIdentifier } from '@/domain/text/plain-text';
import { banks } from '../../../data/banks';
import type { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { PersonRecord } from '../../kernel/people';
import type { Transaction } from '../../kernel/transaction';
import { verifyBankAccount } from '../../registers/registers';

const CARD = /^\d{12,19}$/;

/** Names of the fields of bank and number. */
interface Names {
  bank: string;
  card: string;
  /** '新' or ''. */
  prefix: string;
}

/** Reads bank and account number. @returns the bank's verification; undefined for invalid input */
export function readDebitAccount(
  reader: FieldReader,
  tx: Transaction,
  person: PersonRecord,
  { bank, card, prefix }: Names,
) {
  const yhdm = reader.code(bank, { label: `${prefix}扣款银行`, from: banks.map((one) => one.yhdm) });
  const yhzh = reader.text(card, { label: `${prefix}扣款账号`, most: 60 });
  const known = CARD.test(yhzh) ? verified(tx, person, yhzh, yhdm) : undefined;
  if (yhzh !== '' && !known) reader.fail(card, `${prefix}扣款账号不正确，请核对`);
  if (known === 'foreign') reader.fail(card, '银行核验的户名与您的姓名不一致，请使用本人银行账户');
  return known;
}

/** Returns a picture of the card, for a clerk's review, if the bank cannot verify the account. */
export function cardNeeds(tx: Transaction, person: PersonRecord, yhzh = '', yhdm = ''): Need[] {
  if (yhzh === '') return [];
  const own = verified(tx, person, plainIdentifier(yhzh), yhdm) === 'own';
  return [{ wjlxId: '0104', wjmc: '本人银行卡', sfbs: '2', mjsm: own ? checkedBy(tx, '银行账户核验') : '' }];
}

function verified({ store }: Transaction, { xingming, zjhm }: PersonRecord, yhzh: string, yhdm: string) {
  return verifyBankAccount(store, { yhzh, yhdm }, { hm: xingming, zjhm });
}

/** Reads a day of the month within the centre's range of debit days. */
export function readDebitDay(reader: FieldReader, name: string, label: string, range: { first: number; last: number }) {
  const { first, last } = range;
  const day = reader.text(name, { label, most: 2 });
  if (day !== '' && !(/^\d{1,2}$/.test(day) && Number(day) >= first && Number(day) <= last)) {
    reader.fail(name, `约定扣款日应在${first}日至${last}日之间`);
  }
  return Number(day);
}
