import { readStateNote, type StateNote } from './business';
import { type CallOptions, get } from './client';
import { type Completeness, readCompleteness } from './completeness';
import { type LastBranch, readLastBranch } from './last-branch';
import { hall } from './path';
import { amount, count, each, flag, maybe, object, rowsOrNone, text, texts, whole } from './read';

/** The month that is due: the day from which it may be remitted ('' once it may), its last day, days left (below 0: past it), what is still to be paid, all overdue months and what they come to. */
export interface UnitDue {
  hjny: string;
  qbrq: string;
  jzrq: string;
  syts: number;
  je: string;
  yqyf: string[];
  yqje: string;
  /** What an automatic debit will do unless it is handled; absent where none runs or its list is handed in. */
  zdkk?: string;
  /** Its list is handed in. */
  ztsm?: StateNote;
}

const readUnitDue = object<UnitDue>({
  hjny: text,
  qbrq: text,
  jzrq: text,
  syts: whole,
  je: amount,
  yqyf: texts,
  yqje: amount,
  zdkk: maybe(text),
  ztsm: maybe(readStateNote),
});

/** Ratios in percent that a unit pays at from a later month on. */
export interface LaterRatios {
  qsny: string;
  dwjcbl: string;
  grjcbl: string;
}

/** Block B2: amounts are yuan as text, ratios percent. */
export interface UnitInfo {
  dwzh: string;
  dwmc: string;
  tyshxydm: string;
  dwzhzt: string;
  /** It pays nothing in: guarantor, entrusted bank, agent. */
  other: boolean;
  dwjcbl: string;
  grjcbl: string;
  /** Other ratios agreed for later, each from `qsny` (yyyy-MM) on, the nearest first: a term that ends has a way back. */
  hxjcbl: LaterRatios[];
  /** Who pays in in `yjceny`. */
  dwjcrs: number;
  /** Whose account is sealed now. */
  dwfcrs: number;
  jzny: string;
  /** The last of the months (yyyy-MM) that were paid before the books began and stand in no list but in the opening balances; '' where there are none. */
  qcny: string;
  dwyhjny: string;
  /** The last month of the deferral in which that one lies; '' where it is not put off. */
  hjzzny: string;
  zsye: string;
  /** Money that came without its code and waits to be claimed. */
  drlje: string;
  /** What is to be remitted next; absent for a unit that owes nothing. */
  yj?: UnitDue;
  /** Why it owes nothing, where it does not; '' beside `yj`. */
  wyjsm: string;
  /** Until when months are put off and what follows; '' where none is now or next. */
  hjsm: string;
  dwfxr: number;
  /** What all members pay in together in `yjceny` (yyyy-MM), at the ratios above, which are of that month. */
  yjceny: string;
  yjcezj: string;
  /** Operator, masked. */
  jbrxm: string;
  jbrsjhm: string;
  /** Branch of the unit's last application. */
  sywd?: LastBranch;
  /** Data as of, yyyy-MM-dd HH:mm:ss by the centre's clock. */
  sjjz: string;
}

export const readUnitInfo = object<UnitInfo>({
  ...each(
    text,
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
    'sjjz',
    'yjceny',
    'wyjsm',
    'hjsm',
    'qcny',
  ),
  other: flag,
  ...each(count, 'dwjcrs', 'dwfcrs', 'dwfxr'),
  zsye: amount,
  yjcezj: amount,
  drlje: amount,
  yj: maybe(readUnitDue),
  hxjcbl: rowsOrNone(object<LaterRatios>(each(text, 'qsny', 'dwjcbl', 'grjcbl'))),
  sywd: maybe(readLastBranch),
});

export function fetchUnitInfo(options?: CallOptions): Promise<UnitInfo> {
  return get(hall('jcdwxx/getInfo'), readUnitInfo, { errors: 'caller', ...options });
}

export function fetchUnitCompleteness(): Promise<Completeness> {
  return get(hall('jcdwxx/dwzhxxsfwz'), readCompleteness, { errors: 'silent' });
}

/** The two flags of a unit's business (specification 3), '1' for yes. */
export interface UnitConsents {
  /** It has agreed to the service agreement of units (单位网上业务协议). */
  sftyxy: string;
  /** It has confirmed the interest statement of the last year. */
  sfqr: string;
  /** When it agreed, as far as the centre says. */
  tysj: string;
}

export function fetchUnitConsents(options?: CallOptions): Promise<UnitConsents> {
  return get(hall('jcdwxx/dwfwyqrdzd'), object<UnitConsents>(each(text, 'sftyxy', 'sfqr', 'tysj')), {
    errors: 'caller',
    ...options,
  });
}
