import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, code, count, each, flag, flagOrNo, key, object, orNull, pageOf, rows, text } from './read';

/** What the application form needs to know of the applicant's household before anything is typed. */
export interface LoanHousehold {
  /** 1 first home, 2 second home; with what the registers say. */
  sfst: '1' | '2';
  zfts: number;
  dkcs: number;
  /** '1' pays in elsewhere. */
  sfydjk: '0' | '1';
  /** Longest term for the applicant's age in months, and how it follows. */
  zcqx: number;
  zcqxsm: string;
  /** Married by the register: the spouse as registered, the ID number masked. */
  po: { xm: string; zjhm: string } | null;
}

export const readLoanHousehold = object<LoanHousehold>({
  sfst: code('1', '2'),
  ...each(count, 'zfts', 'dkcs', 'zcqx'),
  sfydjk: code('0', '1'),
  zcqxsm: text,
  po: orNull(object({ xm: text, zjhm: text })),
});

/** A property that homes may be chosen from. */
export interface LoanProject {
  lpbh: string;
  lpmc: string;
  lpdz: string;
  kfsmc: string;
  ysxkz: string;
  fwxz: string;
  fwlx: string;
  lsjzdj: string;
  /** Homes that may be chosen now. */
  kss: number;
  /** Lowest price of a square metre. */
  qj: string;
  /** Seller's supervised account, masked. */
  sfrzhhm: string;
  sfrkhyhmc: string;
}

export const readLoanProject = object<LoanProject>({
  lpbh: key,
  ...each(text, 'lpmc', 'lpdz', 'kfsmc', 'ysxkz', 'fwxz', 'fwlx', 'lsjzdj', 'sfrzhhm', 'sfrkhyhmc'),
  kss: count,
  qj: amount,
});

export interface Building {
  ldbh: string;
  lpbh: string;
  ldmh: string;
  ksdyh: number;
  dys: number;
  cs: number;
  /** Homes in it, and how many of them may be chosen now. */
  hs: number;
  kss: number;
  ydts: number;
  ysxkz: string;
  jgrq: string;
  /** Its completion is established; planned otherwise. */
  jgba: boolean;
  /** Percent; '0' is not admitted for loans. */
  dkbl: string;
}

export const readBuilding = object<Building>({
  ldbh: key,
  ...each(text, 'lpbh', 'ldmh', 'ysxkz', 'jgrq', 'dkbl'),
  jgba: flagOrNo,
  ...each(count, 'ksdyh', 'dys', 'cs', 'hs', 'kss', 'ydts'),
});

/** A home of a building table. `zt`: 1 for sale, 2 sold, 3 under loan, 4 mortgaged, 5 held by an application. */
export interface House {
  fwbh: string;
  ldbh: string;
  dy: number;
  fh: string;
  jzmj: string;
  fwdj: string;
  fwzj: string;
  hx: string;
  zt: '1' | '2' | '3' | '4' | '5';
  /** To its developer: who has it and since when, masked; '' while nobody does. */
  smsj: string;
}

export const readHouse = object<House>({
  fwbh: key,
  ...each(text, 'ldbh', 'fh', 'jzmj', 'hx', 'smsj'),
  dy: count,
  fwdj: amount,
  fwzj: amount,
  zt: code('1', '2', '3', '4', '5'),
});

/** A loan contract that is ready to be signed, or signed. */
export interface LoanContract {
  ywlsh: string;
  jkhtbh: string;
  title: string;
  sqdkje: string;
  sqdkqx: string;
  zxll: string;
  yhke: string;
  /** Number of the issued document. */
  zmbh: string;
  /** Since when it waits. */
  kqsj: string;
  /** '0' waits for the borrower's signature, '1' signed by the borrower, '2' lapsed unsigned. */
  zt: '0' | '1' | '2';
  /** Last day to sign; '' once everybody has. */
  qsqx: string;
  /** Whose signature is missing beside the borrower's, in words; '' when nobody's is. */
  ddqs: string;
  qssj: string;
}

export const readLoanContract = object<LoanContract>({
  ywlsh: key,
  ...each(text, 'jkhtbh', 'title', 'sqdkqx', 'zxll', 'zmbh', 'kqsj', 'qssj', 'qsqx', 'ddqs'),
  sqdkje: amount,
  yhke: amount,
  zt: code('0', '1', '2'),
});

