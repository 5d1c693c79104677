import type { StateNote } from './business';
import { type CallOptions, get, post } from './client';
import type { IssuedDocument } from './documents';
import type { Page } from './person';

const HALL = '/api/izfgjj-zhfw/v1';

/** An account that the centre may debit: 02 a bank account, 04 a digital-yuan wallet. */
export interface PayerAccount {
  /** Key by which it is chosen. */
  zhbh: string;
  /** Masked. */
  fkzh: string;
  fkhm: string;
  yhmc: string;
  hjfs: string;
}

/** What a unit has to remit next, until when, and how money reaches the centre. */
export interface RemittanceStart {
  /** yyyy-MM. */
  hjny: string;
  /** Last day, yyyy-MM-dd, and days past it. */
  jzrq: string;
  yqts: number;
  /** Pending balance that is free to be used. */
  zsye: string;
  skhm: string;
  skzh: string;
  skyh: string;
  /** Remark code, 12 characters. */
  jkfy: string;
  fkzhs: PayerAccount[];
}

/** A row of a month's list; `syyjce` is what was paid last month, '0.00' for nobody. */
export interface RosterRow {
  grzh: string;
  xingming: string;
  /** Masked. */
  zjhm: string;
  grzhzt: string;
  grjcjs: string;
  dwyjce: string;
  gryjce: string;
  yjce: string;
  syyjce: string;
  bdlx: string;
  beizhu: string;
}

/** The balance equation of a list, amounts as yuan. */
export interface RosterSums {
  syrs: number;
  syje: string;
  zjrs: number;
  zjje: string;
  jsrs: number;
  jsje: string;
  tzje: string;
  hjrs: number;
  hjje: string;
  dwhjje: string;
  grhjje: string;
}

export interface RosterAnswer extends RosterSums {
  hjny: string;
  /** The number under which this list is confirmed and not yet handed in, '' when it is not. */
  yqrdh: string;
  list: RosterRow[];
  sjjz: string;
}

/** A page of a booked month's list; the figures are those of the whole. */
export interface BookedRosterPage extends Omit<RosterAnswer, 'yqrdh'> {
  total: number;
}

/** A confirmed list: it is handed in under this number. */
export interface ConfirmedRoster extends RosterSums {
  qcqrdh: string;
  hjny: string;
  hjksfs: string;
}

/** 汇缴记录; `zt`: 2 waiting for money, 6 waiting with a debit that failed and is tried again, 4 booked, 5 cancelled. */
export interface RemittanceRow {
  qcqrdh: string;
  ywlsh: string;
  hjny: string;
  hjrs: number;
  hjje: string;
  hjfs: string;
  /** Money complete, booked: '' until then. */
  jkrq: string;
  rzrq: string;
  pzh: string;
  zt: string;
  /** Arrived and missing. */
  dzje: string;
  ceje: string;
  /** It can still be cancelled. */
  kqx: boolean;
}

export interface RemittanceDetail extends RemittanceRow, RosterSums {
  dwzh: string;
  dwmc: string;
  qrrq: string;
  jkfy: string;
  skhm: string;
  skzh: string;
  skyh: string;
  /** Account it is debited from, masked; '' when the unit transfers. */
  fkzh: string;
  /** How it stands while it waits for money. */
  ztsm?: StateNote;
  /** Ways in which what is missing may be paid: accounts that may be debited, and the free pending balance. */
  fkzhs: PayerAccount[];
  zsye: string;
  /** Debits so far. */
  kk: { rq: string; cg: boolean; yy: string }[];
  /** Transfers that came for this list. */
  dz: { lsh: string; jzrq: string; fkhm: string; fse: string }[];
}

/** 暂收款明细: `fse` came in, `syje` was used, `zsye` the balance after it. */
export interface PendingRow {
  xh: string;
  jzrq: string;
  zhaiyao: string;
  lsh: string;
  fkhm: string;
  fkzh: string;
  fse: string;
  syje: string;
  zsye: string;
  /** 1 matched by its code, 3 claimed, '' for no transfer. */
  ppzt: string;
}

