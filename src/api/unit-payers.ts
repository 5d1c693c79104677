import { type CallOptions, get } from './client';
import { hall } from './path';
import { code, each, key, object, rows, text } from './read';

/** A payment account of the unit (domain catalogue GJ0109). */
export interface UnitPayer {
  zhbh: string;
  /** 02 bank account, 04 digital-yuan wallet. */
  hjfs: string;
  yhmc: string;
  khhmc: string;
  fkhm: string;
  /** Masked. */
  fkzh: string;
  /** 1 the centre may debit it. */
  wtkkzt: '1' | '0';
  sfmr: '1' | '0';
  /** Agreed day of debit, '' for none. */
  kkr: string;
  /** The most one debit may take in yuan, '' for no bound. */
  kksx: string;
  /** 1 in use, 0 stopped, 2 its holder's name is to be checked again. */
  zt: '1' | '0' | '2';
}

const readUnitPayer = object<UnitPayer>({
  zhbh: key,
  ...each(text, 'hjfs', 'yhmc', 'khhmc', 'fkhm', 'fkzh', 'kkr', 'kksx'),
  wtkkzt: code('1', '0'),
  sfmr: code('1', '0'),
  zt: code('1', '0', '2'),
});

/** All accounts, the day on which the centre debits by agreement now, and the name the holder should have. */
export interface UnitPayers {
  fkzhs: UnitPayer[];
  kkr: string;
  dwmc: string;
}

export const readUnitPayers = object<UnitPayers>({ fkzhs: rows(readUnitPayer), kkr: text, dwmc: text });

export function fetchUnitPayers(options?: CallOptions): Promise<UnitPayers> {
  return get(hall('jcdwxx/fkzh/getList'), readUnitPayers, { errors: 'caller', ...options });
}
