import type { CaseDetail, CaseList, CaseState, CaseSummary } from '@/api/business';
import type { CaseRowsPage } from '@/api/case-rows';
import type { TodoItem } from '@/api/todos';
import { byEndOf, daysBetween } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { doerOf, operatorOf } from '../access/acting';
import { gapsOf } from '../access/gate';
import { actingOperator, mayCheckFor } from '../access/operators';
import { checksOnly } from '../access/two-person';
import { answeringText, isLeft } from '../access/who-answers';
import { appointmentTodos } from '../appointments/views';
import { endCase } from '../cases/case-end';
import { casePath } from '../cases/case-path';
import { type CaseRecord, cases, casesOf, FINAL, MOVES, WITHDRAWABLE } from '../cases/case-states';
import { returnedByUnit } from '../cases/check-state';
import { changedSince, rowChanges, wholeRows } from '../cases/checking';
import { endingText, keptNote } from '../cases/decision-messages';
import { filedRows } from '../cases/estimates';
import { labelOf } from '../cases/field-reader';
import { materialsOf } from '../cases/materials/materials';
import { openCaseNamed } from '../cases/open-case';
import { againMark, heldMark, promiseOf } from '../cases/promise';
import { ruleOfCase } from '../cases/registered';
import { only, tablePage } from '../cases/rows-table';
import { signTodos } from '../cases/signatures/sign-requests';
import { failureOf, isFinished, stateName, stateNote } from '../cases/state-notes';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { businessName } from '../kernel/known-businesses';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import type { Store } from '../kernel/store';
import { loanTodos } from '../loans/applications/todos';
import { overdueTodos } from '../loans/overdue-reminder';
import { flexibleTodos } from '../members/flexible/flexible-upcoming';
import { paymentTodos } from '../members/flexible/transferred-payment';
import { phoneTodos } from '../members/pending-phones';
import { sealTodos } from '../members/seal-reminders';
import { registrationTodos } from '../registration/unit-registrations';
import { remittanceTodos } from '../remittance/todo';
import { applicantFacts } from './applicant';
import { caseExtras } from './case-extras';
import { checkTodos, mayCheckCase } from './checkable';
import { mayBeginAnother } from './may-begin';
import { mayTakeBack, othersToTakeBack } from './take-back';

type Tab = 'all' | 'todo' | 'open' | 'done';

/** States that wait for the applicant. In 06 others are to sign; they have a to-do of their own. */
const WAITING: readonly CaseState[] = ['97', '81'];

/** The actor's case of this business that comes before another one, or null. `ywlsh`: the one to go on with, of several. */
export function openCaseOf(desk: Desk, actor: Actor, ywlx: string, ywlsh = ''): CaseSummary | null {
  const open = openCaseNamed(desk, actor, ywlx, ywlsh);
  return open ? rowFor(desk, actor, open) : null;
}

/** 'My business', newest first. `ksrq` and `jsrq` bound the day of acceptance, both inclusive. */
export function listCases(
  desk: Desk,
  actor: Actor,
  input: Paging & { tab?: string; ywlx?: string; ksrq?: string; jsrq?: string },
): CaseList {
  const tab: Tab = input.tab === 'todo' || input.tab === 'open' || input.tab === 'done' ? input.tab : 'all';
  const own = casesOf(desk.store, ownerOf(actor));
  // What waits is said in one place: whatever is to be done about an own application stands under this tab.
  const waiting = new Set(tab === 'todo' ? todos(desk, actor).map(({ ywlsh }) => ywlsh) : []);
  const under = own.filter((record) => (tab === 'todo' ? waiting.has(record.ywlsh) : isUnder(desk, tab, record)));
  const chosen = chosenRows(under, input, {
    same: ['ywlx'],
    day: ({ slsj }) => slsj,
    newest: ({ slsj, ywlsh }) => slsj + ywlsh,
  });
  return {
    ...pageOfRows(desk, chosen, input, (record) => rowFor(desk, actor, record)),
    ywlb: [...new Set(own.map(({ ywlx }) => ywlx))].map((ywlx) => ({ ywlx, ywmc: businessName(ywlx) ?? ywlx })),
  };
}

/** @throws Refusal for a number that is not the actor's own, in the words of one that does not exist. */
export function caseDetail(desk: Desk, actor: Actor, input: { ywlsh: string }): CaseDetail {
  const record = ownCase(desk, actor, input.ywlsh);
  const kfh = mayCheckCase(desk, actor, record);
  const fhxg = changedSince(desk, record, { whole: kfh });
  return {
    ...detailOf(desk, record),
    ...rowFor(desk, actor, record),
    sqnr: filedRows(record, { whole: kfh }),
    ...{ tsts: kfh, fhxg },
  };
}

