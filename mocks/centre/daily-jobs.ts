import { addDays, fundDate, isPlainDate, type PlainDate } from '@/domain/dates';
import { remindSetting } from './access/two-person-rule';
import { runAppointments } from './appointments/attendance';
import { payAgreements } from './jobs/agreements';
import { expireCases, expireDrafts } from './jobs/expiry';
import { debitFlexible } from './jobs/flexible-debits';
import { settleInterest } from './jobs/interest';
import { runLoanApplications } from './jobs/loan-applications';
import { runLoans } from './jobs/loan-instalments';
import { payOtherCityLoans } from './jobs/other-city-offset';
import { remitUnits } from './jobs/remittance';
import { notifyLateTransfers } from './jobs/transfers';
import { runWaitingCases } from './jobs/waiting-cases';
import type { Store } from './kernel/store';
import { BusinessError, REFUSED, type Transaction, transactionOn } from './kernel/transaction';
import { runGuarantees } from './loans/developers/guarantees';
import { remindQualifications } from './loans/developers/qualification';
import { runSettledHomes } from './loans/developers/settled-homes';
import { lapsePhones } from './members/info/phone-confirmations';
import { remindCheckers } from './office/accept-application';
import { runComplaints } from './public/complaints/complaints-steps';
import { answerDemands } from './public/complaints/demand-replies';
import { runCallBacks } from './public/evaluation/evaluation-callbacks';
import { withAnyQueriesNoted } from './registers/register-queries';
import { remindChange } from './remittance/debit/change-check';
import { remindStanding } from './remittance/debit/standing-check';

/** Maximum jump in days; a longer one is taken for a typing error. */
const LONGEST_JUMP_DAYS = 3660;
const DAY_MS = 86_400_000;

/** Runs the jobs of each day since the last transaction, once and in order, and ends what expired by the hour. */
export function settleMissedDays(tx: Transaction): void {
  const settled = tx.store.table<{ day: PlainDate }>('centre').get('settled')?.day;
  const today = tx.today();
  if (settled === undefined) return;
  if (settled < today) settleDays(tx.store, addDays(settled, 1), today, settled);
  lapsePhones(tx);
}

/** Runs the jobs from `from` to `to` inclusive; notices are sent for events from `notifyFrom` on. */
export function settleDays(store: Store, from: PlainDate, to: PlainDate, notifyFrom: PlainDate): void {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    settleDay(store, day, day >= notifyFrom);
  }
  store.table<{ day: PlainDate }>('centre').put('settled', { day: to });
}

function settleDay(store: Store, day: PlainDate, notify: boolean): void {
  withAnyQueriesNoted(transactionOn(store, day), undefined, () => {
    remitUnits(store, day, notify);
    debitFlexible(store, day, notify);
    runWaitingCases(store, day);
    payAgreements(store, day);
    payOtherCityLoans(store, day, notify);
    notifyLateTransfers(store, day);
    runLoanApplications(store, day);
    runLoans(store, day, notify);
    runGuarantees(store, day);
    runSettledHomes(store);
    remindQualifications(store, day);
    settleInterest(store, day, notify);
    lapsePhones(transactionOn(store, day));
    expireCases(store, day);
    remindCheckers(store, day);
    remindSetting(store, day);
    remindStanding(store, day);
    remindChange(store, day);
    expireDrafts(store, day);
    runAppointments(store, day);
    runCallBacks(store, day);
    answerDemands(store, day);
    runComplaints(store, day);
  });
}

/**
 * QA: moves the centre's date forward by days, or to a date ('yyyy-MM-dd', an ISO time, or ms), and runs the due jobs.
 * @throws BusinessError for a past date, because booked days cannot be undone except by a reset
 */
export function moveClock(
  tx: Transaction,
  input: { now?: string | number; days?: number },
): { now: number; today: PlainDate } {
  const clock = tx.store.table<{ offset: number }>('centre');
  const offset = clock.get('clock')?.offset ?? 0;
  const shift = input.now === undefined ? Number(input.days) * DAY_MS : targetOf(tx, input.now) - tx.now();
  if (!Number.isFinite(shift)) throw new BusinessError(REFUSED, '请给出要移到的日期，或要移动的天数');
  if (fundDate(tx.now() + shift) < tx.today()) {
    throw new BusinessError(REFUSED, '日期只能往后移；要回到过去请重置模拟中心');
  }
  if (shift > LONGEST_JUMP_DAYS * DAY_MS) throw new BusinessError(REFUSED, '一次最多往后移十年');
  clock.put('clock', { offset: offset + shift });
  settleMissedDays(tx);
  return { now: tx.now(), today: tx.today() };
}

/** A bare date keeps the time of day, so that moving to today changes nothing. */
function targetOf(tx: Transaction, now: string | number): number {
  if (typeof now === 'number') return now;
  if (/^\d+$/.test(now)) return Number(now);
  // A time without zone is in the fund's zone, wherever the centre runs.
  if (!isPlainDate(now)) return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(now) ? now : `${now.replace(' ', 'T')}+08:00`);
  const midnight = Date.parse(`${tx.today()}T00:00:00+08:00`);
  return Date.parse(`${now}T00:00:00+08:00`) + (tx.now() - midnight);
}
