import { readStateNote, type StateNote } from '../cases/business';
import { type LastBranch, readLastBranch } from '../cases/last-branch';
import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
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
export interface UnitDue {
  hjny: string;
  qbrq: string;
  jzrq: string;
  syts: number;
  je: string;
  yqyf: string[];
  yqje: string;
  /** Effect of the automatic debit; absent when none is planned or the list is submitted. */
  zdkk?: string;
  /** State of the submitted list. */
  ztsm?: StateNote;
}

const readUnitDue = object<UnitDue>({
  hjny: textValue,
  qbrq: textValue,
  jzrq: textValue,
  syts: integer,
  je: amount,
  yqyf: textList,
  yqje: amount,
  zdkk: maybe(textValue),
  ztsm: maybe(readStateNote),
});

/** Ratios in percent that apply from a later month on. */
export interface LaterRatios {
  qsny: string;
  dwjcbl: string;
  grjcbl: string;
}

/** A unit: block B2 (docs/rules/form-blocks.md). Amounts are yuan as text, ratios percent. */
export interface UnitInfo {
  dwzh: string;
  dwmc: string;
  tyshxydm: string;
  dwzhzt: string;
  /** The unit does not contribute: guarantor, entrusted bank, agent. */
  other: boolean;
  dwjcbl: string;
  grjcbl: string;
  /** Agreed later ratios, each from `qsny` (yyyy-MM) on, nearest first; includes the return after a temporary ratio. */
  hxjcbl: LaterRatios[];
  /** Contributing members in `yjceny`. */
  dwjcrs: number;
  /** Members with a sealed account. */
  dwfcrs: number;
  jzny: string;
  /** Last month (yyyy-MM) paid before the books began; it appears only in the opening balances; '' for none. */
  qcny: string;
  dwyhjny: string;
  /** Last month of the deferral that covers it; '' without one. */
  hjzzny: string;
  zsye: string;
  /** Unclaimed receipts without a remark code. */
  drlje: string;
  /** Next remittance; absent when none is due. */
  yj?: UnitDue;
  /** Why none is due; '' when `yj` is present. */
  wyjsm: string;
  /** End of the current or next deferral and its consequence; '' for none. */
  hjsm: string;
  dwfxr: number;
  /** Total monthly contribution of all members in `yjceny` (yyyy-MM), at the ratios of that month above. */
  yjceny: string;
  yjcezj: string;
  /** Operator, masked. */
  jbrxm: string;
  jbrsjhm: string;
  /** Branch of the unit's last application. */
  sywd?: LastBranch;
  /** Time of the data, yyyy-MM-dd HH:mm:ss by the centre's clock. */
  sjjz: string;
}

export const readUnitInfo = object<UnitInfo>({
  ...each(
    textValue,
    'dwzh',
    'dwmc',
    'tyshxydm',
    'dwzhzt',
    'dwjcbl',
    'grjcbl',
    'jzny',
    'dwyhjny',
    'hjzzny',
    'jbrxm',
    'jbrsjhm',
    'yjceny',
    'wyjsm',
    'hjsm',
    'qcny',
  ),
  sjjz: dataTime,
  other: flag,
  ...each(count, 'dwjcrs', 'dwfcrs', 'dwfxr'),
  zsye: amount,
  yjcezj: amount,
  drlje: amount,
  yj: maybe(readUnitDue),
  hxjcbl: rowsOrNone(object<LaterRatios>(each(textValue, 'qsny', 'dwjcbl', 'grjcbl'))),
  sywd: maybe(readLastBranch),
});

export function fetchUnitInfo(options?: CallOptions): Promise<UnitInfo> {
  return get(hall('jcdwxx/getInfo'), readUnitInfo, options);
}

export function fetchUnitCompleteness(): Promise<Completeness> {
  return get(hall('jcdwxx/dwzhxxsfwz'), readCompleteness, { errors: 'silent' });
}

/** The two consent flags of a unit (docs/specification.md 3), '1' for yes. */
export interface UnitConsents {
  /** Service agreement of units (单位网上业务协议) accepted. */
  sftyxy: string;
  /** Interest statement of the last year confirmed. */
  sfqr: string;
  /** Time of the acceptance, where the centre states it. */
  tysj: string;
}

export function fetchUnitConsents(options?: CallOptions): Promise<UnitConsents> {
  return get(hall('jcdwxx/dwfwyqrdzd'), object<UnitConsents>(each(textValue, 'sftyxy', 'sfqr', 'tysj')), {
    ...options,
  });
}