/** A case as whoever is signed in sees it: what they may do about it is theirs alone. */
function rowFor(desk: Desk, actor: Actor, record: CaseRecord): CaseSummary {
  const found = summaryOf(desk, record);
  const kch = found.kch && mayTakeBack(desk, actor, record);
  const over = FINAL.includes(record.ywzt);
  const cgsm = keptNote(desk, record, actor);
  return {
    ...found,
    kch,
    kfh: mayCheckCase(desk, actor, record),
    ...corrected(desk, actor, record),
    ...(over && !mayBeginAnother(desk, actor, record) && { kzb: false }),
    ...(cgsm && { cgsm }),
  };
}

/** A page of the list that was handed in with an own case; an empty one when it is about no list. */
export function caseRowsPage(
  desk: Desk,
  actor: Actor,
  input: { ywlsh: string; page: number; size: number; cx?: string; jbd?: string },
): CaseRowsPage {
  const record = ownCase(desk, actor, input.ywlsh);
  const asked = { page: input.page, size: input.size, cx: input.cx ?? '' };
  const { bt, table } = wholeRows(desk, record);
  const changes = rowChanges(desk, record);
  if (!changes) return tablePage(desk, bt, table, asked);
  const { lm, key } = table;
  // What is new, and what was otherwise, stands marked; the rest can be left out.
  const chosen = input.jbd === '1' ? only(table, (cells) => changes.of(cells) !== undefined) : table;
  const page = tablePage(desk, bt, chosen, asked);
  const bd = page.list.map((cells) => {
    const was = changes.of(cells);
    if (!was) return { lx: '0' as const, yz: {} };
    if (was.length === 0) return { lx: '2' as const, yz: {} };
    const other = lm.flatMap((label, at) =>
      at !== key && was[at] !== cells[at] ? [[label, was[at] ?? ''] as const] : [],
    );
    return { lx: '1' as const, yz: Object.fromEntries(other) };
  });
  return { ...page, bd };
}

/** Takes an application back. @throws Refusal once it is past review. */
export function withdrawCase(desk: Desk, actor: Actor, input: { ywlsh: string }): CaseDetail {
  const record = ownCase(desk, actor, input.ywlsh);
  if (record.ywzt === '85') return detailOf(desk, record);
  if (!isWithdrawable(desk, record)) {
    throw new Refusal(REFUSED, `该业务${stateName(desk.store, record)}，不能撤回`);
  }
  if (!mayTakeBack(desk, actor, record)) throw new Refusal(REFUSED, othersToTakeBack(desk, actor, record));
  const clr = doerOf(desk, actor, record.blqd);
  const by = operatorOf(desk, actor);
  const step = ruleOfCase(record)?.takeBack?.(desk, record) ?? {
    jdmc: '撤回申请',
    yj: by && by.jbrzjhm !== record.jbr?.jbrzjhm ? `${clr}撤回` : '申请人撤回',
  };
  const ended = endCase(desk, record, { to: '85', ...step, clr, by });
  // What was held may have been let go with a step of its own.
  return detailOf(desk, cases(desk.store).get(ended.ywlsh) ?? ended);
}

/** What waits for the actor: cases to be corrected or signed, newest first, then own information to be completed. */
export function todos(desk: Desk, actor: Actor): TodoItem[] {
  // A form is for who may hand it in.
  const hands = !checksOnly(desk, actor);
  const waiting = casesOf(desk.store, ownerOf(actor)).filter(
    (record) =>
      WAITING.includes(record.ywzt) &&
      (hands || record.ywzt !== '97') &&
      !hasReturned(desk, actor, record) &&
      // What the centre looks at waits for nobody else.
      stateNote(desk.store, record)?.lx !== 'waiting',
  );
  const own = waiting.reverse().map((record) => ({
    ywlx: record.ywlx,
    ywlsh: record.ywlsh,
    title: `${record.ywmc}：${stateName(desk.store, record)}`,
    sxsm: waitingText(desk.store, record),
    // A form corrects what was returned; what could not be booked is read and taken back at its case.
    ...(record.ywzt === '81' && { lj: wayOn(desk.store, record) }),
    rq: record.since,
  }));
  const items = [
    ...signTodos(desk, actor),
    ...phoneTodos(desk, actor),
    ...overdueTodos(desk, actor),
    ...loanTodos(desk, actor),
    ...remittanceTodos(desk, actor),
    ...(hands ? registrationTodos(desk, actor) : []),
    ...(hands ? sealTodos(desk, actor) : []),
    ...checkTodos(desk, actor),
    ...paymentTodos(desk, actor),
    ...flexibleTodos(desk, actor),
    ...own,
    ...appointmentTodos(desk, actor),
  ];
  // Each of them, before what waits behind it: while one is missing no form opens. What its own case, returned, asks for is said once.
  const missing = gapsOf(desk, actor);
  const returned = items.filter(({ ywlx }) => ywlx !== '' && missing.some((gap) => gap.ywlx === ywlx));
  const gaps = missing
    .filter(({ ywlx, lj }) => (hands || lj) && !returned.some((item) => item.ywlx === ywlx))
    .map(({ what: _, refusal: __, ...gap }): TodoItem => ({ ...gap, ywlsh: '', rq: desk.today() }));
  return [...returned, ...gaps, ...items.filter((item) => !returned.includes(item))];
}

