import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
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
export const readLoanHousehold = object({
  /** 1 first home, 2 second home; with the figures of the registers. */
  sfst: code('1', '2'),
  ...each(count, 'zfts', 'dkcs'),
  /** '1': contributes in another city. */
  sfydjk: code('0', '1'),
  /** Longest term for the applicant's age in months, and its formula. */
  zcqx: count,
  zcqxsm: textValue,
  /** Spouse by the marriage register, ID number masked; null when unmarried. */
  po: orNull(object({ xm: textValue, zjhm: textValue })),
});
export type LoanHousehold = Answer<typeof readLoanHousehold>;

/** A property with homes to choose from. */
export const readLoanProject = object({
  lpbh: key,
  ...each(textValue, 'lpmc', 'lpdz', 'kfsmc', 'ysxkz', 'fwxz', 'fwlx', 'lsjzdj'),
  /** Number of homes available. */
  kss: count,
  /** Lowest price per square metre. */
  qj: amount,
  /** Seller's supervised account, masked. */
  sfrzhhm: textValue,
  sfrkhyhmc: textValue,
});
export type LoanProject = Answer<typeof readLoanProject>;

export const readBuilding = object({
  ldbh: key,
  ...each(textValue, 'lpbh', 'ldmh'),
  ...each(count, 'ksdyh', 'dys', 'cs'),
  /** Number of homes, of available ones, and of homes under loan. */
  hs: count,
  ...each(count, 'kss', 'ydts'),
  ...each(textValue, 'ysxkz', 'jgrq'),
  /** Completion is established; planned otherwise. */
  jgba: flagOrNo,
  /** Percent; '0': no loans. */
  dkbl: textValue,
});
export type Building = Answer<typeof readBuilding>;

/** A home of a building table. `zt`: 1 for sale, 2 sold, 3 under loan, 4 mortgaged, 5 reserved by an application. */
export const readHouse = object({
  fwbh: key,
  ...each(textValue, 'ldbh', 'fh', 'jzmj', 'hx'),
  dy: count,
  ...each(amount, 'fwdj', 'fwzj'),
  zt: code('1', '2', '3', '4', '5'),
  /** Visible to the developer: buyer (masked) and date; '' for none. */
  smsj: textValue,
});
export type House = Answer<typeof readHouse>;

/** A loan contract, ready for signature or signed. */
export const readLoanContract = object({
  ywlsh: key,
  ...each(textValue, 'jkhtbh', 'title', 'sqdkqx', 'zxll'),
  ...each(amount, 'sqdkje', 'yhke'),
  /** Number of the issued document. */
  zmbh: textValue,
  /** Start of the signing period. */
  kqsj: textValue,
  /** '0' awaits the borrower's signature, '1' signed by the borrower, '2' lapsed unsigned. */
  zt: code('0', '1', '2'),
  /** Last day to sign; '' once all have signed. */
  qsqx: textValue,
  /** Other signatures missing, as text; '' for none. */
  ddqs: textValue,
  qssj: textValue,
});
export type LoanContract = Answer<typeof readLoanContract>;

/** An instalment of a running loan. `zt`: 0 not due, 1 paid, 2 overdue. */
export const readPlannedInstalment = object({
  dqqc: count,
  yhrq: textValue,
  ...each(amount, 'yhje', 'yhbj', 'yhlx', 'syye'),
  zt: code('0', '1', '2'),
  /** Why the remaining principal does not follow from the previous instalment: prepayment or changed terms; '' otherwise. */
  beizhu: textValue,
});
export type PlannedInstalment = Answer<typeof readPlannedInstalment>;

/** Details of the loan page beyond block B7 (docs/rules/form-blocks.md). */
export const readLoanDetail = object({
  dkzh: key,
  ...each(textValue, 'jkhtbh', 'fkrq'),
  /** Due date of the last instalment; for a loan settled early, by its contract. */
  dqrq: textValue,
  /** Date of the last repayment of a settled loan, '' otherwise. */
  jqrq: textValue,
  /** Principal, interest and penalty paid so far. */
  hsbjze: amount,
  ...each(amount, 'hslxze', 'hsfxze'),
  ...each(textValue, 'dkdblx', 'dywmc'),
  /** State of the mortgage in the real-estate register, '' without one; and whether it may be released. */
  dyzt: textValue,
  kzx: flag,
  zhkhyhmc: textValue,
  /** Number of the contract's document; '' for a paper contract. */
  zmbh: textValue,
});
export type LoanDetail = Answer<typeof readLoanDetail>;

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
