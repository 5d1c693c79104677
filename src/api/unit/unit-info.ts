import { type CallOptions, get, post } from '../client/client';
import { type LabelledValue, readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import { each, key, object, orNull, rows, rowsOrNone, textList, textValue } from '../client/read';

/** The unit's registration data, as GJ0102 and GJ0103 show and change it; ID numbers and the operator's mobile are masked. */
export interface UnitProfile {
  dwmc: string;
  tyshxydm: string;
  dwxz: string;
  dwfrdbxm: string;
  dwfrdbzjhm: string;
  /** Branch in charge. */
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
  /** Missing basic fields. */
  qsx: { key: string; label: string }[];
  /** Incomplete key items with the reason; `bgx`: the 变更事项 that corrects it, '' for none. */
  gjqs: { bgx: string; xm: string; yy: string }[];
  /** The unit by the market regulator's register. */
  scdj: { dwmc: string; dwfrdbxm: string } | null;
}

export const readUnitProfile = object<UnitProfile>({
  ...each(
    textValue,
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
  dwdz: object({ region: textList, detail: textValue }),
  qsx: rows(object({ key, label: textValue })),
  gjqs: rows(object({ bgx: textValue, xm: key, yy: textValue })),
  scdj: orNull(object({ dwmc: textValue, dwfrdbxm: textValue })),
});

export function fetchUnitProfile(options?: CallOptions): Promise<UnitProfile> {
  return get(hall('jcdwxx/xxbg/getInfo'), readUnitProfile, options);
}

/** Sends a code to the operator's new mobile, or to the registered one (`jbrsjhm` ''). */
export function sendUnitChangeCode(jbrsjhm: string): Promise<{ sjhm: string }> {
  return post(hall('jcdwxx/xxbg/sendCode'), { jbrsjhm }, object({ sjhm: textValue }));
}

/** 单位账户信息 by section; a unit that does not contribute has no deposit section and no payment accounts. */
export interface UnitAccount {
  jbxx: LabelledValue[];
  jcxx: LabelledValue[];
  ryxx: LabelledValue[];
  fkzh: LabelledValue[];
  /** Time of the data. */
  sjjz: string;
}

export const readUnitAccount = object<UnitAccount>({
  ...each(rowsOrNone(readLabelledValue), 'jbxx', 'jcxx', 'ryxx', 'fkzh'),
  sjjz: textValue,
});

export function fetchUnitAccount(options?: CallOptions): Promise<UnitAccount> {
  return get(hall('jcdwxx/getZhxx'), readUnitAccount, options);
}
