// Evaluations of the last eighteen months and services used outside the hall; deterministic by day.
import { addDays, daysBetween, type PlainDate, shiftMonth } from '@/domain/dates';
import { isLowGrade } from '@/domain/evaluation';
import { businessName } from '../centre/kernel/business-names';
import { findPersonByZjhm } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { type OwnerKey, ownerOf, PUBLIC } from '../centre/kernel/transaction';
import { addWorkingDays } from '../centre/kernel/working-days';
import { departmentOf } from '../centre/public/evaluation/departments';
import { measureFor } from '../centre/public/evaluation/evaluation-callbacks';
import { visits } from '../centre/public/evaluation/evaluation-subjects';
import { type CallBackTask, type EvaluationRecord, evaluations } from '../centre/public/evaluation/evaluations';
import { counterDepartments, SERVICE_DEPARTMENT } from '../data/departments';
import { type WrittenComment, writtenComments } from '../data/evaluation/evaluation-comments';
import { areaDepartments } from '../data/menus/business-areas';

const MONTHS = 18;
/** Number of evaluations without text, as most people only choose a grade. */
const SILENT = 348;
/** Services with their frequency among evaluations without text, and the terminals used. */
const USED: readonly [ywlx: string, times: number, pjzd: string][] = [
  ['TQ0107', 7, '1121'],
  ['GJ0201', 6, '1'],
  ['TQ0106', 5, '1132'],
  ['GD0101', 4, '13'],
  ['ZX0001', 4, '5'],
  ['GJ0301', 3, '113'],
  ['GJ0305', 3, '1'],
  ['ZM0001', 3, '144'],
  ['GJ0302', 3, '123'],
  ['TQ0101', 3, '13'],
  ['GJ0203', 2, '1'],
  ['TQ0103', 2, '134'],
  ['TQ0199', 2, '13'],
  ['GJ0801', 2, '12'],
  ['GD0601', 2, '1'],
  ['GD0405', 1, '12'],
  ['GD0406', 1, '13'],
  ['GJ0805', 1, '1'],
  ['KH0103', 1, '1'],
];
/** Grades of evaluations without text; low grades require one. */
const GRADES = '5545554553554';
const SURNAMES = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹';
/** Services outside the hall with their responsible department. */
const SERVICES: Readonly<Record<string, { ywmc: string; zgbm: string }>> = {
  ZX0001: { ywmc: '政策咨询', zgbm: SERVICE_DEPARTMENT },
  ZM0001: { ywmc: '缴存证明开具', zgbm: areaDepartments.certificate },
};

/** Past evaluations, and services used by people of the seed at a counter, a machine or by phone. */
export function seedEvaluations(store: Store, day: PlainDate): void {
  const first = `${shiftMonth(day.slice(0, 7), 1 - MONTHS)}-01`;
  // The seed has no time of day: yesterday is always over.
  const last = addDays(day, -1);
  const span = daysBetween(first, last);
  const silent = silentOnes();
  writtenComments.forEach((comment, at) => {
    const back = Math.floor((at * span) / writtenComments.length);
    put(store, comment, addDays(last, -back), at, day);
  });
  silent.forEach((comment, at) => {
    const back = Math.floor((at * span) / (silent.length - 1));
    put(store, comment, addDays(last, -back), writtenComments.length + at, day);
  });
  seedVisits(store, day);
}

function silentOnes(): WrittenComment[] {
  const round = USED.flatMap(([ywlx, times, terminals]) =>
    Array.from({ length: times }, (_, time) => ({ ywlx, pjzd: terminals[time % terminals.length] ?? '1' })),
  );
  return Array.from({ length: SILENT }, (_, at) => ({
    // A step coprime to the length visits every entry before any repeats.
    ...(round[(at * 17) % round.length] ?? { ywlx: 'TQ0107', pjzd: '1' }),
    pjdj: GRADES[at % GRADES.length] ?? '5',
    pjx: at % 3 === 0 ? [`0${(at % 5) + 1}`] : [],
    words: '',
    anonymous: at % 11 === 0,
  }));
}

