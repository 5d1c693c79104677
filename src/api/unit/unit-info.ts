import { type CallOptions, get, post } from '../client/client';
import { readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import { type Answer, each, key, object, orNull, rows, rowsOrNone, textList, textValue } from '../client/read';

/** The unit's registration data, as GJ0102 and GJ0103 show and change it; ID numbers and the operator's mobile are masked. */
export const readUnitProfile = object({
  ...each(
    textValue,
    'dwmc',
    'tyshxydm',
    'dwxz',
    'dwfrdbxm',
    'dwfrdbzjhm',
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
  /** Branch in charge. */
  ywwd: textValue,
  ...each(textValue, 'dwjjlx', 'dwsshy', 'dwlsgx'),
  /** Missing basic fields. */
  qsx: rows(object({ key, label: textValue })),
  /** Incomplete key items with the reason; `bgx`: the 变更事项 that corrects it, '' for none. */
  gjqs: rows(object({ bgx: textValue, xm: key, yy: textValue })),
  /** The unit by the market regulator's register. */
  scdj: orNull(object({ dwmc: textValue, dwfrdbxm: textValue })),
});
export type UnitProfile = Answer<typeof readUnitProfile>;

export function fetchUnitProfile(options?: CallOptions): Promise<UnitProfile> {
  return get(hall('jcdwxx/xxbg/getInfo'), readUnitProfile, options);
}

/** Sends a code to the operator's new mobile, or to the registered one (`jbrsjhm` ''). */
export function sendUnitChangeCode(jbrsjhm: string): Promise<{ sjhm: string }> {
  return post(hall('jcdwxx/xxbg/sendCode'), { jbrsjhm }, object({ sjhm: textValue }));
}

/** 单位账户信息 by section; a unit that does not contribute has no deposit section and no payment accounts. */
export const readUnitAccount = object({
  ...each(rowsOrNone(readLabelledValue), 'jbxx', 'jcxx', 'ryxx', 'fkzh'),
  /** Time of the data. */
  sjjz: textValue,
});
export type UnitAccount = Answer<typeof readUnitAccount>;

export function fetchUnitAccount(options?: CallOptions): Promise<UnitAccount> {
  return get(hall('jcdwxx/getZhxx'), readUnitAccount, options);
}
