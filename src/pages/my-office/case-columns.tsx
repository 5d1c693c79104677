import { Link } from 'react-router-dom';
import type { CaseSummary } from '@/api/cases/business';
import { sumName } from '@/domain/case-sum';
import { byEndOf } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { ACCEPTANCE_CELL } from '@/engine/case/AcceptanceTime';
import { CaseStateMark, caseStateText } from '@/engine/case/CaseStateMark';
import { isCaseOver } from '@/engine/case/case-text';
import type { CellTexts, ListColumn } from '@/ui/table/column';
import { CaseRowActions } from './CaseRowActions';
import styles from './my-office.module.css';

const FIRST: readonly ListColumn<CaseSummary>[] = [
  { prop: 'ywmc', label: '业务名称', width: 125, disabled: true },
  { prop: 'ywlsh', label: '业务流水号', width: 205, disabled: true, type: 'custom', slotname: 'number' },
  { prop: 'slsj', label: '受理时间', width: 120, type: 'custom', slotname: 'taken' },
  { prop: 'cnbjsj', label: '承诺办结日', width: 110, type: 'custom', slotname: 'promise' },
  { prop: 'bjsj', label: '办结时间', width: 110, type: 'custom', slotname: 'end' },
];
const OF_UNITS: readonly ListColumn<CaseSummary>[] = [
  { prop: 'jbrxm', label: '经办人', width: 80 },
  { prop: 'fhrxm', label: '复核人', width: 80, isShow: false },
  { prop: 'sjrs', label: '涉及人数', width: 85, type: 'custom', slotname: 'members' },
];
const LAST: readonly ListColumn<CaseSummary>[] = [
  { prop: 'je', label: '金额', width: 120, type: 'money', slotname: 'sum' },
  // On screen the label stands under the amount; an exported amount must stay a number.
  { prop: 'jemc', label: '金额类型', width: 120, type: 'custom', slotname: 'sumName', copyOnly: true },
  { prop: 'ywzt', label: '状态', width: 110, type: 'custom', slotname: 'state' },
  // The state says it.
  { prop: 'tlts', label: '停留天数', width: 80, type: 'custom', slotname: 'days', isShow: false },
  { prop: 'kch', label: '操作', width: 165, disabled: true, type: 'custom', slotname: 'actions', screenOnly: true },
];

/** Columns of 我的办件 (docs/rules/cases.md); for a unit with operator and members. */
export function caseColumns(unit: boolean): readonly ListColumn<CaseSummary>[] {
  if (!unit) return [...FIRST, ...LAST];
  // Two extra columns leave no room for the end, which the state shows instead.
  const first = FIRST.map((column) => (column.prop === 'bjsj' ? { ...column, isShow: false } : column));
  return [...first, ...OF_UNITS, ...LAST];
}

/** `caseOf`: address of a case; `onChanged`: called after an action on a case. */
export function caseSlots(caseOf: (ywlsh: string) => string, onChanged: () => void): CellTexts<CaseSummary>['slots'] {
  return {
    number: {
      text: ({ ywlsh }) => ywlsh,
      show: ({ ywlsh }) => <Link to={caseOf(ywlsh)}>{ywlsh}</Link>,
    },
    // A case awaiting the unit's own review is not yet accepted by the centre.
    taken: ACCEPTANCE_CELL,
    promise: {
      // What the case waits for is shown as its state.
      text: ({ cnbjsj, cq }) => (cnbjsj ? `${cnbjsj}${cq ? '（已超期）' : ''}` : '--'),
      show: ({ cnbjsj, cq }) => (
        <>
          {cnbjsj || '--'}
          {cq && <span className={styles.overdue}>已超期</span>}
        </>
      ),
    },
    end: { text: ({ bjsj }) => bjsj ?? '' },
    // Most businesses have no amount.
    sum: {
      text: (found) => (sumName(found) ? formatMoney(found.je) : '--'),
      show: (found) => (
        <>
          {sumName(found) ? formatMoney(found.je) : '--'}
          {found.jemc && <span className={styles.stay}>{found.jemc}</span>}
        </>
      ),
    },
    sumName: { text: (found) => sumName(found) },
    members: { text: ({ sjrs }) => (sjrs ? peopleText(sjrs) : '--') },
    state: {
      text: caseStateText,
      show: ({ ywzt, ztsm, clqx, tlts, bjsj, jbrxm }) => (
        <>
          <CaseStateMark of={{ ywzt, ztsm }} />
          {tlts > 0 && !isCaseOver(ywzt) && <span className={styles.stay}>停留{tlts}天</span>}
          {jbrxm && bjsj && <span className={styles.stay}>{bjsj}</span>}
          {clqx && <span className={styles.until}>{byEndOf(clqx)}处理</span>}
        </>
      ),
    },
    days: { text: ({ tlts, ywzt }) => (isCaseOver(ywzt) ? '--' : `${tlts}天`) },
    actions: { text: () => '', show: (found) => <CaseRowActions found={found} onChanged={onChanged} /> },
  };
}
