import { addDays, daysBetween, isPlainMonth, lastDayOf, type PlainDate, type PlainMonth } from '../dates';
import type { Fen } from '../money';

/** Member on the roster of a month: deposit of this month and of the previous one; 0 if not on that roster. */
export interface RosterShare {
  dwyjce: Fen;
  gryjce: Fen;
  syyjce: Fen;
}

/** Balance equation of a roster (docs/rules/gj0201-remittance.md): people and money of last month, added, removed, adjusted, this month. */
export interface RosterFigures {
  syrs: number;
  syje: Fen;
  zjrs: number;
  zjje: Fen;
  jsrs: number;
  jsje: Fen;
  tzje: Fen;
  hjrs: number;
  hjje: Fen;
  dwhjje: Fen;
  grhjje: Fen;
}

/** Sums the changes from one month to the next. */
export function rosterFigures(shares: Iterable<RosterShare>): RosterFigures {
  const sum = { syrs: 0, syje: 0n, zjrs: 0, zjje: 0n, jsrs: 0, jsje: 0n, tzje: 0n };
  const now = { hjrs: 0, hjje: 0n, dwhjje: 0n, grhjje: 0n };
  for (const { dwyjce, gryjce, syyjce } of shares) {
    const yjce = dwyjce + gryjce;
    now.dwhjje += dwyjce;
    now.grhjje += gryjce;
    now.hjje += yjce;
    if (yjce > 0n) now.hjrs += 1;
    if (syyjce > 0n) {
      sum.syrs += 1;
      sum.syje += syyjce;
    }
    if (syyjce === 0n && yjce > 0n) {
      sum.zjrs += 1;
      sum.zjje += yjce;
    } else if (syyjce > 0n && yjce === 0n) {
      sum.jsrs += 1;
      sum.jsje += syyjce;
    } else {
      sum.tzje += yjce - syyjce;
    }
  }
  return { ...sum, ...now };
}

/** Returns true if 上月 + 增加 − 减少 ± 调整 = 本月, in people and money, and both shares add up to the total. */
export function rosterBalances(figures: RosterFigures): boolean {
  const { syrs, syje, zjrs, zjje, jsrs, jsje, tzje, hjrs, hjje, dwhjje, grhjje } = figures;
  return syrs + zjrs - jsrs === hjrs && syje + zjje - jsje + tzje === hjje && dwhjje + grhjje === hjje;
}

/** Last day to remit a month: payday (the month's last day if it is shorter) plus p.hjqx days. */
export function remittanceDue(hjny: PlainMonth, dwfxr: number, hjqx: number): PlainDate {
  const last = lastDayOf(hjny);
  const payday = `${hjny}-${String(dwfxr).padStart(2, '0')}`;
  return addDays(payday < last ? payday : last, hjqx);
}

/** Days past the due day; 0 if not overdue. */
export function daysOverdue(due: PlainDate, today: PlainDate): number {
  return Math.max(daysBetween(due, today), 0);
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Without I and O, read as 1 and 0. Their number (31) is prime, as `checkCharacter` requires. */
const CHECKS = '0123456789ABCDEFGHJKLMNPQRSTUVW';
const CODE_LENGTH = 12;
const UNIT_LENGTH = 7;

/**
 * Payment code in a transfer's remark, which assigns it to the roster: unit in base 36, month, check character; 12 characters that every
 * bank form accepts. Deterministic by unit and month.
 */
export function remittanceCode(dwzh: string, hjny: PlainMonth): string {
  return codeOf(dwzh, hjny.slice(2, 4) + hjny.slice(5, 7));
}

/** Payment code of a unit's n-th back-payment: B and n in base 36 take the place of the month. */
export function backPaymentCode(dwzh: string, n: number): string {
  return codeOf(dwzh, `B${n.toString(36).toUpperCase().padStart(3, '0')}`);
}

function codeOf(dwzh: string, list: string): string {
  const body = Number(dwzh).toString(36).toUpperCase().padStart(UNIT_LENGTH, '0') + list;
  return body + checkCharacter(body);
}

/** First valid code in a remark, regardless of case and spacing, with its unit. */
export function readRemittanceCode(remark: string): { dwzh: string; jkfy: string } | undefined {
  for (const run of remark
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .match(/[0-9A-Z]+/g) ?? []) {
    for (let at = 0; at + CODE_LENGTH <= run.length; at += 1) {
      const found = readCode(run.slice(at, at + CODE_LENGTH));
      if (found) return found;
    }
  }
  return undefined;
}

function readCode(code: string): { dwzh: string; jkfy: string } | undefined {
  const body = code.slice(0, -1);
  if (checkCharacter(body) !== code.at(-1)) return undefined;
  const month = body.slice(UNIT_LENGTH);
  const hjny = `20${month.slice(0, 2)}-${month.slice(2)}`;
  const dwzh = String(Number.parseInt(body.slice(0, UNIT_LENGTH), 36));
  const known = isPlainMonth(hjny) || /^B[0-9A-Z]{3}$/.test(month);
  return known && dwzh.length === 10 ? { dwzh, jkfy: code } : undefined;
}

/** Check character of a payment code. Weighted by position, so that a wrong digit and a swap of two are both detected. */
export function checkCharacter(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) sum += (index + 2) * DIGITS.indexOf(body.charAt(index));
  return CHECKS.charAt(sum % CHECKS.length);
}

/** Text of ratios (percent) that apply from later months (yyyy-MM) on; '' for none. */
export function ratiosAhead(later: readonly { qsny: string; dwjcbl: string; grjcbl: string }[]): string {
  return later.map(({ qsny, dwjcbl, grjcbl }) => `自${qsny}起 单位${dwjcbl}%、个人${grjcbl}%`).join('；');
}
