import { type CallOptions, get } from '../client/client';
import { type Condition, readCondition } from '../client/condition';
import { hall } from '../client/path';
import {
  amount,
  code,
  count,
  each,
  flag,
  integer,
  key,
  object,
  orNull,
  rowsOrNone,
  textList,
  textValue,
} from '../client/read';

/** A home in the person's name, by the real-estate register. */
export interface RegisteredHome {
  bdcqzh: string;
  fwzl: string;
  /** Square metres; '' when unknown to the register. */
  jzmj: string;
  /** The person's share in percent; '100' for sole ownership. */
  gybl: string;
}

/** Highest loan of the family: borrowers, amount (yuan) and formula. */
export interface FamilyLimit {
  mc: string;
  je: string;
  mx: { label: string; je: string; gs: string }[];
}

/** 家庭信息, as the registers answer now. */
export interface FamilyInfo {
  /** Registers that did not answer; their data is missing. */
  wyd: string[];
  /** Spouse by the marriage register, masked; null when none is registered. */
  po: { xm: string; zjhm: string } | null;
  /** Children under age; -1 when the register of residents does not know the household. */
  znsl: number;
  zf: RegisteredHome[];
  /** Number of homes owned by the spouse alone. */
  pozfts: number;
  /** Homes of the family; number of its fund loans so far. */
  zfts: number;
  dkcs: number;
  /** 1 first home, 2 second. */
  sfst: '1' | '2';
  /** Conditions of a loan, each with the family's figure. */
  tj: Condition[];
  kd: FamilyLimit[];
  /** Legal basis of the limits. */
  yj: string;
}

export interface FamilyAnswer {
  /** The person consents to the query of the registers. */
  sq: boolean;
  /** Time of the query, yyyy-MM-dd HH:mm:ss. */
  cxsj: string;
  /** null without the consent. */
  jt: FamilyInfo | null;
}

export const readRegisteredHome = object<RegisteredHome>({ bdcqzh: key, ...each(textValue, 'fwzl', 'jzmj', 'gybl') });

export const readFamilyLimit = object<FamilyLimit>({
  mc: textValue,
  je: amount,
  mx: rowsOrNone(object({ label: textValue, je: amount, gs: textValue })),
});

export const readFamilyInfo = object<FamilyInfo>({
  wyd: textList,
  po: orNull(object({ xm: textValue, zjhm: textValue })),
  znsl: integer,
  zf: rowsOrNone(readRegisteredHome),
  ...each(count, 'pozfts', 'zfts', 'dkcs'),
  sfst: code('1', '2'),
  tj: rowsOrNone(readCondition),
  kd: rowsOrNone(readFamilyLimit),
  yj: textValue,
});

const readAnswer = object<FamilyAnswer>({ sq: flag, cxsj: textValue, jt: orNull(readFamilyInfo) });

/** Queries the registers; each query is recorded in the access log of every person concerned. */
export function fetchFamilyInfo(options?: CallOptions): Promise<FamilyAnswer> {
  return get(hall('grxx/jtxx'), readAnswer, options);
}
