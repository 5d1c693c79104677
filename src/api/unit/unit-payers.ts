import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { code, each, key, object, rows, textValue } from '../client/read';

/** A payment account of the unit (docs/rules/gj0109-payment-account.md). */
export interface UnitPayer {
  zhbh: string;
  /** 02 bank account, 04 digital-yuan wallet. */
  hjfs: string;
  yhmc: string;
  khhmc: string;
  fkhm: string;
  /** Masked. */
  fkzh: string;
  /** 1: the centre may debit it. */
  wtkkzt: '1' | '0';
  sfmr: '1' | '0';
  /** Agreed day of the debit, '' for none. */
  kkr: string;
  /** Highest amount of a debit in yuan, '' for unlimited. */
  kksx: string;
  /** 1 in use, 0 stopped, 2 holder's name to be verified again. */
  zt: '1' | '0' | '2';
}

const readUnitPayer = object<UnitPayer>({
  zhbh: key,
  ...each(textValue, 'hjfs', 'yhmc', 'khhmc', 'fkhm', 'fkzh', 'kkr', 'kksx'),
  wtkkzt: code('1', '0'),
  sfmr: code('1', '0'),
  zt: code('1', '0', '2'),
});

/** The unit's accounts, the current agreed day of debits, and the required name of the holder. */
export interface UnitPayers {
  fkzhs: UnitPayer[];
  kkr: string;
  dwmc: string;
}

export const readUnitPayers = object<UnitPayers>({ fkzhs: rows(readUnitPayer), kkr: textValue, dwmc: textValue });

export function fetchUnitPayers(options?: CallOptions): Promise<UnitPayers> {
  return get(hall('jcdwxx/fkzh/getList'), readUnitPayers, options);
}
