import { maskBankCard } from '@/domain/text/mask';
import { closing } from '@/schema/individual/closing';
import { banks } from '../../data/banks';
import type { FieldReader } from '../cases/field-reader';
import { readFields } from '../cases/read-fields';
import { typedCard } from './payee-codes';
import type { Applicant } from './rule';

const BOUND = '1';

/** Options of the payee that the hall shows with the person's own card. */
export const payeeOptions = {
  skzhly: [BOUND, '2'],
  skyhdm: banks.map(({ yhdm }) => yhdm),
};

interface Payee {
  text: string;
  manual: string | undefined;
}

/** Reads the payee of block B4, the branch and the commitment. */
export function readPayee(reader: FieldReader, applicant: Applicant): Payee {
  readFields(reader, closing, { today: applicant.today, options: payeeOptions });
  return payeeOf(reader, applicant);
}

/** Compares the payee read with the bound card, whose number the hall never sends. A clerk checks any other card. */
export function payeeOf(reader: FieldReader, { person }: Applicant): Payee {
  const bound = person.bankCard;
  const { skzhly, skyhdm = '', skyhzh = '' } = reader.values;
  if (skzhly === BOUND) return boundCard(reader, bound, typedCard(reader.raw));
  const isBound = bound !== null && bound.yhzh === skyhzh && bound.yhdm === skyhdm;
  return {
    text: `${payeeBankName(skyhdm)} ${maskBankCard(skyhzh)}`,
    manual: isBound ? undefined : '收款银行卡为新增，需人工核验',
  };
}

function boundCard(reader: FieldReader, bound: Applicant['person']['bankCard'], typed: string): Payee {
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
