import { type CallOptions, get } from './client';
import type { Page } from './person';
import { amount, count, each, key, object, pageOf, rows, text } from './read';

const HALL = '/api/izfgjj-zhfw/v1';

/** An account that homes are paid into (dictionary sfzhxz: 1 ordinary, 2 supervised account of a presale). */
export interface SalesAccount {
  sfrkhyhmc: string;
  sfrzhhm: string;
  zhxz: string;
}

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
  return get(`${HALL}/kfsxx/getInfo`, readDeveloperFile, { errors: 'caller', ...options });
}

/** A property of the developer's own; `jgzh` in full, as it is theirs. `zt`: 审核中, 准入, 暂停, 售罄. */
export interface DeveloperProject {
  lpbh: string;
  lpmc: string;
  lpdz: string;
  ysxkz: string;
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
}

export const readDeveloperProject = object<DeveloperProject>({
  lpbh: key,
  ...each(text, 'lpmc', 'lpdz', 'ysxkz', 'jgrq', 'jgzh', 'jgkhyh', 'lxr', 'lxdh', 'bzjbl', 'dkbl', 'zrrq', 'jzmj'),
  ...each(text, 'zt', 'tzsm', 'ywlsh'),
  ...each(count, 'zts', 'kdts', 'ydts'),
});

/** The signed-in developer's own properties. */
export function fetchOwnProjects(options?: CallOptions): Promise<DeveloperProject[]> {
  return get(`${HALL}/kfslpxx/getHzlpList`, rows(readDeveloperProject), { errors: 'caller', ...options });
}

/** The same page by page, by a part of the name and by state. */
export function fetchOwnProjectPage(
  params: { lpmc?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<DeveloperProject>> {
  return get(`${HALL}/kfslpxx/getZylpList`, pageOf(readDeveloperProject, params), {
    errors: 'caller',
    ...options,
    params,
  });
}
