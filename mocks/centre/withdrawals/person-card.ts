import { maskBankCard } from '@/domain/text/mask';
import { isCardNumber } from '@/schema/individual/payee';
import { banks } from '../../data/banks';
import { FieldReader } from '../cases/field-reader';
import type { PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { verifyBankAccount } from '../registers/registers';
import { payeeBankName } from './payee';
import { refuseFields, typedCard } from './payee-codes';
import type { RawValues } from './rule';

export interface PersonCard {
  skzhly: '1' | '2';
  skyhdm: string;
  skyhzh: string;
}

const BOUND = '1';

/**
 * Reads another account for money already due: the bound card or a named one. `known`: confirmed as the person's own by the bank or bound
 * by the centre; otherwise a clerk checks it.
 * @throws BusinessError with field faults
 */
export function readPersonCard(
  store: Store,
  { xingming, zjhm, bankCard }: PersonRecord,
  raw: RawValues,
): { card: PersonCard; known: boolean } {
  const reader = new FieldReader(raw);
  if (raw.skzhly === BOUND) {
    if (bankCard) return { card: { skzhly: BOUND, skyhdm: bankCard.yhdm, skyhzh: bankCard.yhzh }, known: true };
    reader.fail('skzhly', '您还没有绑定银行卡，请填写其他银行卡');
  }
  const skyhdm = reader.code('skyhdm', { label: '收款银行', from: banks.map(({ yhdm }) => yhdm) });
  const skyhzh = reader.text('skyhzh', { label: '收款账号', most: 60 });
  if (skyhzh !== '' && !isCardNumber(skyhzh)) reader.fail('skyhzh', '收款账号不正确，请核对银行卡号');
  const right = Object.keys(reader.errors).length === 0;
  const bound = bankCard?.yhzh === skyhzh && bankCard.yhdm === skyhdm;
  const known =
    right && !bound ? verifyBankAccount(store, { yhzh: skyhzh, yhdm: skyhdm }, { hm: xingming, zjhm }) : 'own';
  if (known === 'foreign') reader.fail('skyhzh', '银行核验的户名与您的姓名不一致，请使用本人银行账户');
  refuseFields(reader.errors);
  return { card: { skzhly: bound ? BOUND : '2', skyhdm, skyhzh }, known: known === 'own' };
}

/** Returns the card number sent, chosen or typed. */
export const namedCard = ({ bankCard }: PersonRecord, raw: RawValues): string =>
  raw.skzhly === BOUND ? (bankCard?.yhzh ?? '') : typedCard(raw);

/** Display text of a card. */
export const cardText = ({ skyhdm, skyhzh }: Pick<PersonCard, 'skyhdm' | 'skyhzh'>) =>
  `${payeeBankName(skyhdm)} ${maskBankCard(skyhzh)}`;
