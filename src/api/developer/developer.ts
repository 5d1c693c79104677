import type { SalesAccount } from '@/domain/loan/sales-accounts';
import { type CallOptions, get, post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, code, count, dataTime, each, key, maybe, object, rows, textValue } from '../client/read';
import { type House, readHouse } from '../loan/loan-application';

const readSalesAccount = object<SalesAccount>(each(textValue, 'sfrkhyhmc', 'sfrzhhm', 'zhxz'));

/** Registration data of the signed-in developer; `frdbzjhm` masked. */
export const readDeveloperFile = object({
  ...each(
    textValue,
    'kfsbh',
    'kfsmc',
    'tyshxydm',
    'zzdj',
    'zzzsbh',
    'zzyxq',
    'zcdz',
    'frdbxm',
    'frdbzjhm',
    'lxr',
    'lxdh',
    'dzyx',
    'bzjkhm',
    'bzjzhkhh',
    'bzjzh',
  ),
  zczj: amount,
  sfzh: rows(readSalesAccount),
  sjjz: dataTime,
  /** Percent. */
  bzjbl: textValue,
});
export type DeveloperFile = Answer<typeof readDeveloperFile>;

export function fetchDeveloperFile(options?: CallOptions): Promise<DeveloperFile> {
  return get(hall('kfsxx/getInfo'), readDeveloperFile, options);
}

/** A property of the signed-in developer; `jgzh` unmasked for its owner. `zt`: dictionary lpzt. */
export const readDeveloperProject = object({
  lpbh: key,
  ...each(textValue, 'lpmc', 'lpdz', 'ysxkz'),
  /** Dictionary fwlx; 2 (现房): completion is established. */
  fwlx: textValue,
  ...each(textValue, 'jgrq', 'jgzh', 'jgkhyh', 'lxr', 'lxdh'),
  /** Guarantee as percent of each loan, and highest loan as percent of the price. */
  bzjbl: textValue,
  ...each(textValue, 'dkbl', 'zrrq'),
  /** Total floor area of the homes, m². */
  jzmj: textValue,
  ...each(count, 'zts', 'kdts', 'ydts'),
  zt: textValue,
  /** Since when and why lending is stopped; '' otherwise. */
  tzsm: textValue,
  /** Application that registered it; '' for one older than the hall. */
  ywlsh: textValue,
  /** Open application that enters or changes it. */
  blyw: maybe(object({ ywlsh: key, ywmc: textValue })),
});
export type DeveloperProject = Answer<typeof readDeveloperProject>;

/** The developer's properties. */
export function fetchMyProjects(options?: CallOptions): Promise<DeveloperProject[]> {
  return get(hall('kfslpxx/getHzlpList'), rows(readDeveloperProject), options);
}

/** The developer's properties page by page, filtered by part of the name and by state. */
export const fetchMyProjectPage = listCall(hall('kfslpxx/getZylpList'), readDeveloperProject, ['lpmc', 'zt']);

/** A movement between centre and developer. `lx`: 1 disbursement of a loan, 2 guarantee paid in, 3 guarantee refunded (negative). */
export const readFundEntry = object({
  jlbh: key,
  ...each(textValue, 'jzrq', 'zhaiyao', 'dkzh', 'ywlsh', 'lpmc', 'fh', 'jkrxm'),
  lx: code('1', '2', '3'),
  fse: amount,
  /** Guarantee balance after it. */
  ye: amount,
});
export type FundEntry = Answer<typeof readFundEntry>;

/**
 * 保证金/放款台账, newest first; the booking dates are inclusive. With the balance equation of the period: 期初 + 存入 − 退还 = 期末; and the
 * current balance.
 */
export const fetchFundEntries = listCall(
  hall('kfsxx/getTzList'),
  readFundEntry,
  ['ksrq', 'jsrq', 'lx'],
  each(amount, 'qcye', 'fkhj', 'crhj', 'thhj', 'qmye', 'bzjye'),
);
export type FundEntries = Answer<typeof fetchFundEntries>;

/** Updates a home of the developer: area, price and layout; sold without a loan; sale cancelled. */
export function changeHome(values: { fwbh: string; hx: string }): Promise<House> {
  return post(hall('kfslpxx/saveFw'), values, readHouse, { errors: 'inline' });
}

export function sellHome(values: {
  fwbh: string;
  gmrxm: string;
  gmrzjhm: string;
  gfhtbh: string;
  qdrq: string;
}): Promise<House> {
  return post(hall('kfslpxx/fwCs'), values, readHouse, { errors: 'inline' });
}

export function returnHome(fwbh: string): Promise<House> {
  return post(hall('kfslpxx/fwTf'), { fwbh }, readHouse);
}
