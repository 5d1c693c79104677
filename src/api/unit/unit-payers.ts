import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, code, each, key, object, rows, textValue } from '../client/read';

/** A payment account of the unit (docs/rules/gj0109-payment-account.md). */
const readUnitPayer = object({
  zhbh: key,
  /** 02 bank account, 04 digital-yuan wallet. */
  hjfs: textValue,
  ...each(textValue, 'yhmc', 'khhmc', 'fkhm'),
  /** Masked. */
  fkzh: textValue,
  /** 1: the centre may debit it. */
  wtkkzt: code('1', '0'),
  sfmr: code('1', '0'),
  /** Agreed day of the debit, '' for none. */
  kkr: textValue,
  /** Highest amount of a debit in yuan, '' for unlimited. */
  kksx: textValue,
  /** 1 in use, 0 stopped, 2 holder's name to be verified again. */
  zt: code('1', '0', '2'),
});
export type UnitPayer = Answer<typeof readUnitPayer>;

/** The unit's accounts, the current agreed day of debits, and the required name of the holder. */
export const readUnitPayers = object({ fkzhs: rows(readUnitPayer), ...each(textValue, 'kkr', 'dwmc') });
export type UnitPayers = Answer<typeof readUnitPayers>;

export function fetchUnitPayers(options?: CallOptions): Promise<UnitPayers> {
  return get(hall('jcdwxx/fkzh/getList'), readUnitPayers, options);
}
