import type { CaseSummary } from '@/api/business';
import { type CaseRecord, FINAL } from '../cases/case-states';
import type { Desk } from '../kernel/desk';
import { units } from '../kernel/people';
import { evaluationState } from '../public/evaluation/evaluations';

/** Fields in which a business says how many people it is about. */
const COUNTS = ['hjrs', 'fsrs', 'rs'] as const;

/** What a list of cases tells beside the case itself: promise broken, last day to answer, evaluation; for units who and how many. */
export function caseExtras(desk: Desk, record: CaseRecord): Pick<CaseSummary, 'cq' | 'clqx' | 'pj' | 'jbrxm' | 'sjrs'> {
  const unit = record.owner.startsWith('unit:') ? units(desk.store).get(record.owner.slice('unit:'.length)) : undefined;
  return {
    cq: !FINAL.includes(record.ywzt) && record.cnbjsj !== '' && record.cnbjsj < desk.today(),
    // In 06 others are to answer: their last day is no deadline of the applicant's.
    clqx: record.ywzt === '97' ? (record.deadline ?? '') : '',
    pj: evaluationState(desk, record),
    ...(unit && { jbrxm: record.jbr?.jbrxm ?? record.blqd, sjrs: membersOf(record) }),
  };
}

/** By the field that counts them, else by the longest table of rows; 0 when the business is about none. */
function membersOf({ values }: CaseRecord): number {
  for (const name of COUNTS) {
    const count = values[name] ?? '';
    if (/^\d{1,7}$/.test(count)) return Number(count);
  }
  return Math.max(0, ...Object.values(values).map(rowsIn));
}

function rowsIn(text: string): number {
  if (!text.startsWith('[')) return 0;
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.length : 0;
  } catch {
    return 0;
  }
}
