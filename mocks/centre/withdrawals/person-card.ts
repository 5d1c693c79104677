import { maskBankCard } from '@/domain/text/mask';
import { payeeCard } from '@/schema/individual/payee';
import { BANK_OPTIONS } from '../../data/banks';
import { FieldReader } from '../cases/field-reader';
import { readFields, refuseErrors } from '../cases/read-fields';
import type { PersonRecord } from '../kernel/people';
import type { Transaction } from '../kernel/transaction';
import { verifyBankAccount } from '../registers/registers';
import { payeeBankName } from './payee';
import { typedCard } from './payee-codes';
import type { RawValues } from './rule';

export interface PersonCard {
  skzhly: '1' | '2';
  skyhdm: string;
  skyhzh: string;
}

const BOUND = '1';
const OTHER = '2';

/**
 * Reads another account for money already due: the bound card or a named one. `known`: confirmed as the person's own by the bank or bound
 * by the centre; otherwise a clerk checks it.
 * @throws BusinessError with field faults
 */
export function readPersonCard(
  tx: Transaction,
  { xingming, zjhm, bankCard }: PersonRecord,
  raw: RawValues,
): { card: PersonCard; known: boolean } {
  const reader = new FieldReader(raw);
  if (raw.skzhly === BOUND) {
    if (bankCard) return { card: { skzhly: BOUND, skyhdm: bankCard.yhdm, skyhzh: bankCard.yhzh }, known: true };
    reader.fail('skzhly', '您还没有绑定银行卡，请填写其他银行卡');
  }
  readFields(reader, payeeCard, {
    today: tx.today(),
    options: { skzhly: [OTHER], skyhdm: BANK_OPTIONS },
    known: { skzhly: OTHER },
  });
  const { skyhdm = '', skyhzh = '' } = reader.values;
  const right = Object.keys(reader.errors).length === 0;
  const bound = bankCard?.yhzh === skyhzh && bankCard.yhdm === skyhdm;
  const known =
    right && !bound ? verifyBankAccount(tx.store, { yhzh: skyhzh, yhdm: skyhdm }, { hm: xingming, zjhm }) : 'own';
  if (known === 'foreign') reader.fail('skyhzh', '银行核验的户名与您的姓名不一致，请使用本人银行账户');
  refuseErrors(reader.errors);
  return { card: { skzhly: bound ? BOUND : OTHER, skyhdm, skyhzh }, known: known === 'own' };
}

/** Returns the card number sent, chosen or typed. */
export const namedCard = ({ bankCard }: PersonRecord, raw: RawValues): string =>
  raw.skzhly === BOUND ? (bankCard?.yhzh ?? '') : typedCard(raw);

/** Display text of a card. */
export const cardText = ({ skyhdm, skyhzh }: Pick<PersonCard, 'skyhdm' | 'skyhzh'>) =>
  `${payeeBankName(skyhdm)} ${maskBankCard(skyhzh)}`;
