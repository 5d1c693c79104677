import { readStateNote } from '../cases/business';
import { readLastBranch } from '../cases/last-branch';
import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  count,
  dataTime,
  each,
  flag,
  integer,
  maybe,
  object,
  rowsOrNone,
  textList,
  textValue,
} from '../client/read';
import { type Completeness, readCompleteness } from '../session/completeness';

/**
 * The month due: first day of remittance ('' once reached), last day, days left (negative when overdue), missing amount, all overdue
 * months and their sum.
 */
const readUnitDue = object({
  ...each(textValue, 'hjny', 'qbrq', 'jzrq'),
  syts: integer,
  ...each(amount, 'je', 'yqje'),
  yqyf: textList,
  /** Effect of the automatic debit; absent when none is planned or the list is submitted. */
  zdkk: maybe(textValue),
  /** State of the submitted list. */
  ztsm: maybe(readStateNote),
});

/** Ratios in percent that apply from a later month on. */
const laterRatios = object(each(textValue, 'qsny', 'dwjcbl', 'grjcbl'));
export type LaterRatios = Answer<typeof laterRatios>;

/** A unit: block B2 (docs/rules/form-blocks.md). Amounts are yuan as text, ratios percent. */
export const readUnitInfo = object({
  ...each(textValue, 'dwzh', 'dwmc', 'tyshxydm', 'dwzhzt', 'jzny'),
  /** The unit does not contribute: guarantor, entrusted bank, agent. */
  other: flag,
  ...each(textValue, 'dwjcbl', 'grjcbl'),
  /** Agreed later ratios, each from `qsny` (yyyy-MM) on, nearest first; includes the return after a temporary ratio. */
  hxjcbl: rowsOrNone(laterRatios),
  /** Contributing members in `yjceny`. */
  dwjcrs: count,
  /** Members with a sealed account. */
  dwfcrs: count,
  /** Last month (yyyy-MM) paid before the books began; it appears only in the opening balances; '' for none. */
  qcny: textValue,
  dwyhjny: textValue,
  /** Last month of the deferral that covers it; '' without one. */
  hjzzny: textValue,
  zsye: amount,
  /** Unclaimed receipts without a remark code. */
  drlje: amount,
  /** Next remittance; absent when none is due. */
  yj: maybe(readUnitDue),
  /** Why none is due; '' when `yj` is present. */
  wyjsm: textValue,
  /** End of the current or next deferral and its consequence; '' for none. */
  hjsm: textValue,
  dwfxr: count,
  /** Total monthly contribution of all members in `yjceny` (yyyy-MM), at the ratios of that month above. */
  yjceny: textValue,
  yjcezj: amount,
  /** Operator, masked. */
  jbrxm: textValue,
  jbrsjhm: textValue,
  /** Branch of the unit's last application. */
  sywd: maybe(readLastBranch),
  /** Time of the data, yyyy-MM-dd HH:mm:ss by the centre's clock. */
  sjjz: dataTime,
});
export type UnitInfo = Answer<typeof readUnitInfo>;

export function fetchUnitInfo(options?: CallOptions): Promise<UnitInfo> {
  return get(hall('jcdwxx/getInfo'), readUnitInfo, options);
}

export function fetchUnitCompleteness(): Promise<Completeness> {
  return get(hall('jcdwxx/dwzhxxsfwz'), readCompleteness, { errors: 'silent' });
}

/** The two consent flags of a unit (docs/specification.md 3), '1' for yes. */
const unitConsents = object({
  /** Service agreement of units (单位网上业务协议) accepted. */
  sftyxy: textValue,
  /** Interest statement of the last year confirmed. */
  sfqr: textValue,
  /** Time of the acceptance, where the centre states it. */
  tysj: textValue,
});
export type UnitConsents = Answer<typeof unitConsents>;

export function fetchUnitConsents(options?: CallOptions): Promise<UnitConsents> {
  return get(hall('jcdwxx/dwfwyqrdzd'), unitConsents, {
    ...options,
  });
}