/** Where what could not be booked is put right; what is tried again by itself is read at its case, whatever else would help. */
function wayOn(store: Store, record: CaseRecord): string {
  const note = stateNote(store, record);
  return (note?.lx === 'failed' && note.lj) || casePath(record);
}

export function detailOf(desk: Desk, record: CaseRecord): CaseDetail {
  return {
    ...summaryOf(desk, record),
    blqd: record.blqd,
    ywwd: record.ywwd && labelOf('WDXX', record.ywwd),
    sqr: applicantFacts(desk, record),
    sqnr: filedRows(record),
    cl: materialRows(desk, record),
    // What the centre compares by is not sent along.
    lc: record.lc.map(({ jdmc, clsj, clr, yj }) => ({ jdmc, clsj, clr, yj })),
    sbyy: failureOf(desk.store, record),
    bz: record.bz?.map(({ lx, bh, mc, yj }) => ({ lx, bh, mc, yj })),
    // Only while it is to be corrected: the form is built from it wherever the draft has gone.
    tjnr: record.ywzt === '97' ? record.sent : undefined,
    dzje: record.dzje === undefined ? undefined : toYuan(record.dzje),
    dzrq: record.dzrq,
    grzhye: record.grzhye === undefined ? undefined : toYuan(record.grzhye),
  };
}

/** Whether whoever is signed in may put right what was returned: nothing is said where they may. */
function corrected(desk: Desk, actor: Actor, record: CaseRecord): Pick<CaseSummary, 'kbz'> {
  return record.ywzt === '97' && (checksOnly(desk, actor) || hasReturned(desk, actor, record)) ? { kbz: false } : {};
}

/** Whoever of the unit sent it back waits for the one who prepared it. */
function hasReturned(desk: Desk, actor: Actor, record: CaseRecord): boolean {
  // Of one who was stopped nothing comes any more: whoever sent it back may go on with it.
  if (!returnedByUnit(record) || isLeft(desk.store, record)) return false;
  const self = actingOperator(desk, actor);
  return self !== undefined && mayCheckFor(self, record.jbr?.jbrzjhm) && record.lc.at(-1)?.by?.jbrzjhm === self.jbrzjhm;
}

function materialRows(desk: Desk, record: CaseRecord): CaseDetail['cl'] {
  return materialsOf(desk, record.ywlsh, { ...record.values }).flatMap(({ wjmc, clzt, wj }) =>
    wj.length === 0 ? [{ wjmc, wjm: '', clzt }] : wj.map(({ wjm }) => ({ wjmc, wjm, clzt })),
  );
}

function summaryOf(desk: Desk, record: CaseRecord): CaseSummary {
  const { ywlsh, ywlx, ywmc, slsj, ywzt } = record;
  const tlts = Math.max(daysBetween(record.since, desk.today()), 0);
  const kch = isWithdrawable(desk, record);
  const ztsm = stateNote(desk.store, record);
  const noted = ztsm && { ztsm };
  const promise = promiseOf(desk.store, record);
  const extras = caseExtras(desk, record);
  // A promise that does not run cannot be broken.
  const cq = extras.cq && !promise.ddsm && promise.cnbjsj !== '';
  return {
    ywlsh,
    ywlx,
    ywmc,
    slsj,
    ywzt,
    ...noted,
    tlts,
    kch,
    ...(kch && { chsm: endingText(desk, record) }),
    je: toYuan(record.je),
    ...(record.jemc && { jemc: record.jemc }),
    ...extras,
    ...againMark(record),
    ...heldMark(record),
    ...promise,
    cq,
  };
}

function isWithdrawable({ store }: Desk, record: CaseRecord): boolean {
  if (!MOVES[record.ywzt].includes('85')) return false;
  if (WITHDRAWABLE.includes(record.ywzt)) return true;
  return ruleOfCase(record)?.revocable?.(store, record) ?? false;
}

function isUnder({ store }: Desk, tab: Exclude<Tab, 'todo'>, record: CaseRecord): boolean {
  if (tab === 'open') return !isFinished(store, record);
  if (tab === 'done') return isFinished(store, record);
  return true;
}

function waitingText(store: Store, record: CaseRecord): string {
  const { sbyy, deadline = '', ywzt } = record;
  if (sbyy && returnedByUnit(record)) {
    const rest = `由${answeringText(store, record)}于${byEndOf(deadline)}修改后重新提交复核`;
    return `${record.lc.at(-1)?.clr}退回：${sbyy.yy}；${rest}`;
  }
  // What was approved and could not be booked: the way on is in the reason itself.
  if (ywzt === '81' && sbyy) return `${sbyy.yy}；${sbyy.xyb}`;
  const until = deadline ? `请于${byEndOf(deadline)}处理` : '请及时处理';
  return sbyy ? `${sbyy.yy}；${until}` : until;
}

function ownCase(desk: Desk, actor: Actor, ywlsh: string): CaseRecord {
  const record = cases(desk.store).get(ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '未找到该业务，请从“我的办件”进入');
  return record;
}
