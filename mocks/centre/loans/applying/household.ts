// Who borrows, and what the registers say of the household: homes, fund loans, balances, age.
import { monthOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import { readIdNumber } from '@/domain/id-number';
import { type HomeCount, homeCount, longestTerm } from '@/domain/loan-terms';
import { statutoryRetirement } from '@/domain/retirement';
import { isRecord, typedText } from '@/lib/foreign-json';
import { policyCount } from '../../../data/policy';
import type { Application, RawValues } from '../../cases/rule';
import { signaturesUnder } from '../../cases/signatures/signature-records';
import { balanceOf, memberAccount } from '../../kernel/ledger';
import { findPersonByZjhm, type PersonRecord, personOf } from '../../kernel/people';
import { noteAsked } from '../../registers/register-queries';
import { homesOf, spouseOf } from '../../registers/registers';
import { expectedPayout } from '../applications/loan-days';
import { type LoanRecord, loanHistoryOf, publicStatus } from '../loans';

/** A person who borrows together with the applicant, as far as the form names one. */
export interface CoBorrower {
  xm: string;
  zjhm: string;
  gx: string;
  income: string;
}

export interface Household {
  person: PersonRecord;
  /** ID numbers of the applicant and of the spouse by the register. */
  couple: readonly string[];
  homes: number;
  /** Fund loans that any of them ever had, and those not repaid yet. */
  used: number;
  open: readonly LoanRecord[];
  home: HomeCount;
}

export function householdOf({ desk, actor }: Pick<Application, 'desk' | 'actor'>): Household {
  const person = personOf(desk, actor);
  const spouse = spouseOf(desk.store, person.zjhm)?.pozjhm;
  const couple = spouse === undefined ? [person.zjhm] : [person.zjhm, spouse];
  const loans = couple.flatMap((zjhm) => {
    const grzh = findPersonByZjhm(desk, zjhm)?.grzh;
    if (grzh === undefined) return [];
    noteAsked(desk.store, '住房公积金账户', zjhm);
    return loanHistoryOf(desk.store, grzh);
  });
  // A loan of both counts once.
  const distinct = [...new Map(loans.map((loan) => [loan.dkzh, loan])).values()];
  const homes = homesOf(desk.store, ...couple).length;
  const open = distinct.filter((loan) => publicStatus(loan) !== '3');
  return { person, couple, homes, used: distinct.length, open, home: homeCount(homes, distinct.length) };
}

/** Rows of co-borrowers as they were sent; what is no text is not there. */
export function coBorrowersOf(raw: RawValues): CoBorrower[] {
  const rows = Array.isArray(raw.gtjkr) ? raw.gtjkr : [];
  return rows.filter(isRecord).map((row) => ({
    xm: typedText(row.gtjkrxm),
    zjhm: typedText(row.gtjkrzjhm).toUpperCase(),
    gx: typedText(row.gtcdgx),
    income: typedText(row.gtjkrysr),
  }));
}

/**
 * Balances that count. A co-borrower who is not the registered spouse counts with the least balance until the application is signed
 * (`unsigned`): what somebody else has is not shown to whoever types an ID number.
 */
export function countedBalances({ desk, ywlsh }: Application, household: Household, raw: RawValues) {
  const balances = [balanceOf(desk.store, memberAccount(household.person.grzh))];
  const unsigned: string[] = [];
  const signed = new Set(
    signaturesUnder(desk.store, ywlsh).flatMap((one) => (one.as === 'co-borrower' && one.zt === '1' ? [one.zjhm] : [])),
  );
  for (const { zjhm, xm } of coBorrowersOf(raw)) {
    const found = findPersonByZjhm(desk, zjhm);
    if (!found || found.xingming !== xm || found.grzh === household.person.grzh) continue;
    const counts = household.couple.includes(zjhm) || signed.has(zjhm);
    balances.push(counts ? balanceOf(desk.store, memberAccount(found.grzh)) : 0n);
    if (!counts) unsigned.push(xm);
  }
  return { balances, unsigned };
}

/** Longest term in months for the applicant's age on the day of the application (`acceptedOn`), and how it follows in words. */
export function termOf({ person }: Household, slrq: PlainDate): { months: number; words: string } {
  const most = policyCount('p.dkZcqx');
  const ageMost = policyCount('p.dkZdnl');
  const id = readIdNumber(person.zjhm);
  if (!id) return { months: 0, words: '证件号码中没有出生日期，请到柜台办理' };
  const retirement = retirementOf(id.birth, id.gender);
  // The first instalment is due the month after the payout: counted from that day, the last one would be due too late.
  const paidOut = expectedPayout(slrq);
  const months = longestTerm(id.birth, retirement, paidOut, { most, ageMost });
  const words = `最长${most}个月，且到期时不超过法定退休时间（${retirement}）后5年和${ageMost}周岁，自预计放款月（${monthOf(paidOut)}）起算`;
  return { months, words };
}

/** Women are taken at the age for technical and managing staff: the form does not ask for the post. */
export function retirementOf(birth: PlainDate, gender: '1' | '2'): PlainMonth {
  return statutoryRetirement(monthOf(birth), gender === '2' ? 'woman55' : 'man').month;
}
