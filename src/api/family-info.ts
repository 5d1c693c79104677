import { type CallOptions, get } from './client';
import { type Condition, readCondition } from './condition';
import { hall } from './path';
import { amount, code, count, each, flag, key, object, orNull, rowsOrNone, text, texts, whole } from './read';

/** A home in one's own name, as the register has it. */
export interface OwnHome {
  bdcqzh: string;
  fwzl: string;
  /** Square metres; '' where the register does not say. */
  jzmj: string;
  /** Own share in percent; '100' for the whole. */
  gybl: string;
}

/** What the family could borrow at most: who would borrow, the amount (yuan) and what it follows from. */
export interface FamilyLimit {
  mc: string;
  je: string;
  mx: { label: string; je: string; gs: string }[];
}

/** 家庭信息 as the registers have it now. */
export interface FamilyInfo {
  /** Registers that did not answer: of what they keep nothing is known now. */
  wyd: string[];
  /** The spouse by the register of marriages, masked; null when none is registered. */
  po: { xm: string; zjhm: string } | null;
  /** Children under age; -1 where the register of residents knows nothing of the household. */
  znsl: number;
  zf: OwnHome[];
  /** Homes in the spouse's name alone. */
  pozfts: number;
  /** Of the whole family; loans from the fund that it ever had. */
  zfts: number;
  dkcs: number;
  /** 1 first home, 2 second. */
  sfst: '1' | '2';
  /** Conditions of a loan, each with the family's own figure. */
  tj: Condition[];
  kd: FamilyLimit[];
  /** Where the limits are laid down. */
  yj: string;
}

export interface FamilyAnswer {
  /** Whether the person lets the centre ask the registers for this. */
  sq: boolean;
  /** When the registers were asked, yyyy-MM-dd HH:mm:ss. */
  cxsj: string;
  /** Null without the consent. */
  jt: FamilyInfo | null;
}

export const readOwnHome = object<OwnHome>({ bdcqzh: key, ...each(text, 'fwzl', 'jzmj', 'gybl') });

export const readFamilyLimit = object<FamilyLimit>({
  mc: text,
  je: amount,
  mx: rowsOrNone(object({ label: text, je: amount, gs: text })),
});

export const readFamilyInfo = object<FamilyInfo>({
  wyd: texts,
  po: orNull(object({ xm: text, zjhm: text })),
  znsl: whole,
  zf: rowsOrNone(readOwnHome),
  ...each(count, 'pozfts', 'zfts', 'dkcs'),
  sfst: code('1', '2'),
  tj: rowsOrNone(readCondition),
  kd: rowsOrNone(readFamilyLimit),
  yj: text,
});

const readAnswer = object<FamilyAnswer>({ sq: flag, cxsj: text, jt: orNull(readFamilyInfo) });

/** Asks the registers; each time is noted in the access log of everybody they were asked about. */
export function fetchFamilyInfo(options?: CallOptions): Promise<FamilyAnswer> {
  return get(hall('grxx/jtxx'), readAnswer, { errors: 'caller', ...options });
}
