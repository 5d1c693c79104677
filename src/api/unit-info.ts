import { type CallOptions, get, post } from './client';
import { type LabelledValue, readLabelledValue } from './labelled-value';
import { hall } from './path';
import { each, key, object, orNull, rows, rowsOrNone, text, texts } from './read';

/** What is kept of a unit, as GJ0102 and GJ0103 show and change it; ID numbers and the operator's mobile are masked. */
export interface UnitProfile {
  dwmc: string;
  tyshxydm: string;
  dwxz: string;
  dwfrdbxm: string;
  dwfrdbzjhm: string;
  /** Branch it belongs to. */
  ywwd: string;
  dwjjlx: string;
  dwsshy: string;
  dwlsgx: string;
  dwdz: { region: string[]; detail: string };
  dwyb: string;
  dwlxdh: string;
  czhm: string;
  dwdzxx: string;
  dwfxr: string;
  jbrxm: string;
  jbrzjlx: string;
  jbrzjhm: string;
  jbrsjhm: string;
  jbrgddhhm: string;
  /** The basic fields that are still missing. */
  qsx: { key: string; label: string }[];
  /** The key items that are incomplete and why; `bgx` is the 变更事项 that puts one right, '' where none does. */
  gjqs: { bgx: string; xm: string; yy: string }[];
  /** The unit as the market regulator's register has it. */
  scdj: { dwmc: string; dwfrdbxm: string } | null;
}

export const readUnitProfile = object<UnitProfile>({
  ...each(
    text,
    'dwmc',
    'tyshxydm',
    'dwxz',
    'dwfrdbxm',
    'dwfrdbzjhm',
    'ywwd',
    'dwjjlx',
    'dwsshy',
    'dwlsgx',
    'dwyb',
    'dwlxdh',
    'czhm',
    'dwdzxx',
    'dwfxr',
    'jbrxm',
    'jbrzjlx',
    'jbrzjhm',
    'jbrsjhm',
    'jbrgddhhm',
  ),
  dwdz: object({ region: texts, detail: text }),
  qsx: rows(object({ key, label: text })),
  gjqs: rows(object({ bgx: text, xm: key, yy: text })),
  scdj: orNull(object({ dwmc: text, dwfrdbxm: text })),
});

export function fetchUnitProfile(options?: CallOptions): Promise<UnitProfile> {
  return get(hall('jcdwxx/xxbg/getInfo'), readUnitProfile, { errors: 'caller', ...options });
}

/** Sends a code to the mobile that shall be the operator's, '' to the one that is. */
export function sendUnitChangeCode(jbrsjhm: string): Promise<{ sjhm: string }> {
  return post(hall('jcdwxx/xxbg/sendCode'), { jbrsjhm }, object({ sjhm: text }), { errors: 'caller' });
}

/** 单位账户信息 in its parts; a unit that pays nothing in has no deposits and no payment accounts. */
export interface UnitAccount {
  jbxx: LabelledValue[];
  jcxx: LabelledValue[];
  ryxx: LabelledValue[];
  fkzh: LabelledValue[];
  /** Data as of. */
  sjjz: string;
}

export const readUnitAccount = object<UnitAccount>({
  ...each(rowsOrNone(readLabelledValue), 'jbxx', 'jcxx', 'ryxx', 'fkzh'),
  sjjz: text,
});

export function fetchUnitAccount(options?: CallOptions): Promise<UnitAccount> {
  return get(hall('jcdwxx/getZhxx'), readUnitAccount, { errors: 'caller', ...options });
}
