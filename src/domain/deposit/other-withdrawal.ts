import { type Fen, moneyText, percentOf } from '../money';

/** Sub-reasons of TQ0199 (dictionary qttqyy). */
export const OTHER_REASONS = ['11', '12', '13', '14', '15', '16', '17', '18', '19', '29'] as const;
export type OtherReason = (typeof OTHER_REASONS)[number];

/** Reasons that close the account: 13 employment ended and sealed long enough, 14 death. */
export const isClosing = (reason: string): boolean => reason === '13' || reason === '14';
/** Returns true for reasons that concern an owned home. */
export const isAboutHome = (reason: string): boolean => ['11', '12', '17', '18', '19'].includes(reason);
/** Option for a home that is missing in the register. */
export const UNLISTED_HOME = '0';
/** Returns true for reasons proved by one voucher: 17 lift, 18 maintenance fund, 19 deed tax. */
export const isByVoucher = (reason: string): boolean => ['17', '18', '19'].includes(reason);

/** Application name by reason, used by ledger, messages, cases and tiles. */
const NAMES: Readonly<Record<OtherReason, string>> = {
  '11': '装修提取',
  '12': '物业费提取',
  '13': '离职销户提取',
  '14': '继承提取',
  '15': '重大疾病提取',
  '16': '最低生活保障提取',
  '17': '加装电梯提取',
  '18': '专项维修资金提取',
  '19': '购房契税提取',
  '29': '其他住房消费提取',
};

export const otherReasonName = (reason: OtherReason): string => NAMES[reason];

export function isOtherReason(code: string): code is OtherReason {
  return OTHER_REASONS.some((reason) => reason === code);
}

/** Input of the free balance of a partial withdrawal. */
export interface FreeBalance {
  grzhye: Fen;
  djje: Fen;
  /** Reserved amount of open cases. */
  zbje: Fen;
  /** p.zhBlje: minimum balance, besides the one fen that always stays. */
  blje: Fen;
}

/** Limit by reason, before the balance is considered. */
export interface ReasonLimit {
  /** Total that the reason allows. */
  whole: Fen;
  /** Amount already withdrawn by the household for this reason. */
  ljytq: Fen;
  /** Calculation of `whole` as text with figures. */
  words: string;
}

export interface OtherLimit {
  kytqe: Fen;
  /** Remaining limit of the reason, regardless of the balance. */
  byReason: Fen;
  gs: string;
  limitedBy: 'reason' | 'balance';
}

const ONE_FEN: Fen = 1n;

/** Minimum balance after a partial withdrawal (fen): p.zhBlje plus one fen, since an empty account would be closed. */
export const minimumBalance = (blje: Fen): Fen => blje + ONE_FEN;

/** Free balance with its calculation as text; the reserved amount is named if there is one. */
export function freeBalance({ grzhye, djje, zbje, blje }: FreeBalance): { free: Fen; words: string } {
  const minimum = minimumBalance(blje);
  const free = atLeastZero(grzhye - djje - zbje - minimum);
  const asked = zbje > 0n ? ` − 在办申请占用${moneyText(zbje)}` : '';
  const words = `账户可用：余额${moneyText(grzhye)} − 冻结${moneyText(djje)}${asked} − 至少保留${moneyText(minimum)} = ${moneyText(free)}`;
  return { free, words };
}

/** Withdrawable amount: the reason's remaining limit, at most the free balance. */
export function partialLimit({ whole, ljytq, words }: ReasonLimit, balance: FreeBalance): OtherLimit {
  const byReason = atLeastZero(whole - ljytq);
  const { free: byBalance, words: balanceWords } = freeBalance(balance);
  const limitedBy = byBalance < byReason ? 'balance' : 'reason';
  const kytqe = limitedBy === 'balance' ? byBalance : byReason;
  const gs = [
    `事项限额：${words}`,
    `本事项可提：${moneyText(whole)} − 已提取${moneyText(ljytq)} = ${moneyText(byReason)}`,
    balanceWords,
    `本次最多可提取：两者取小，为${moneyText(kytqe)}`,
  ].join('；');
  return { kytqe, byReason, gs, limitedBy };
}

/** 29: no limit of its own; a clerk decides within the balance. */
export function balanceLimit(free: FreeBalance): OtherLimit {
  const { free: kytqe, words: gs } = freeBalance(free);
  return { kytqe, byReason: kytqe, gs, limitedBy: 'balance' };
}

/** 11: the smallest of invoices, area × p.zxDj and p.zxZe. `jzmj` is the area in hundredths of a square metre. */
export function renovationLimit(
  { zxfpje, jzmj }: { zxfpje: Fen; jzmj: bigint },
  { zxDj, zxZe }: { zxDj: Fen; zxZe: Fen },
): Pick<ReasonLimit, 'whole' | 'words'> {
  const byArea = (jzmj * zxDj) / 100n;
  const whole = least(zxfpje, byArea, zxZe);
  const words = `发票合计${moneyText(zxfpje)}、建筑面积${areaText(jzmj)}㎡ × ${moneyText(zxDj)} = ${moneyText(byArea)}、最高${moneyText(zxZe)}，三者取小，为${moneyText(whole)}`;
  return { whole, words };
}

/** 12: the invoice, at most p.wyfNd per household and calendar year. */
export function propertyFeeLimit(wyfje: Fen, wyfNd: Fen): Pick<ReasonLimit, 'whole' | 'words'> {
  const whole = least(wyfje, wyfNd);
  return {
    whole,
    words: `物业费发票${moneyText(wyfje)}、每户每年最高${moneyText(wyfNd)}，两者取小，为${moneyText(whole)}`,
  };
}

/** 15: the amount paid by the household itself. */
export function illnessLimit(zfje: Fen): Pick<ReasonLimit, 'whole' | 'words'> {
  return { whole: zfje, words: `个人负担金额${moneyText(zfje)}` };
}

/** 16: up to twelve monthly deposits of the member. */
export function subsistenceLimit(yjce: Fen): Pick<ReasonLimit, 'whole' | 'words'> {
  const whole = yjce * 12n;
  return { whole, words: `月缴存额${moneyText(yjce)} × 12个月 = ${moneyText(whole)}` };
}

/** 17 to 19: the owner's share of the voucher. `gybl` is the share in percent, e.g. '50'. */
export function voucherLimit(fphjje: Fen, gybl: string): Pick<ReasonLimit, 'whole' | 'words'> {
  const whole = percentOf(fphjje, gybl);
  return { whole, words: `凭证金额${moneyText(fphjje)} × 本人份额${gybl}% = ${moneyText(whole)}` };
}

/** Parses a typed area in square metres ('98.5') to hundredths; undefined if invalid. */
export function parseArea(text: string): bigint | undefined {
  const match = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const hundredths = BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
  return hundredths > 0n ? hundredths : undefined;
}

/** Parses a typed share in percent ('33.33') to hundredths of a percent, above 0 and at most 10,000; undefined if invalid. */
export function parseShare(text: string): bigint | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const hundredths = BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
  return hundredths > 0n && hundredths <= 10_000n ? hundredths : undefined;
}

/** Formats hundredths: '98.50'. */
export function areaText(hundredths: bigint): string {
  const digits = hundredths.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function least(first: Fen, ...others: Fen[]): Fen {
  return others.reduce((low, fen) => (fen < low ? fen : low), first);
}

export function atLeastZero(fen: Fen): Fen {
  return fen < 0n ? 0n : fen;
}
