// Borrowers of a household and their register data: homes, fund loans, balances, age.
import { monthOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import { statutoryRetirement } from '@/domain/deposit/retirement';
import { readIdNumber } from '@/domain/identity/id-number';
import { type HomeCount, homeCount, longestTerm } from '@/domain/loan/loan-terms';
import { isRecord, typedText } from '@/lib/foreign-json';
import { policyCount } from '../../../data/policy/policy';
import type { Application, RawValues } from '../../cases/rule';
import { signaturesUnder } from '../../cases/signatures/signature-records';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { findPersonByZjhm, type PersonRecord, personOf } from '../../kernel/people';
import { logQuery } from '../../registers/register-queries';
import { homesOf, spouseOf } from '../../registers/registers';
import { expectedPayout } from '../applications/loan-days';
import { type LoanRecord, loanHistoryOf, publicStatus } from '../loans';

/** A co-borrower named in the form. */
export interface CoBorrowerInput {
  xm: string;
  zjhm: string;
  gx: string;
  income: string;
}

export interface BorrowerHousehold {
  person: PersonRecord;
  /** ID numbers of the applicant and the registered spouse. */
  couple: readonly string[];
  homes: number;
  /** Number of fund loans of the couple, and those still open. */
  used: number;
  open: readonly LoanRecord[];
  home: HomeCount;
}

export function borrowerHousehold({ tx, actor }: Pick<Application, 'tx' | 'actor'>): BorrowerHousehold {
  const person = personOf(tx, actor);
  const spouse = spouseOf(tx.store, person.zjhm)?.pozjhm;
  const couple = spouse === undefined ? [person.zjhm] : [person.zjhm, spouse];
  const loans = couple.flatMap((zjhm) => {
    const grzh = findPersonByZjhm(tx, zjhm)?.grzh;
    if (grzh === undefined) return [];
    logQuery(tx.store, '住房公积金账户', zjhm);
    return loanHistoryOf(tx.store, grzh);
  });
  // A joint loan counts once.
  const distinct = [...new Map(loans.map((loan) => [loan.dkzh, loan])).values()];
  const homes = homesOf(tx.store, ...couple).length;
  const open = distinct.filter((loan) => publicStatus(loan) !== '3');
  return { person, couple, homes, used: distinct.length, open, home: homeCount(homes, distinct.length) };
}

/** Co-borrower rows as sent; values that are no text are dropped. */
export function coBorrowerInputs(raw: RawValues): CoBorrowerInput[] {
  const rows = Array.isArray(raw.gtjkr) ? raw.gtjkr : [];
  return rows.filter(isRecord).map((row) => ({
    xm: typedText(row.gtjkrxm),
    zjhm: typedText(row.gtjkrzjhm).toUpperCase(),
    gx: typedText(row.gtcdgx),
    income: typedText(row.gtjkrysr),
  }));
}

/**
 * Returns the balances that count. A co-borrower other than the registered spouse counts with the minimum balance until the application is
 * signed (`unsigned`), because typing an ID number must not disclose a balance.
 */
export function countedBalances({ tx, ywlsh }: Application, household: BorrowerHousehold, raw: RawValues) {
  const balances = [balanceOf(tx.store, memberAccount(household.person.grzh))];
  const unsigned: string[] = [];
  const signed = new Set(
    signaturesUnder(tx.store, ywlsh).flatMap((one) => (one.as === 'co-borrower' && one.zt === '1' ? [one.zjhm] : [])),
  );
  for (const { zjhm, xm } of coBorrowerInputs(raw)) {
    const found = findPersonByZjhm(tx, zjhm);
    if (!found || found.xingming !== xm || found.grzh === household.person.grzh) continue;
    const counts = household.couple.includes(zjhm) || signed.has(zjhm);
    balances.push(counts ? balanceOf(tx.store, memberAccount(found.grzh)) : 0n);
    if (!counts) unsigned.push(xm);
  }
  return { balances, unsigned };
}

/** Returns the maximum term in months by the applicant's age on the application day (`acceptedOn`), with the computation as text. */
export function longestHouseholdTerm(
  { person }: BorrowerHousehold,
  slrq: PlainDate,
): { months: number; words: string } {
  const most = policyCount('p.dkZcqx');
  const ageMost = policyCount('p.dkZdnl');
  const id = readIdNumber(person.zjhm);
  if (!id) return { months: 0, words: '证件号码中没有出生日期，请到柜台办理' };
  const retirement = retirementOf(id.birth, id.gender);
  // Counted from the disbursement: the first instalment is due a month later, so counting from the application would end too late.
  const paidOut = expectedPayout(slrq);
  const months = longestTerm(id.birth, retirement, paidOut, { most, ageMost });
  const words = `最长${most}个月，且到期时不超过法定退休时间（${retirement}）后5年和${ageMost}周岁，自预计放款月（${monthOf(paidOut)}）起算`;
  return { months, words };
}

/** Women retire at the age for technical and managerial staff, because the form does not ask for the post. */
export function retirementOf(birth: PlainDate, gender: '1' | '2'): PlainMonth {
  return statutoryRetirement(monthOf(birth), gender === '2' ? 'woman55' : 'man').month;
}
