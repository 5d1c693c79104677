import type { SalesAccount } from '@/domain/loan/sales-accounts';
import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  amount,
  code,
  count,
  dataTime,
  each,
  key,
  maybe,
  object,
  pageReader,
  pageWith,
  rows,
  textValue,
} from '../client/read';
import { type House, readHouse } from '../loan/loan-application';
import type { Page } from '../person/person';

/** Registration data of the signed-in developer; `frdbzjhm` masked. */
export interface DeveloperFile {
  kfsbh: string;
  kfsmc: string;
  tyshxydm: string;
  zzdj: string;
  zzzsbh: string;
  zzyxq: string;
  zcdz: string;
  zczj: string;
  frdbxm: string;
  frdbzjhm: string;
  lxr: string;
  lxdh: string;
  dzyx: string;
  sfzh: SalesAccount[];
  bzjkhm: string;
  bzjzhkhh: string;
  bzjzh: string;
  /** Percent. */
  bzjbl: string;
  sjjz: string;
}

const readSalesAccount = object<SalesAccount>(each(textValue, 'sfrkhyhmc', 'sfrzhhm', 'zhxz'));

export const readDeveloperFile = object<DeveloperFile>({
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
  ),
  ...each(textValue, 'dzyx', 'bzjkhm', 'bzjzhkhh', 'bzjzh', 'bzjbl'),
  sjjz: dataTime,
  zczj: amount,
  sfzh: rows(readSalesAccount),
});

export function fetchDeveloperFile(options?: CallOptions): Promise<DeveloperFile> {
  return get(hall('kfsxx/getInfo'), readDeveloperFile, options);
}

/** A property of the signed-in developer; `jgzh` unmasked for its owner. `zt`: dictionary lpzt. */
export interface DeveloperProject {
  lpbh: string;
  lpmc: string;
  lpdz: string;
  ysxkz: string;
  /** Dictionary fwlx; 2 (现房): completion is established. */
  fwlx: string;
  jgrq: string;
  jgzh: string;
  jgkhyh: string;
  lxr: string;
  lxdh: string;
  /** Guarantee as percent of each loan, and highest loan as percent of the price. */
  bzjbl: string;
  dkbl: string;
  zrrq: string;
  /** Total floor area of the homes, m². */
  jzmj: string;
  zts: number;
  kdts: number;
  ydts: number;
  zt: string;
  /** Since when and why lending is stopped; '' otherwise. */
  tzsm: string;
  /** Application that registered it; '' for one older than the hall. */
  ywlsh: string;
  /** Open application that enters or changes it. */
  blyw?: { ywlsh: string; ywmc: string };
}

export const readDeveloperProject = object<DeveloperProject>({
  lpbh: key,
  ...each(textValue, 'lpmc', 'lpdz', 'ysxkz', 'jgrq', 'jgzh', 'jgkhyh', 'lxr', 'lxdh', 'bzjbl', 'dkbl', 'zrrq', 'jzmj'),
  ...each(textValue, 'fwlx', 'zt', 'tzsm', 'ywlsh'),
  ...each(count, 'zts', 'kdts', 'ydts'),
  blyw: maybe(object({ ywlsh: key, ywmc: textValue })),
});

/** The developer's properties. */
export function fetchMyProjects(options?: CallOptions): Promise<DeveloperProject[]> {
  return get(hall('kfslpxx/getHzlpList'), rows(readDeveloperProject), options);
}

/** The developer's properties page by page, filtered by part of the name and by state. */
export function fetchMyProjectPage(
  params: { lpmc?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<DeveloperProject>> {
  return get(hall('kfslpxx/getZylpList'), pageReader(readDeveloperProject, params), {
    ...options,
    params,
  });
}

/** A movement between centre and developer. `lx`: 1 disbursement of a loan, 2 guarantee paid in, 3 guarantee refunded (negative). */
export interface FundEntry {
  jlbh: string;
  jzrq: string;
  lx: '1' | '2' | '3';
  fse: string;
  /** Guarantee balance after it. */
  ye: string;
  zhaiyao: string;
  dkzh: string;
  ywlsh: string;
  lpmc: string;
  fh: string;
  jkrxm: string;
}

/** With the balance equation of the period: 期初 + 存入 − 退还 = 期末; and the current balance. */
export interface FundEntries extends Page<FundEntry> {
  qcye: string;
  fkhj: string;
  crhj: string;
  thhj: string;
  qmye: string;
  bzjye: string;
}

export const readFundEntry = object<FundEntry>({
  jlbh: key,
  ...each(textValue, 'jzrq', 'zhaiyao', 'dkzh', 'ywlsh', 'lpmc', 'fh', 'jkrxm'),
  lx: code('1', '2', '3'),
  ...each(amount, 'fse', 'ye'),
});

/** 保证金/放款台账, newest first; the booking dates are inclusive. */
export function fetchFundEntries(
  params: { ksrq?: string; jsrq?: string; lx?: string; page: number; size: number },
  options?: CallOptions,
): Promise<FundEntries> {
  const sums = each(amount, 'qcye', 'fkhj', 'crhj', 'thhj', 'qmye', 'bzjye');
  const read = pageWith(pageReader(readFundEntry, params), sums);
  return get(hall('kfsxx/getTzList'), read, { ...options, params });
}

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