function put(store: Store, comment: WrittenComment, on: PlainDate, at: number, day: PlainDate): void {
  const { ywlx, pjzd, pjdj, pjx, words, anonymous } = comment;
  const digits = on.replaceAll('-', '');
  const number = String(at + 1).padStart(6, '0');
  // Sequences beyond those of a day's counters.
  const ywlsh = `1001${digits}70${number}`;
  const hour = String(9 + ((at * 7) % 11)).padStart(2, '0');
  const minute = String((at * 13) % 60).padStart(2, '0');
  const surname = Array.from(SURNAMES)[(at * 11) % SURNAMES.length] ?? '王';
  const record: EvaluationRecord = {
    ...{
      pjbh: `PJ${digits}9${number.slice(1)}`,
      ywlsh,
      owner: PUBLIC,
      ywlx,
      ywmc: nameOf(ywlx),
      zgbm: zgbmOf(ywlx, pjzd, at),
    },
    ...{ pjzd, pjdj, pjx, pjnr: words, anonymous, name: `${surname}${at % 3 === 0 ? '*' : '**'}` },
    pjsj: `${on} ${hour}:${minute}:00`,
  };
  evaluations(store).put(ywlsh, isLowGrade(pjdj) ? { ...record, callBack: callBackOf(record, on, day) } : record);
}

/** Follow-up call until `day`: in time, some a day late; of the last days possibly still open. */
function callBackOf(record: EvaluationRecord, on: PlainDate, day: PlainDate): CallBackTask {
  const due = addWorkingDays(on, 1);
  const measure = measureFor(record);
  const late = measure === '';
  const made = late ? addWorkingDays(due, 2) : due;
  // One of the last half year remains unanswered.
  if (made >= day || (late && daysBetween(on, day) < 60)) return { due };
  return {
    due,
    made: { at: `${made} 15:30:00`, result: measure || '已由负责人与您电话核实情况，问题已经解决并向您致歉。' },
  };
}

/** Responsible department: the counter used, else the department of the business. */
function zgbmOf(ywlx: string, pjzd: string, at: number): string {
  return pjzd === '3'
    ? (counterDepartments[at % counterDepartments.length] ?? '')
    : (SERVICES[ywlx]?.zgbm ?? departmentOf(ywlx));
}

function nameOf(ywlx: string): string {
  return businessName(ywlx) ?? SERVICES[ywlx]?.ywmc ?? ywlx;
}

/** Days before the seed's day of each result; undefined: still open. */
const VISITS: readonly [
  who: 'person' | 'unit' | 'developer',
  number: string,
  ywlx: string,
  pjzd: string,
  ago?: number,
][] = [
  ['person', '110102199603154522', 'ZM0001', '4', 3],
  ['person', '110102199603154522', 'ZX0001', '5', 6],
  ['person', '110102199603154522', 'GJ0302', '3'],
  ['person', '110102199603154522', 'TQ0199', '3', 45],
  ['person', '110101198503071219', 'GD0406', '3', 5],
  ['person', '110106198309222046', 'TQ0101', '3', 8],
  ['unit', '1000000001', 'GJ0301', '3', 4],
  ['developer', 'KF000001', 'KH0103', '3', 7],
];

function seedVisits(store: Store, day: PlainDate): void {
  VISITS.forEach(([who, number, ywlx, pjzd, ago], at) => {
    const since = addDays(day, -(ago ?? 1));
    const owner = ownerOfNumber(store, who, number);
    if (!owner) return;
    const ywlsh = `1001${since.replaceAll('-', '')}8${String(at + 1).padStart(7, '0')}`;
    const finished = ago !== undefined;
    visits(store).put(ywlsh, {
      ...{ ywlsh, owner, ywlx, ywmc: nameOf(ywlx), zgbm: zgbmOf(ywlx, pjzd, at), pjzd, finished, since },
    });
  });
}

function ownerOfNumber(store: Store, who: 'person' | 'unit' | 'developer', number: string): OwnerKey | undefined {
  if (who === 'unit') return ownerOf({ kind: 'unit', dwzh: number });
  if (who === 'developer') return ownerOf({ kind: 'developer', kfsbh: number });
  const grzh = findPersonByZjhm({ store }, number)?.grzh;
  return grzh ? ownerOf({ kind: 'person', grzh }) : undefined;
}