/** An instalment of a running loan. `zt`: 0 not due, 1 paid, 2 overdue. */
export interface PlannedInstalment {
  dqqc: number;
  yhrq: string;
  yhje: string;
  yhbj: string;
  yhlx: string;
  syye: string;
  zt: '0' | '1' | '2';
  /** Why the principal left is not what the instalment before left: paid ahead, other terms; '' else. */
  beizhu: string;
}

export const readPlannedInstalment = object<PlannedInstalment>({
  dqqc: count,
  ...each(text, 'yhrq', 'beizhu'),
  ...each(amount, 'yhje', 'yhbj', 'yhlx', 'syye'),
  zt: code('0', '1', '2'),
});

/** Block B7 in full: what the loan page shows beyond the summary. */
export interface LoanDetail {
  dkzh: string;
  jkhtbh: string;
  fkrq: string;
  /** Due day of the last instalment; of a loan that was settled ahead, by its contract. */
  dqrq: string;
  /** Day of the last repayment of a settled loan, '' for others. */
  jqrq: string;
  /** Principal, interest and penalty paid so far. */
  hsbjze: string;
  hslxze: string;
  hsfxze: string;
  dkdblx: string;
  dywmc: string;
  /** How the register of real estate has the mortgage, '' for a loan without one; and whether it may be released. */
  dyzt: string;
  kzx: boolean;
  zhkhyhmc: string;
  /** Number of the contract's document, '' for one on paper. */
  zmbh: string;
}

export const readLoanDetail = object<LoanDetail>({
  dkzh: key,
  ...each(text, 'jkhtbh', 'fkrq', 'dqrq', 'jqrq', 'dkdblx', 'dywmc', 'dyzt', 'zhkhyhmc', 'zmbh'),
  kzx: flag,
  ...each(amount, 'hsbjze', 'hslxze', 'hsfxze'),
});

export function fetchLoanHousehold(options?: CallOptions): Promise<LoanHousehold> {
  return get(hall('dksq/getJtxx'), readLoanHousehold, { errors: 'caller', ...options });
}

/** Properties that the centre lends for. */
export function fetchLoanProjects(options?: CallOptions): Promise<LoanProject[]> {
  return get(hall('dksq/getLpList'), rows(readLoanProject), { errors: 'caller', ...options });
}

/** Buildings of a property; a developer sees the own ones only. */
export function fetchBuildings(lpbh: string, options?: CallOptions): Promise<Building[]> {
  return get(hall('kfslpxx/getLdList'), rows(readBuilding), { errors: 'caller', ...options, params: { lpbh } });
}

/** Homes of a building; without a page size all of them. */
export function fetchHouses(
  params: { ldbh: string; dy?: string; fh?: string; zt?: string; page?: number; size?: number },
  options?: CallOptions,
): Promise<Page<House>> {
  return get(hall('kfslpxx/getFwList'), pageOf(readHouse, params), { errors: 'caller', ...options, params });
}

/** Own loan contracts to be signed (specification 7.3, sqsbq). */
export function fetchContracts(options?: CallOptions): Promise<LoanContract[]> {
  return get(hall('sqsbq/dkdqsList'), rows(readLoanContract), { errors: 'caller', ...options });
}

/** Whether a contract may be signed now: asked before the code for the phone is shown. */
export function checkContract(ywlsh: string): Promise<LoanContract> {
  return post(hall('sqsbq/dksqsCheck'), { ywlsh }, readLoanContract, { errors: 'caller' });
}

/** Hands the signature under a contract in. Repeating it is safe. */
export function handInContract(ywlsh: string, qmbh: string): Promise<LoanContract> {
  return post(hall('sqsbq/dksqsAdd'), { ywlsh, qmbh }, readLoanContract, { errors: 'caller' });
}

/** The schedule of an own loan, all years or one. */
export function fetchRepaymentPlan(
  params: { dkzh: string; nd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<PlannedInstalment>> {
  return get(hall('grdkxx/getHkjh'), pageOf(readPlannedInstalment, params), { errors: 'caller', ...options, params });
}

export function fetchLoanDetail(dkzh: string, options?: CallOptions): Promise<LoanDetail> {
  return get(hall('grdkxx/getInfo'), readLoanDetail, { errors: 'caller', ...options, params: { dkzh } });
}
