import type { SalesAccount } from '@/domain/sales-accounts';
import { type CallOptions, get, post } from './client';
import { type House, readHouse } from './loan-application';
import { hall } from './path';
import type { Page } from './person';
import { amount, code, count, each, key, maybe, object, pageOf, pageWith, rows, text } from './read';

/** What is registered of the signed-in developer; `frdbzjhm` masked. */
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

const readSalesAccount = object<SalesAccount>(each(text, 'sfrkhyhmc', 'sfrzhhm', 'zhxz'));

export const readDeveloperFile = object<DeveloperFile>({
  ...each(text, 'kfsbh', 'kfsmc', 'tyshxydm', 'zzdj', 'zzzsbh', 'zzyxq', 'zcdz', 'frdbxm', 'frdbzjhm', 'lxr', 'lxdh'),
  ...each(text, 'dzyx', 'bzjkhm', 'bzjzhkhh', 'bzjzh', 'bzjbl', 'sjjz'),
  zczj: amount,
  sfzh: rows(readSalesAccount),
});

export function fetchDeveloperFile(options?: CallOptions): Promise<DeveloperFile> {
  return get(hall('kfsxx/getInfo'), readDeveloperFile, { errors: 'caller', ...options });
}

/** A property of the developer's own; `jgzh` in full, as it is theirs. `zt`: dictionary lpzt. */
export interface DeveloperProject {
  lpbh: string;
  lpmc: string;
  lpdz: string;
  ysxkz: string;
  /** Dictionary fwlx: with 2 (现房) the completion is established. */
  fwlx: string;
  jgrq: string;
  jgzh: string;
  jgkhyh: string;
  lxr: string;
  lxdh: string;
  /** Percent guaranteed of each loan, and percent of the price that may be lent. */
  bzjbl: string;
  dkbl: string;
  zrrq: string;
  /** Square metres of all homes. */
  jzmj: string;
  zts: number;
  kdts: number;
  ydts: number;
  zt: string;
  /** Since when and why the centre does not lend for it; '' while it does. */
  tzsm: string;
  /** The application that it came with, '' for one from before the hall. */
  ywlsh: string;
  /** The application under way that enters or changes it. */
  blyw?: { ywlsh: string; ywmc: string };
}

export const readDeveloperProject = object<DeveloperProject>({
  lpbh: key,
  ...each(text, 'lpmc', 'lpdz', 'ysxkz', 'jgrq', 'jgzh', 'jgkhyh', 'lxr', 'lxdh', 'bzjbl', 'dkbl', 'zrrq', 'jzmj'),
  ...each(text, 'fwlx', 'zt', 'tzsm', 'ywlsh'),
  ...each(count, 'zts', 'kdts', 'ydts'),
  blyw: maybe(object({ ywlsh: key, ywmc: text })),
});

/** The signed-in developer's own properties. */
export function fetchOwnProjects(options?: CallOptions): Promise<DeveloperProject[]> {
  return get(hall('kfslpxx/getHzlpList'), rows(readDeveloperProject), { errors: 'caller', ...options });
}

/** The same page by page, by a part of the name and by state. */
export function fetchOwnProjectPage(
  params: { lpmc?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<DeveloperProject>> {
  return get(hall('kfslpxx/getZylpList'), pageOf(readDeveloperProject, params), {
    errors: 'caller',
    ...options,
    params,
  });
}

/** A movement between centre and developer. `lx`: 1 payout of a loan, 2 guarantee paid in, 3 guarantee given back (negative). */
export interface FundEntry {
  jlbh: string;
  jzrq: string;
  lx: '1' | '2' | '3';
  fse: string;
  /** Guarantee held after it. */
  ye: string;
  zhaiyao: string;
  dkzh: string;
  ywlsh: string;
  lpmc: string;
  fh: string;
  jkrxm: string;
}

/** With the equation of the span: 期初 + 存入 − 退还 = 期末; and what is held now. */
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
  ...each(text, 'jzrq', 'zhaiyao', 'dkzh', 'ywlsh', 'lpmc', 'fh', 'jkrxm'),
  lx: code('1', '2', '3'),
  ...each(amount, 'fse', 'ye'),
});

/** 保证金/放款台账, newest first; the days of booking are inclusive. */
export function fetchFundEntries(
  params: { ksrq?: string; jsrq?: string; lx?: string; page: number; size: number },
  options?: CallOptions,
): Promise<FundEntries> {
  const sums = each(amount, 'qcye', 'fkhj', 'crhj', 'thhj', 'qmye', 'bzjye');
  const read = pageWith(pageOf(readFundEntry, params), sums);
  return get(hall('kfsxx/getTzList'), read, { errors: 'caller', ...options, params });
}

/** Upkeep of one home by its developer: area, price and layout; sold without a loan; the sale called off. */
export function changeHome(values: { fwbh: string; hx: string }): Promise<House> {
  return post(hall('kfslpxx/saveFw'), values, readHouse, { errors: 'caller' });
}

export function sellHome(values: {
  fwbh: string;
  gmrxm: string;
  gmrzjhm: string;
  gfhtbh: string;
  qdrq: string;
}): Promise<House> {
  return post(hall('kfslpxx/fwCs'), values, readHouse, { errors: 'caller' });
}

export function returnHome(fwbh: string): Promise<House> {
  return post(hall('kfslpxx/fwTf'), { fwbh }, readHouse, { errors: 'caller' });
}
