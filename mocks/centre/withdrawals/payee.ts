import { isMasked, maskBankCard } from '@/domain/text/mask';
import { banks } from '../../data/banks';
import type { FieldReader } from '../cases/field-reader';
import { isCardNumber, typedCard } from './payee-codes';
import type { Applicant, RawValues } from './rule';

const BOUND = '1';
const OTHER = '2';

/**
 * Reads the payee of block B4. `skzhly` 1 means the bound card, whose number the hall never sends; its masked number counts as the bound
 * card too. A clerk checks any other card.
 */
export function readPayee(
  reader: FieldReader,
  { person }: Applicant,
  raw: RawValues,
): { text: string; manual: string | undefined } {
  const bound = person.bankCard;
  const typed = typedCard(raw);
  const source = raw.skzhly === undefined ? (isMasked(typed) ? BOUND : OTHER) : sourceText(raw.skzhly);
  if (source === BOUND) return boundCard(reader, bound, typed);
  reader.values.skzhly = OTHER;
  if (source !== OTHER) reader.fail('skzhly', '请选择收款银行卡');
  const skyhdm = reader.code('skyhdm', { label: '收款银行', from: banks.map((bank) => bank.yhdm) });
  if (typed === '') reader.fail('skyhzh', '请输入收款账号');
  else if (!isCardNumber(typed)) reader.fail('skyhzh', '收款账号不正确，请核对银行卡号');
  reader.values.skyhzh = typed;
  const isBound = bound !== null && bound.yhzh === typed && bound.yhdm === skyhdm;
  return {
    text: `${payeeBankName(skyhdm)} ${maskBankCard(typed)}`,
    manual: isBound ? undefined : '收款银行卡为新增，需人工核验',
  };
}

function boundCard(
  reader: FieldReader,
  bound: Applicant['person']['bankCard'],
  typed: string,
): { text: string; manual: string | undefined } {
  reader.values.skzhly = BOUND;
  if (!bound) {
    reader.fail('skzhly', '您还没有绑定银行卡，请填写其他银行卡');
    return { text: '', manual: undefined };
  }
  if (typed !== '' && typed !== bound.yhzh && typed !== maskBankCard(bound.yhzh)) {
    reader.fail('skyhzh', '收款账号与已绑定的银行卡不一致，请重新填写完整卡号');
  }
  reader.values.skyhdm = bound.yhdm;
  reader.values.skyhzh = bound.yhzh;
  return { text: `${payeeBankName(bound.yhdm)} ${maskBankCard(bound.yhzh)}`, manual: undefined };
}

export function payeeBankName(yhdm: string): string {
  return banks.find((bank) => bank.yhdm === yhdm)?.yhmc ?? '';
}

/** Returns the source as text; objects name no card. */
const sourceText = (source: unknown) => (typeof source === 'object' ? '' : String(source));
