import { addDays, daysBetween, isPlainMonth, lastDayOf, type PlainDate, type PlainMonth } from './dates';
import type { Fen } from './money';

/** A member on the list of a month: what is paid now and what was paid in the month before; 0 for not on that list. */
export interface RosterShare {
  dwyjce: Fen;
  gryjce: Fen;
  syyjce: Fen;
}

/** The balance equation of a list (domain catalogue GJ0201): people and money of last month, added, taken off, adjusted, this month. */
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

/** What the changes from one month to the next come to. */
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

/** 上月 + 增加 − 减少 ± 调整 = 本月, in people and in money, and both parts make the whole. */
export function rosterBalances(figures: RosterFigures): boolean {
  const { syrs, syje, zjrs, zjje, jsrs, jsje, tzje, hjrs, hjje, dwhjje, grhjje } = figures;
  return syrs + zjrs - jsrs === hjrs && syje + zjje - jsje + tzje === hjje && dwhjje + grhjje === hjje;
}

/** Last day to remit a month: payday (the month's last day when it is shorter) and p.hjqx days. */
export function remittanceDue(hjny: PlainMonth, dwfxr: number, hjqx: number): PlainDate {
  const last = lastDayOf(hjny);
  const payday = `${hjny}-${String(dwfxr).padStart(2, '0')}`;
  return addDays(payday < last ? payday : last, hjqx);
}

/** Days past the last day; 0 when there is time left. */
export function daysOverdue(due: PlainDate, today: PlainDate): number {
  return Math.max(daysBetween(due, today), 0);
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Without I and O, which are read as 1 and 0. A prime number of them. */
const CHECKS = '0123456789ABCDEFGHJKLMNPQRSTUVW';
const CODE_LENGTH = 12;
const UNIT_LENGTH = 7;

/**
 * The code that a transfer's remark must hold to find its list by itself: unit in base 36, month, check character; 12 characters
 * without those that a bank's form refuses. The same unit and month have the same code.
 */
export function remittanceCode(dwzh: string, hjny: PlainMonth): string {
  return codeOf(dwzh, hjny.slice(2, 4) + hjny.slice(5, 7));
}

/** The same of the n-th list by which a unit makes up months: B and its number in base 36 stand where the month stands. */
export function backPaymentCode(dwzh: string, n: number): string {
  return codeOf(dwzh, `B${n.toString(36).toUpperCase().padStart(3, '0')}`);
}

function codeOf(dwzh: string, list: string): string {
  const body = Number(dwzh).toString(36).toUpperCase().padStart(UNIT_LENGTH, '0') + list;
  return body + checkCharacter(body);
}

/** The first valid code in a remark, in whatever case and spacing it was typed, and whose it is. */
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

/** The last character of a payment code. Weighted by place, so that neither a wrong digit nor two that changed places go unnoticed. */
export function checkCharacter(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) sum += (index + 2) * DIGITS.indexOf(body.charAt(index));
  return CHECKS.charAt(sum % CHECKS.length);
}

/** Ratios (percent) that hold from later months (yyyy-MM) on, as a line; '' for none. */
export function ratiosAhead(later: readonly { qsny: string; dwjcbl: string; grjcbl: string }[]): string {
  return later.map(({ qsny, dwjcbl, grjcbl }) => `自${qsny}起 单位${dwjcbl}%、个人${grjcbl}%`).join('；');
}
