import { addDays, fundDate, isPlainDate, type PlainDate } from '@/domain/dates';
import { remindSetting } from './access/two-person';
import { runAppointments } from './appointments/attendance';
import { payAgreements } from './jobs/agreements';
import { expireCases, expireDrafts } from './jobs/expiry';
import { debitFlexible } from './jobs/flexible-debits';
import { settleInterest } from './jobs/interest';
import { runLoanApplications } from './jobs/loan-applications';
import { runLoans } from './jobs/loan-instalments';
import { payOutsideLoans } from './jobs/outside-offset';
import { remitUnits } from './jobs/remittance';
import { tellLateTransfers } from './jobs/transfers';
import { runWaitingCases } from './jobs/waiting-cases';
import { type Desk, deskOn, REFUSED, Refusal } from './kernel/desk';
import type { Store } from './kernel/store';
import { runGuarantees } from './loans/developers/guarantees';
import { remindQualifications } from './loans/developers/qualification';
import { runSettledHomes } from './loans/developers/settled-homes';
import { lapsePhones } from './members/pending-phones';
import { remindCheckers } from './office/take-in';
import { runComplaints } from './public/complaints/complaints-steps';
import { answerDemands } from './public/complaints/demand-replies';
import { runCallBacks } from './public/evaluation/evaluation-callbacks';
import { withAnyQueriesNoted } from './registers/register-queries';
import { remindChange } from './remittance/change-check';
import { remindStanding } from './remittance/standing-check';

/** A jump further than this is a slip of the finger. */
const LONGEST_JUMP_DAYS = 3660;
const DAY_MS = 86_400_000;

/** Runs the jobs of each day that began since the last transaction, each day once and in order, and what has ended at an hour since. */
export function settleMissedDays(desk: Desk): void {
  const settled = desk.store.table<{ day: PlainDate }>('centre').get('settled')?.day;
  const today = desk.today();
  if (settled === undefined) return;
  if (settled < today) settleDays(desk.store, addDays(settled, 1), today, settled);
  lapsePhones(desk);
}

/** Runs the jobs of the days from `from` to `to` inclusive. People are told only of what happens from `notifyFrom` on. */
export function settleDays(store: Store, from: PlainDate, to: PlainDate, notifyFrom: PlainDate): void {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    settleDay(store, day, day >= notifyFrom);
  }
  store.table<{ day: PlainDate }>('centre').put('settled', { day: to });
}

function settleDay(store: Store, day: PlainDate, notify: boolean): void {
  withAnyQueriesNoted(deskOn(store, day), undefined, () => {
    remitUnits(store, day, notify);
    debitFlexible(store, day, notify);
    runWaitingCases(store, day);
    payAgreements(store, day);
    payOutsideLoans(store, day, notify);
    tellLateTransfers(store, day);
    runLoanApplications(store, day);
    runLoans(store, day, notify);
    runGuarantees(store, day);
    runSettledHomes(store);
    remindQualifications(store, day);
    settleInterest(store, day, notify);
    lapsePhones(deskOn(store, day));
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
 * QA: moves the centre's date forward by days, or to a date ('yyyy-MM-dd', an ISO time, or ms), and runs what falls due.
 * @throws Refusal for a date in the past: booked days cannot be taken back, only the whole centre reset.
 */
export function moveClock(
  desk: Desk,
  input: { now?: string | number; days?: number },
): { now: number; today: PlainDate } {
  const clock = desk.store.table<{ offset: number }>('centre');
  const offset = clock.get('clock')?.offset ?? 0;
  const shift = input.now === undefined ? Number(input.days) * DAY_MS : targetOf(desk, input.now) - desk.now();
  if (!Number.isFinite(shift)) throw new Refusal(REFUSED, '请给出要移到的日期，或要移动的天数');
  if (fundDate(desk.now() + shift) < desk.today()) {
    throw new Refusal(REFUSED, '日期只能往后移；要回到过去请重置模拟中心');
  }
  if (shift > LONGEST_JUMP_DAYS * DAY_MS) throw new Refusal(REFUSED, '一次最多往后移十年');
  clock.put('clock', { offset: offset + shift });
  settleMissedDays(desk);
  return { now: desk.now(), today: desk.today() };
}

/** A bare date keeps the time of day, so that moving to today moves nothing. */
function targetOf(desk: Desk, now: string | number): number {
  if (typeof now === 'number') return now;
  if (/^\d+$/.test(now)) return Number(now);
  // A time is the fund's, wherever the centre runs.
  if (!isPlainDate(now)) return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(now) ? now : `${now.replace(' ', 'T')}+08:00`);
  const midnight = Date.parse(`${desk.today()}T00:00:00+08:00`);
  return Date.parse(`${now}T00:00:00+08:00`) + (desk.now() - midnight);
}
