// Bank account of a flexible worker's debits, verified by the bank as the worker's own.
import { plainIdentifier } from '@/domain/text/plain-text';
import type { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { PersonRecord } from '../../kernel/people';
import type { Transaction } from '../../kernel/transaction';
import { verifyBankAccount } from '../../registers/registers';

/** Asks the bank of the account as read into fields `bank` and `card`. @returns its verification; undefined for invalid input */
export function checkDebitAccount(
  reader: FieldReader,
  tx: Transaction,
  person: PersonRecord,
  { bank, card }: { bank: string; card: string },
) {
  const yhzh = reader.valid(card);
  const known = yhzh === '' ? undefined : verified(tx, person, yhzh, reader.values[bank] ?? '');
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
