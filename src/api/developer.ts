import { type CallOptions, get } from './client';
import { amount, each, object, rows, text } from './read';

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
