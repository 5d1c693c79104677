import type { CaseState, CaseSummary, SubmitAnswer } from '@/api/cases/business';
import { responsibleOperatorsText } from '../access/responsible-operators';
import { youOf } from '../kernel/messages/messages';
import type { Store } from '../kernel/store';
import { type CaseRecord, FINAL } from './case-states';
import { holdsForCheck, returnedByUnit, wasNeverAccepted } from './check/check-state';
import { ruleOfCase } from './registered';
import { stateNote, submissionState } from './state-notes';

/** Reason why the processing deadline is paused (waiting for applicant or signers). */
const WAITS: Readonly<Partial<Record<CaseState, (you: string) => string>>> = {
  '97': (you) => `等待${you}补正`,
  '06': () => '等待各方签署确认',
  '81': (you) => `等待${you}处理`,
};

/** A loan that is paid out meets its due date, though the case closes the next morning. */
const PAID_OUT: CaseState = '05';

/** Returns the due date; while another party has to act, the reason in its place. Only a resubmission or the unit's check sets a new date. */
export function dueDate(store: Store, record: CaseRecord): Pick<CaseSummary, 'cnbjsj' | 'ddsm'> {
  // A final case has no due date and no pause; its state names the outcome.
  if (FINAL.includes(record.ywzt) || record.ywzt === PAID_OUT) return { cnbjsj: '' };
  if (returnedByUnit(record)) return { cnbjsj: '', ddsm: `等待${responsibleOperatorsText(store, record)}修改` };
  const coming = ruleOfCase(record)?.coming?.(store, record);
  if (coming) return { cnbjsj: coming.day, ddsm: `${coming.day}${coming.act}` };
  const note = stateNote(store, record);
  // A failed booking waits for an action of the applicant, named by its link.
  const act =
    record.ywzt === '81' && note?.lx === 'failed' && note.ljmc ? `等待${youOf(record)}${note.ljmc}` : undefined;
  const ddsm = act ?? note?.mc ?? WAITS[record.ywzt]?.(youOf(record));
  return ddsm ? { cnbjsj: '', ddsm } : { cnbjsj: record.cnbjsj };
}

/** Response to a submission: the present state of the case. */
export function answerOf(store: Store, record: CaseRecord): SubmitAnswer {
  const { ywlsh, ywzt, slsj, ywmc } = record;
  return {
    ywlsh,
    ywzt,
    slsj,
    ywmc,
    ...resubmissionTime(record),
    ...pendingCheckState(record),
    ...dueDate(store, record),
    ...submissionState(store, record),
    ...resultOf(record),
    ...subjectLink(store, record),
  };
}

/** Result of a completed case, e.g. the account opened or the day of the first debit. */
function resultOf({ ywzt, lc }: CaseRecord): Pick<SubmitAnswer, 'bljg'> {
  const yj = ywzt === '99' ? lc.at(-1)?.yj : '';
  return yj ? { bljg: yj } : {};
}

/** Link to the subject of the case. */
export function subjectLink(store: Store, record: CaseRecord): Pick<CaseSummary, 'bldx'> {
  const bldx = ruleOfCase(record)?.about?.(store, record);
  return bldx ? { bldx } : {};
}

/** Time of the resubmission after a return; a return by the unit before acceptance does not count. */
export function resubmissionTime({ lc, check }: CaseRecord): Pick<SubmitAnswer, 'bztjsj'> {
  const taken = lc.findIndex(({ key }) => key === 'checked');
  const again = lc.findLastIndex(({ key }) => key === 'corrected');
  return check?.taken || again > taken ? { bztjsj: lc[again]?.clsj ?? '' } : {};
}

/** Marks that the unit's own check of the case, or of its correction, is pending. */
export function pendingCheckState(record: CaseRecord): Pick<SubmitAnswer, 'dfh' | 'bzdfh'> {
  if (wasNeverAccepted(record)) return { dfh: true };
  return holdsForCheck(record) || returnedByUnit(record) ? { bzdfh: true } : {};
}
