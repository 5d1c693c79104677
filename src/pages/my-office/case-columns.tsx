import { Link } from 'react-router-dom';
import type { CaseSummary } from '@/api/business';
import { sumName } from '@/domain/case-sum';
import { peopleText } from '@/domain/counts';
import { byEndOf } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { CaseState, stateName } from '@/engine/case/CaseState';
import { isOver, takenText } from '@/engine/case/case-words';
import { TakenTime } from '@/engine/case/TakenTime';
import type { CellWords, ListColumn } from '@/ui/table/column';
import styles from './my-office.module.css';
import { RowActions } from './RowActions';

const FIRST: readonly ListColumn<CaseSummary>[] = [
  { prop: 'ywmc', label: '业务名称', width: 125, disabled: true },
  { prop: 'ywlsh', label: '业务流水号', width: 205, disabled: true, type: 'custom', slotname: 'number' },
  { prop: 'slsj', label: '受理时间', width: 120, type: 'custom', slotname: 'taken' },
  { prop: 'cnbjsj', label: '承诺办结日', width: 110, type: 'custom', slotname: 'promise' },
];
const OF_UNITS: readonly ListColumn<CaseSummary>[] = [
  { prop: 'jbrxm', label: '经办人', width: 80 },
  { prop: 'fhrxm', label: '复核人', width: 80, isShow: false },
  { prop: 'sjrs', label: '涉及人数', width: 85, type: 'custom', slotname: 'members' },
];
const LAST: readonly ListColumn<CaseSummary>[] = [
  { prop: 'je', label: '金额', width: 120, type: 'money', slotname: 'sum' },
  // On screen it stands under the figure; a file keeps the figure a number.
  { prop: 'jemc', label: '金额类型', width: 120, type: 'custom', slotname: 'sumName', copyOnly: true },
  { prop: 'ywzt', label: '状态', width: 110, type: 'custom', slotname: 'state' },
  { prop: 'tlts', label: '停留天数', width: 80, type: 'custom', slotname: 'days' },
  { prop: 'kch', label: '操作', width: 165, disabled: true, type: 'custom', slotname: 'actions', screenOnly: true },
];

/** Domain catalogue 12.1, and 12.2 with operator and members for units. */
export function caseColumns(unit: boolean): readonly ListColumn<CaseSummary>[] {
  if (!unit) return [...FIRST, ...LAST];
  // Two columns more leave no room for the days: they stand with the state until they are asked for.
  return [
    ...FIRST,
    ...OF_UNITS,
    ...LAST.map((column) => (column.prop === 'tlts' ? { ...column, isShow: false } : column)),
  ];
}

/** `caseOf`: address of a case; `onChanged`: something was done about one. */
export function caseSlots(caseOf: (ywlsh: string) => string, onChanged: () => void): CellWords<CaseSummary>['slots'] {
  return {
    number: {
      text: ({ ywlsh }) => ywlsh,
      show: ({ ywlsh }) => <Link to={caseOf(ywlsh)}>{ywlsh}</Link>,
    },
    // Nobody of the centre has taken in what waits for the unit's own check.
    taken: { text: takenText, show: (found) => <TakenTime of={found} /> },
    promise: {
      // What it waits for instead stands as its state.
      text: ({ cnbjsj, cq }) => (cnbjsj ? `${cnbjsj}${cq ? '（已超期）' : ''}` : '--'),
      show: ({ cnbjsj, cq }) => (
        <>
          {cnbjsj || '--'}
          {cq && <span className={styles.overdue}>已超期</span>}
        </>
      ),
    },
    // Most businesses are about no sum.
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
      text: stateName,
      show: ({ ywzt, ztsm, clqx, jbrxm, tlts }) => (
        <>
          <CaseState of={{ ywzt, ztsm }} />
          {jbrxm && tlts > 0 && !isOver(ywzt) && <span className={styles.stay}>停留{tlts}天</span>}
          {clqx && <span className={styles.until}>{byEndOf(clqx)}处理</span>}
        </>
      ),
    },
    days: { text: ({ tlts, ywzt }) => (isOver(ywzt) ? '--' : `${tlts}天`) },
    actions: { text: () => '', show: (found) => <RowActions found={found} onChanged={onChanged} /> },
  };
}
