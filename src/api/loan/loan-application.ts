import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  amount,
  code,
  count,
  each,
  flag,
  flagOrNo,
  key,
  object,
  orNull,
  pageReader,
  rows,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';

/** The applicant's household, as the loan form needs it. */
export interface LoanHousehold {
  /** 1 first home, 2 second home; with the figures of the registers. */
  sfst: '1' | '2';
  zfts: number;
  dkcs: number;
  /** '1': contributes in another city. */
  sfydjk: '0' | '1';
  /** Longest term for the applicant's age in months, and its formula. */
  zcqx: number;
  zcqxsm: string;
  /** Spouse by the marriage register, ID number masked; null when unmarried. */
  po: { xm: string; zjhm: string } | null;
}

export const readLoanHousehold = object<LoanHousehold>({
  sfst: code('1', '2'),
  ...each(count, 'zfts', 'dkcs', 'zcqx'),
  sfydjk: code('0', '1'),
  zcqxsm: textValue,
  po: orNull(object({ xm: textValue, zjhm: textValue })),
});

/** A property with homes to choose from. */
export interface LoanProject {
  lpbh: string;
  lpmc: string;
  lpdz: string;
  kfsmc: string;
  ysxkz: string;
  fwxz: string;
  fwlx: string;
  lsjzdj: string;
  /** Number of homes available. */
  kss: number;
  /** Lowest price per square metre. */
  qj: string;
  /** Seller's supervised account, masked. */
  sfrzhhm: string;
  sfrkhyhmc: string;
}

export const readLoanProject = object<LoanProject>({
  lpbh: key,
  ...each(textValue, 'lpmc', 'lpdz', 'kfsmc', 'ysxkz', 'fwxz', 'fwlx', 'lsjzdj', 'sfrzhhm', 'sfrkhyhmc'),
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
  /** Number of homes, of available ones, and of homes under loan. */
  hs: number;
  kss: number;
  ydts: number;
  ysxkz: string;
  jgrq: string;
  /** Completion is established; planned otherwise. */
  jgba: boolean;
  /** Percent; '0': no loans. */
  dkbl: string;
}

export const readBuilding = object<Building>({
  ldbh: key,
  ...each(textValue, 'lpbh', 'ldmh', 'ysxkz', 'jgrq', 'dkbl'),
  jgba: flagOrNo,
  ...each(count, 'ksdyh', 'dys', 'cs', 'hs', 'kss', 'ydts'),
});

/** A home of a building table. `zt`: 1 for sale, 2 sold, 3 under loan, 4 mortgaged, 5 reserved by an application. */
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
  /** Visible to the developer: buyer (masked) and date; '' for none. */
  smsj: string;
}

export const readHouse = object<House>({
  fwbh: key,
  ...each(textValue, 'ldbh', 'fh', 'jzmj', 'hx', 'smsj'),
  dy: count,
  fwdj: amount,
  fwzj: amount,
  zt: code('1', '2', '3', '4', '5'),
});

/** A loan contract, ready for signature or signed. */
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
  /** Start of the signing period. */
  kqsj: string;
  /** '0' awaits the borrower's signature, '1' signed by the borrower, '2' lapsed unsigned. */
  zt: '0' | '1' | '2';
  /** Last day to sign; '' once all have signed. */
  qsqx: string;
  /** Other signatures missing, as text; '' for none. */
  ddqs: string;
  qssj: string;
}

export const readLoanContract = object<LoanContract>({
  ywlsh: key,
  ...each(textValue, 'jkhtbh', 'title', 'sqdkqx', 'zxll', 'zmbh', 'kqsj', 'qssj', 'qsqx', 'ddqs'),
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
  /** Why the remaining principal does not follow from the previous instalment: prepayment or changed terms; '' otherwise. */
  beizhu: string;
}

export const readPlannedInstalment = object<PlannedInstalment>({
  dqqc: count,
  ...each(textValue, 'yhrq', 'beizhu'),
  ...each(amount, 'yhje', 'yhbj', 'yhlx', 'syye'),
  zt: code('0', '1', '2'),
});

/** Details of the loan page beyond block B7 (docs/rules/form-blocks.md). */
export interface LoanDetail {
  dkzh: string;
  jkhtbh: string;
  fkrq: string;
  /** Due date of the last instalment; for a loan settled early, by its contract. */
  dqrq: string;
  /** Date of the last repayment of a settled loan, '' otherwise. */
  jqrq: string;
  /** Principal, interest and penalty paid so far. */
  hsbjze: string;
  hslxze: string;
  hsfxze: string;
  dkdblx: string;
  dywmc: string;
  /** State of the mortgage in the real-estate register, '' without one; and whether it may be released. */
  dyzt: string;
  kzx: boolean;
  zhkhyhmc: string;
  /** Number of the contract's document; '' for a paper contract. */
  zmbh: string;
}

export const readLoanDetail = object<LoanDetail>({
  dkzh: key,
  ...each(textValue, 'jkhtbh', 'fkrq', 'dqrq', 'jqrq', 'dkdblx', 'dywmc', 'dyzt', 'zhkhyhmc', 'zmbh'),
  kzx: flag,
  ...each(amount, 'hsbjze', 'hslxze', 'hsfxze'),
});

export function fetchLoanHousehold(options?: CallOptions): Promise<LoanHousehold> {
  return get(hall('dksq/getJtxx'), readLoanHousehold, options);
}

/** Properties approved for loans. */
export function fetchLoanProjects(options?: CallOptions): Promise<LoanProject[]> {
  return get(hall('dksq/getLpList'), rows(readLoanProject), options);
}

/** Buildings of a property; a developer sees only their own. */
export function fetchBuildings(lpbh: string, options?: CallOptions): Promise<Building[]> {
  return get(hall('kfslpxx/getLdList'), rows(readBuilding), { ...options, params: { lpbh } });
}

/** Homes of a building; all of them without a page size. */
export function fetchHouses(
  params: { ldbh: string; dy?: string; fh?: string; zt?: string; page?: number; size?: number },
  options?: CallOptions,
): Promise<Page<House>> {
  return get(hall('kfslpxx/getFwList'), pageReader(readHouse, params), { ...options, params });
}

/** The person's loan contracts to sign (docs/specification.md 7.3, sqsbq). */
export function fetchContracts(options?: CallOptions): Promise<LoanContract[]> {
  return get(hall('sqsbq/dkdqsList'), rows(readLoanContract), options);
}

/** Checks that a contract may be signed now, before the QR code for the phone is shown. */
export function checkContract(ywlsh: string): Promise<LoanContract> {
  return post(hall('sqsbq/dksqsCheck'), { ywlsh }, readLoanContract);
}

/** Submits the signature of a contract (idempotent). */
export function submitContract(ywlsh: string, qmbh: string): Promise<LoanContract> {
  return post(hall('sqsbq/dksqsAdd'), { ywlsh, qmbh }, readLoanContract);
}

/** Repayment plan of an own loan, of all years or one. */
export function fetchRepaymentPlan(
  params: { dkzh: string; nd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<PlannedInstalment>> {
  return get(hall('grdkxx/getHkjh'), pageReader(readPlannedInstalment, params), {
    ...options,
    params,
  });
}

export function fetchLoanDetail(dkzh: string, options?: CallOptions): Promise<LoanDetail> {
  return get(hall('grdkxx/getInfo'), readLoanDetail, { ...options, params: { dkzh } });
}
