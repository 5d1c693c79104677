import type { CaseSummary } from '@/api/cases/business';
import { type CaseRecord, FINAL } from '../cases/case-states';
import { subjectLink } from '../cases/due-date';
import { ruleOfCase } from '../cases/registered';
import { stateNote } from '../cases/state-notes';
import { units } from '../kernel/people';
import { ownerId, readOwner, type Transaction } from '../kernel/transaction';
import { evaluationState } from '../public/evaluation/evaluations';

/** Returns columns of a case list: overdue, end, deadline, evaluation; for units operators and count of members. */
export function caseListColumns(
  tx: Transaction,
  record: CaseRecord,
): Pick<CaseSummary, 'cq' | 'bjsj' | 'clqx' | 'pj' | 'bldx' | 'jbrxm' | 'fhrxm' | 'sjrs'> {
  const unit = readOwner(record.owner).kind === 'unit' ? units(tx.store).get(ownerId(record.owner, 'unit')) : undefined;
  return {
    cq: !FINAL.includes(record.ywzt) && record.cnbjsj !== '' && record.cnbjsj < tx.today(),
    ...(FINAL.includes(record.ywzt) && { bjsj: endOf(record) }),
    // The deadline of other signers is none of the applicant's.
    clqx: waitsForApplicant(tx, record) ? (record.deadline ?? '') : '',
    pj: evaluationState(tx, record),
    ...subjectLink(tx.store, record),
    ...(unit && {
      // During a unit's registration its operator is named by the application only.
      jbrxm: record.jbr?.jbrxm ?? record.values.jbrxm ?? record.blqd,
      fhrxm: record.check?.by?.jbrxm ?? '',
      sjrs: ruleOfCase(record)?.members?.(record.values) ?? 0,
    }),
  };
}

/** Time of the last step on the day on which the case took its final state. */
const endOf = ({ lc, since }: CaseRecord) => lc.findLast(({ clsj }) => clsj.startsWith(since))?.clsj ?? since;

/** Returns whether the case is to be corrected, or signed by the applicant. */
const waitsForApplicant = ({ store }: Transaction, record: CaseRecord) =>
  record.ywzt === '97' || (record.ywzt === '03' && stateNote(store, record)?.lx === 'attention');
