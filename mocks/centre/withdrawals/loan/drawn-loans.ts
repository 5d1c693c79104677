// Home loans that a person may withdraw for, from any lender, with the repayments made from a card.
import { monthOf, type PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { CENTRE_NAME } from '../../../data/system-config';
import { type PersonRecord, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { isRepayment, movementsOf } from '../../loans/loan-movements';
import { dueDateOf, type LoanRecord, loanSchedule, nextInstalment, owedPrincipal } from '../../loans/loans';
import { activeOffset, sharedLoansOf } from '../../loans/offset/loan-offsets';
import { activeOtherCityOrder, otherCityRuns } from '../../loans/offset/other-city-offsets';
import { type HomeLoan, homeLoansOf, type Repayment, repaymentsOf } from '../../registers/home-loans';
import { spouseOf } from '../../registers/registers';

export interface DrawnLoan {
  jkhtbh: string;
  /** Dictionary jkly. */
  jkly: string;
  jkyhmc: string;
  jkrxm: string;
  /** Relation to the borrower (dictionary yjkrgx): 01 self, 02 spouse, others by the loan; banks report 09 for any co-borrower. */
  yjkrgx: string;
  /** '' where the loan data has none. */
  fwzl: string;
  htdkje: Fen;
  dkye: Fen;
  dkffrq: PlainDate;
  /** Oldest first. */
  repaid: readonly Repayment[];
  /** Last day of a principal prepayment; '' for none. */
  ahead: PlainDate | '';
  settled: boolean;
  /** Instalments are already paid from deposit accounts (offset). */
  offset: boolean;
}

/**
 * Returns all home loans of the person and the spouse with repayments up to `today`; a later `until` adds instalments that fall due by
 * then.
 */
export function drawnLoansOf(store: Store, person: PersonRecord, today: PlainDate, until = today): DrawnLoan[] {
  const spouse = spouseOf(store, person.zjhm)?.pozjhm;
  const household = spouse ? [person.zjhm, spouse] : [person.zjhm];
  const others = homeLoansOf(store, household);
  const own = sharedLoansOf(store, person)
    .filter(({ disbursed }) => disbursed <= today)
    .map((loan) => {
      const beside = others.find(({ jkhtbh }) => jkhtbh === loan.jkhtbh);
      const borrower = persons(store).get(loan.grzh);
      const yjkrgx = loan.grzh === person.grzh ? '01' : borrower?.zjhm === spouse ? '02' : '09';
      return ownLoan(store, loan, { today, until, yjkrgx, jkrxm: borrower?.xingming ?? '' }, beside);
    });
  const foreign = others
    .filter(({ jkhtbh, dkffrq }) => dkffrq <= today && !own.some((loan) => loan.jkhtbh === jkhtbh))
    .map((loan) => foreignLoan(store, loan, person, until));
  return [...own, ...foreign];
}

interface Seen {
  today: PlainDate;
  until: PlainDate;
  yjkrgx: DrawnLoan['yjkrgx'];
  jkrxm: string;
}

function ownLoan(store: Store, loan: LoanRecord, { today, until, yjkrgx, jkrxm }: Seen, beside?: HomeLoan): DrawnLoan {
  const moved = movementsOf(store, loan);
  // Penalties do not count as repayment.
  const paid = moved
    .filter(isRepayment)
    .flatMap(({ happened: day, principal, interest, card }) => paidByCard({ day, principal, interest }, card));
  const coming = loanSchedule(loan)
    .filter(({ dqqc }) => dqqc >= nextInstalment(loan))
    .map(({ dqqc, principal, interest }) => ({ day: dueDateOf(loan, dqqc), principal, interest }))
    .filter(({ day }) => day > today && day <= until);
  const bank = beside ? repaymentsOf(beside, until) : [];
  const early = moved.filter(({ dkywmxlx, card }) => ['03', '06'].includes(dkywmxlx) && card > 0n);
  const owed = owedPrincipal(store, loan) + (beside ? beside.htdkje - principalOf(bank) : 0n);
  return {
    jkhtbh: loan.jkhtbh,
    jkly: beside ? '4' : '1',
    jkyhmc: beside ? `${CENTRE_NAME}、${beside.jkyhmc}` : CENTRE_NAME,
    jkrxm,
    yjkrgx,
    fwzl: beside?.fwzl ?? '',
    htdkje: loan.htdkje + (beside?.htdkje ?? 0n),
    dkye: owed,
    dkffrq: loan.disbursed,
    repaid: [...paid, ...coming, ...bank].sort((a, b) => (a.day < b.day ? -1 : 1)),
    ahead: latest(early.at(-1)?.happened ?? '', beside?.settled ?? ''),
    settled: owed <= 0n,
    offset: activeOffset(store, loan.dkzh) !== undefined,
  };
}

/** Returns the part of a repayment paid by card, interest first; the part paid from deposit accounts cannot be withdrawn again. */
function paidByCard({ day, principal, interest }: Repayment, card: Fen): Repayment[] {
  if (card <= 0n) return [];
  const fen = card < principal + interest ? card : principal + interest;
  const part = interest < fen ? interest : fen;
  return [{ day, principal: fen - part, interest: part }];
}

function foreignLoan(store: Store, loan: HomeLoan, person: PersonRecord, until: PlainDate): DrawnLoan {
  const all = repaymentsOf(loan, until);
  const runs = [...otherCityRuns(store).values()].filter((run) => run.jkhtbh === loan.jkhtbh);
  const repaid = all.flatMap((one) => {
    const drawn = runs.filter(({ hkrq }) => monthOf(hkrq) === monthOf(one.day)).reduce((sum, { fen }) => sum + fen, 0n);
    return drawn > 0n ? paidByCard(one, one.principal + one.interest - drawn) : [one];
  });
  const [first = '', ...others] = loan.borrowers;
  const { jkhtbh, jkly, jkyhmc, jkrxm, fwzl, htdkje, dkffrq, settled } = loan;
  const dkye = htdkje - principalOf(all);
  return {
    jkhtbh,
    jkly,
    jkyhmc,
    jkrxm,
    yjkrgx: first === person.zjhm ? '01' : others.includes(person.zjhm) ? '09' : '02',
    fwzl,
    htdkje,
    dkye,
    dkffrq,
    repaid,
    ahead: settled && settled <= until ? settled : '',
    settled: dkye <= 0n,
    offset: activeOtherCityOrder(store, person.grzh)?.jkhtbh === jkhtbh,
  };
}

const principalOf = (list: readonly Repayment[]): Fen => list.reduce((sum, { principal }) => sum + principal, 0n);
const latest = (a: string, b: string) => (a > b ? a : b);
