import type { CaseSummary } from '@/api/business';
import { type CaseRecord, FINAL } from '../cases/case-states';
import { aboutMark } from '../cases/promise';
import { ruleOfCase } from '../cases/registered';
import { stateNote } from '../cases/state-notes';
import type { Desk } from '../kernel/desk';
import { units } from '../kernel/people';
import { evaluationState } from '../public/evaluation/evaluations';

/** What a list of cases tells beside the case itself: promise broken, last day to answer, evaluation; for units who and how many. */
export function caseExtras(
  desk: Desk,
  record: CaseRecord,
): Pick<CaseSummary, 'cq' | 'clqx' | 'pj' | 'bldx' | 'jbrxm' | 'fhrxm' | 'sjrs'> {
  const unit = record.owner.startsWith('unit:') ? units(desk.store).get(record.owner.slice('unit:'.length)) : undefined;
  return {
    cq: !FINAL.includes(record.ywzt) && record.cnbjsj !== '' && record.cnbjsj < desk.today(),
    // Where others are to answer, their last day is no deadline of the applicant's.
    clqx: waitsForApplicant(desk, record) ? (record.deadline ?? '') : '',
    pj: evaluationState(desk, record),
    ...aboutMark(desk.store, record),
    ...(unit && {
      // Whoever registers a unit is none of its operators yet: the application itself names them.
      jbrxm: record.jbr?.jbrxm ?? record.values.jbrxm ?? record.blqd,
      fhrxm: record.check?.by?.jbrxm ?? '',
      sjrs: ruleOfCase(record)?.members?.(record.values) ?? 0,
    }),
  };
}

/** To be corrected, or to be signed by the applicant too. */
const waitsForApplicant = ({ store }: Desk, record: CaseRecord) =>
  record.ywzt === '97' || (record.ywzt === '03' && stateNote(store, record)?.lx === 'attention');