/** Money that came without its code under the unit's name; the reference is hidden: it proves the claim. */
export interface UnclaimedRow {
  xh: string;
  jzrq: string;
  fkhm: string;
  lsh: string;
  fse: string;
  fy: string;
}

/** `zt`: 0 off, 1 on, 2 the agreement signed at the counter (the bank pays whatever the month comes to). */
export interface StandingState {
  zt: string;
  /** Account it is paid from: key and masked number. */
  zhbh: string;
  fkzh: string;
  rq: string;
  /** Day of the month on which it runs, and how many working days before it is announced. */
  zxr: number;
  tqts: number;
  /** Why it cannot be switched on, '' when it can. */
  bkyy: string;
  /** What would be debited first: day, people, amount; `scsm` why nothing would, '' when it would. */
  scrq: string;
  scrs: number;
  scje: string;
  scsm: string;
  fkzhs: PayerAccount[];
}

export function fetchRemittanceStart(options?: CallOptions): Promise<RemittanceStart> {
  return get(`${HALL}/hjpz/getInit`, { errors: 'caller', data: 'object', ...options });
}

/** The list of the month that is due, by its source. */
export function fetchRoster(params: { hjny: string; hjksfs: string }, options?: CallOptions): Promise<RosterAnswer> {
  return get(`${HALL}/hjpz/getQc`, { errors: 'caller', data: 'object', ...options, params });
}

/** The same list confirmed again keeps its number. */
export function confirmRoster(list: {
  hjny: string;
  hjksfs: string;
  hjrs: string;
  hjje: string;
}): Promise<ConfirmedRoster> {
  return post(`${HALL}/hjpz/qrqc`, list, { errors: 'caller', data: 'object' });
}

export function fetchRemittances(
  params: { ksny?: string; jsny?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<RemittanceRow>> {
  return get(`${HALL}/hjpz/getList`, { errors: 'caller', data: 'object', ...options, params });
}

export function fetchRemittance(qcqrdh: string, options?: CallOptions): Promise<RemittanceDetail> {
  return get(`${HALL}/hjpz/getInfo`, { errors: 'caller', data: 'object', ...options, params: { qcqrdh } });
}

/** What the list still lacks is paid in another way; a debit is made at once. */
export function changePayment(choice: {
  qcqrdh: string;
  hjfs: string;
  zhbh: string;
  sqzsje: string;
}): Promise<RemittanceDetail> {
  return post(`${HALL}/hjpz/ggfs`, choice, { errors: 'caller', data: 'object' });
}

/** The list of a month that is booked; `bd` '1': only who came, left or changed. */
export function fetchBookedRoster(
  params: { hjny: string; bd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<BookedRosterPage> {
  return get(`${HALL}/hjpz/getQcmx`, { errors: 'caller', data: 'object', ...options, params });
}

/** The voucher of a booked list as a document of the centre; asked for again it is the same one. */
export function issueVoucher(qcqrdh: string): Promise<IssuedDocument> {
  return post(`${HALL}/hjpz/kjpz`, { qcqrdh }, { errors: 'caller', data: 'object' });
}

export function fetchStanding(options?: CallOptions): Promise<StandingState> {
  return get(`${HALL}/hjpz/getZdhj`, { errors: 'caller', data: 'object', ...options });
}

export function setStanding(choice: { zt: '0' | '1'; zhbh: string }): Promise<StandingState> {
  return post(`${HALL}/hjpz/setZdhj`, choice, { errors: 'caller', data: 'object' });
}

export function fetchPending(
  params: { ksrq?: string; jsrq?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<PendingRow> & { zsye: string }> {
  return get(`${HALL}/zskmx/getList`, { errors: 'caller', data: 'object', ...options, params });
}

export function fetchUnclaimed(options?: CallOptions): Promise<UnclaimedRow[]> {
  return get(`${HALL}/zskmx/getDrl`, { errors: 'caller', data: 'list', ...options });
}

/** Claims money by the bank's reference and the amount; repeating it changes nothing. `hjny`: the list it went to, '' for the pending balance. */
export function claimTransfer(claim: {
  lsh: string;
  fse: string;
}): Promise<{ lsh: string; fse: string; hjny: string }> {
  return post(`${HALL}/zskmx/renling`, claim, { errors: 'caller', data: 'object' });
}
