// The home loans that somebody may draw for, wherever they were taken, and what was paid back of them from a card.
import { monthOf, type PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { CENTRE_NAME } from '../../../data/system-config';
import { type PersonRecord, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { isRepayment, movementsOf } from '../../loans/loan-movements';
import { activeOffset, sharedLoansOf } from '../../loans/loan-offsets';
import { dueDateOf, type LoanRecord, nextInstalment, owedOf, scheduleOf } from '../../loans/loans';
import { activeOutsideOrder, outsideRuns } from '../../loans/outside-offsets';
import { type HomeLoan, homeLoansOf, type Repayment, repaymentsOf } from '../../registers/home-loans';
import { spouseOf } from '../../registers/registers';

export interface DrawnLoan {
  jkhtbh: string;
  /** Dictionary jkly. */
  jkly: string;
  jkyhmc: string;
  jkrxm: string;
  /** What the person is to the borrower (dictionary yjkrgx): 01 the same, 02 the spouse, else as the loan has it; banks say 09 of whoever borrows too. */
  yjkrgx: string;
  /** '' where the loan does not tell. */
  fwzl: string;
  htdkje: Fen;
  dkye: Fen;
  dkffrq: PlainDate;
  /** Oldest first. */
  repaid: readonly Repayment[];
  /** Last day on which principal was paid ahead of its time; '' for never. */
  ahead: PlainDate | '';
  settled: boolean;
  /** Its instalments are taken from deposit accounts already. */
  offset: boolean;
}

/** Every home loan of the person and of the spouse, up to a day; `until` after today adds what falls due by then. */
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
  // A penalty is no repayment.
  const paid = moved
    .filter(isRepayment)
    .flatMap(({ happened: day, principal, interest, card }) => paidByCard({ day, principal, interest }, card));
  const coming = scheduleOf(loan)
    .filter(({ dqqc }) => dqqc >= nextInstalment(loan))
    .map(({ dqqc, principal, interest }) => ({ day: dueDateOf(loan, dqqc), principal, interest }))
    .filter(({ day }) => day > today && day <= until);
  const bank = beside ? repaymentsOf(beside, until) : [];
  const early = moved.filter(({ dkywmxlx, card }) => ['03', '06'].includes(dkywmxlx) && card > 0n);
  const owed = owedOf(store, loan) + (beside ? beside.htdkje - principalOf(bank) : 0n);
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

/** What deposit accounts have paid was drawn already: the rest, interest first. */
function paidByCard({ day, principal, interest }: Repayment, card: Fen): Repayment[] {
  if (card <= 0n) return [];
  const fen = card < principal + interest ? card : principal + interest;
  const part = interest < fen ? interest : fen;
  return [{ day, principal: fen - part, interest: part }];
}

function foreignLoan(store: Store, loan: HomeLoan, person: PersonRecord, until: PlainDate): DrawnLoan {
  const all = repaymentsOf(loan, until);
  const runs = [...outsideRuns(store).values()].filter((run) => run.jkhtbh === loan.jkhtbh);
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
    offset: activeOutsideOrder(store, person.grzh)?.jkhtbh === jkhtbh,
  };
}

const principalOf = (list: readonly Repayment[]): Fen => list.reduce((sum, { principal }) => sum + principal, 0n);
const latest = (a: string, b: string) => (a > b ? a : b);
