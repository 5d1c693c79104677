import { type CallOptions, get } from '../client/client';
import { readCondition } from '../client/condition';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  code,
  count,
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
export const readRegisteredHome = object({
  bdcqzh: key,
  fwzl: textValue,
  /** Square metres; '' when unknown to the register. */
  jzmj: textValue,
  /** The person's share in percent; '100' for sole ownership. */
  gybl: textValue,
});
export type RegisteredHome = Answer<typeof readRegisteredHome>;

/** Highest loan of the family: borrowers, amount (yuan) and formula. */
export const readFamilyLimit = object({
  mc: textValue,
  je: amount,
  mx: rowsOrNone(object({ label: textValue, je: amount, gs: textValue })),
});
export type FamilyLimit = Answer<typeof readFamilyLimit>;

/** 家庭信息, as the registers answer now. */
export const readFamilyInfo = object({
  /** Registers that did not answer; their data is missing. */
  wyd: textList,
  /** Spouse by the marriage register, masked; null when none is registered. */
  po: orNull(object({ xm: textValue, zjhm: textValue })),
  /** Children under age; -1 when the register of residents does not know the household. */
  znsl: integer,
  zf: rowsOrNone(readRegisteredHome),
  /** Number of homes owned by the spouse alone. */
  pozfts: count,
  /** Homes of the family; number of its fund loans so far. */
  zfts: count,
  dkcs: count,
  /** 1 first home, 2 second. */
  sfst: code('1', '2'),
  /** Conditions of a loan, each with the family's figure. */
  tj: rowsOrNone(readCondition),
  kd: rowsOrNone(readFamilyLimit),
  /** Legal basis of the limits. */
  yj: textValue,
});
export type FamilyInfo = Answer<typeof readFamilyInfo>;

const readAnswer = object({
  /** The person consents to the query of the registers. */
  sq: flag,
  /** Time of the query, yyyy-MM-dd HH:mm:ss. */
  cxsj: textValue,
  /** null without the consent. */
  jt: orNull(readFamilyInfo),
});
export type FamilyAnswer = Answer<typeof readAnswer>;

/** Queries the registers; each query is recorded in the access log of every person concerned. */
export function fetchFamilyInfo(options?: CallOptions): Promise<FamilyAnswer> {
  return get(hall('grxx/jtxx'), readAnswer, options);
}
