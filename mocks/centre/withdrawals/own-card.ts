import { maskBankCard } from '@/domain/mask';
import { banks } from '../../data/banks';
import { FieldReader } from '../cases/field-reader';
import { REFUSED, Refusal } from '../kernel/desk';
import type { PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { verifyBankAccount } from '../registers/registers';
import { bankName } from './payee';
import type { RawValues } from './rule';

export interface OwnCard {
  skzhly: '2';
  skyhdm: string;
  skyhzh: string;
  /** As it is shown. */
  text: string;
}

/**
 * Another account for money that is due already: no clerk looks at it any more, so the bank has to know it as the person's own.
 * @throws Refusal with what is wrong at which field
 */
export function readOwnCard(store: Store, { xingming, zjhm }: PersonRecord, raw: RawValues, former: string): OwnCard {
  const reader = new FieldReader(raw);
  const skyhdm = reader.code('skyhdm', { label: '收款银行', from: banks.map(({ yhdm }) => yhdm) });
  const skyhzh = reader.text('skyhzh', { label: '收款账号', most: 60 }).replace(/\s/g, '');
  if (skyhzh !== '' && !/^\d{12,19}$/.test(skyhzh)) reader.fail('skyhzh', '收款账号不正确，请核对银行卡号');
  if (skyhzh === former) reader.fail('skyhzh', '该账户未能收款，请填写您的其他账户');
  if (Object.keys(reader.errors).length === 0) {
    const known = verifyBankAccount(store, { yhzh: skyhzh, yhdm: skyhdm }, { hm: xingming, zjhm });
    if (known === 'foreign') reader.fail('skyhzh', '银行核验的户名与您的姓名不一致，请使用本人银行账户');
    if (known === 'unknown') reader.fail('skyhzh', '银行未能核验该账户，请核对收款银行和账号，或持银行卡到柜台办理');
  }
  if (Object.keys(reader.errors).length > 0) {
    throw new Refusal(REFUSED, '业务信息填写有误或不完整，请检查业务信息', { fieldErrors: reader.errors });
  }
  return { skzhly: '2', skyhdm, skyhzh, text: `${bankName(skyhdm)} ${maskBankCard(skyhzh)}` };
}
