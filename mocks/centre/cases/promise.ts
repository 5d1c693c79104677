import type { CaseState, CaseSummary, SubmitAnswer } from '@/api/business';
import { answeringText } from '../access/who-answers';
import { youOf } from '../kernel/messages';
import type { Store } from '../kernel/store';
import { type CaseRecord, FINAL } from './case-states';
import { holdsForCheck, neverTakenIn, returnedByUnit } from './check-state';
import { ruleOfCase } from './registered';
import { standing, stateNote } from './state-notes';

/** What a case waits for while it is not the centre that has to act. */
const WAITS: Readonly<Partial<Record<CaseState, (you: string) => string>>> = {
  '97': (you) => `等待${you}补正`,
  '06': () => '等待各方签署确认',
  '81': (you) => `等待${you}处理`,
};

/** A loan that is paid out: the promise is kept, though the case is closed the next morning. */
const PAID_OUT: CaseState = '05';

/** The promised day, or what the case waits for instead: the centre's days do not count while others have to act. */
export function promiseOf(store: Store, record: CaseRecord): Pick<CaseSummary, 'cnbjsj' | 'ddsm'> {
  // What is over waits for nobody and promises no day; how it ended is its state.
  if (FINAL.includes(record.ywzt) || record.ywzt === PAID_OUT) return { cnbjsj: '' };
  if (returnedByUnit(record)) return { cnbjsj: '', ddsm: `等待${answeringText(store, record)}修改` };
  const coming = ruleOfCase(record)?.coming?.(store, record);
  if (coming) return { cnbjsj: coming.day, ddsm: `${coming.day}${coming.act}` };
  const note = stateNote(store, record);
  // What could not be booked goes on with an act of the applicant's, which has its name.
  const act =
    record.ywzt === '81' && note?.lx === 'failed' && note.ljmc ? `等待${youOf(record)}${note.ljmc}` : undefined;
  const ddsm = act ?? note?.mc ?? WAITS[record.ywzt]?.(youOf(record));
  return ddsm ? { cnbjsj: '', ddsm } : { cnbjsj: record.cnbjsj };
}

/** What a submission is answered with: where the case stands now. */
export function answerOf(store: Store, record: CaseRecord): SubmitAnswer {
  const { ywlsh, ywzt, slsj, ywmc } = record;
  return {
    ywlsh,
    ywzt,
    slsj,
    ywmc,
    ...againMark(record),
    ...heldMark(record),
    ...promiseOf(store, record),
    ...standing(store, record),
    ...resultOf(record),
    ...aboutMark(store, record),
  };
}

/** What came of it, once it is done: the account that was opened, the day of the first debit. */
function resultOf({ ywzt, lc }: CaseRecord): Pick<SubmitAnswer, 'bljg'> {
  const yj = ywzt === '99' ? lc.at(-1)?.yj : '';
  return yj ? { bljg: yj } : {};
}

/** Where what it is about is shown. */
export function aboutMark(store: Store, record: CaseRecord): Pick<CaseSummary, 'bldx'> {
  const bldx = ruleOfCase(record)?.about?.(store, record);
  return bldx ? { bldx } : {};
}

/** When it was handed in again after a return; what came back before the centre had it is no second time. */
export function againMark({ lc, check }: CaseRecord): Pick<SubmitAnswer, 'bztjsj'> {
  const taken = lc.findIndex(({ key }) => key === 'checked');
  const again = lc.findLastIndex(({ key }) => key === 'corrected');
  return check?.taken || again > taken ? { bztjsj: lc[again]?.clsj ?? '' } : {};
}

/** Says that the unit's own check of it, or of its correction, is not over; nothing where it is. */
export function heldMark(record: CaseRecord): Pick<SubmitAnswer, 'dfh' | 'bzdfh'> {
  if (neverTakenIn(record)) return { dfh: true };
  return holdsForCheck(record) || returnedByUnit(record) ? { bzdfh: true } : {};
}
