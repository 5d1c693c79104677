import type { CaseDetail, CaseList, CaseState, CaseSummary } from '@/api/cases/business';
import type { CaseRowsPage } from '@/api/cases/case-rows';
import type { TodoItem } from '@/api/cases/todos';
import { byEndOf, daysBetween } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { operatorOf, stepActorName } from '../access/current-operator';
import { gapsOf } from '../access/gate';
import { actingOperator, mayCheckFor } from '../access/operators';
import { isPreparerGone, responsibleOperatorsText } from '../access/responsible-operators';
import { checksOnly } from '../access/two-person-rule';
import { appointmentTodos } from '../appointments/views';
import { only, tablePage } from '../cases/batch/rows-table';
import { endCase } from '../cases/case-end';
import { casePath } from '../cases/case-path';
import { type CaseRecord, cases, casesOf, FINAL, MOVES, WITHDRAWABLE } from '../cases/case-states';
import { returnedByUnit } from '../cases/check/check-state';
import { changedSince, fullRows, rowChanges } from '../cases/check/checking';
import { draftNote, endingText } from '../cases/decision-messages';
import { dueDate, pendingCheckState, resubmissionTime } from '../cases/due-date';
import { filedRows } from '../cases/estimates';
import { labelOf } from '../cases/field-reader';
import { materialsOf } from '../cases/materials/materials';
import { openCaseNamed } from '../cases/open-case';
import { ruleOfCase } from '../cases/registered';
import { signTodos } from '../cases/signatures/sign-requests';
import { failureOf, isFinished, stateName, stateNote } from '../cases/state-notes';
import { businessName } from '../kernel/business-names';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { loanTodos } from '../loans/applications/todos';
import { overdueTodos } from '../loans/overdue-reminder';
import { flexibleTodos } from '../members/flexible/flexible-upcoming';
import { paymentTodos } from '../members/flexible/transferred-payment';
import { phoneTodos } from '../members/info/phone-confirmations';
import { sealTodos } from '../members/seal-reminders';
import { reopeningTodos } from '../members/unit/unit-transfers';
import { registrationTodos } from '../registration/unit-registrations';
import { remittanceTodos } from '../remittance/todo';
import { applicantFacts } from './applicant';
import { caseListColumns } from './case-list-columns';
import { checkTodos, mayCheckCase } from './checkable';
import { mayStartAnother } from './eligibility';
import { mayWithdrawCase, withdrawRefusal } from './withdraw-case';

type Tab = 'all' | 'todo' | 'open' | 'done';

/** States that wait for the applicant. In 06 others sign, with to-dos of their own. */
const WAITING: readonly CaseState[] = ['97', '81'];

/** Returns the actor's blocking case of this business, or null. `ywlsh`: the case to resume, of several. */
export function openCaseOf(tx: Transaction, actor: Actor, ywlx: string, ywlsh = ''): CaseSummary | null {
  const open = openCaseNamed(tx, actor, ywlx, ywlsh);
  return open ? rowFor(tx, actor, open) : null;
}

/** Returns 'My business', newest first. `ksrq` and `jsrq` bound the day of acceptance, inclusive. */
export function listCases(
  tx: Transaction,
  actor: Actor,
  input: Paging & { tab?: string; ywlx?: string; ksrq?: string; jsrq?: string },
): CaseList {
  const tab: Tab = input.tab === 'todo' || input.tab === 'open' || input.tab === 'done' ? input.tab : 'all';
  const own = casesOf(tx.store, ownerOf(actor));
  // This tab shows the cases of the to-dos, the single source of what waits.
  const waiting = new Set(tab === 'todo' ? todos(tx, actor).map(({ ywlsh }) => ywlsh) : []);
  const under = own.filter((record) => (tab === 'todo' ? waiting.has(record.ywlsh) : isUnder(tx, tab, record)));
  const chosen = chosenRows(under, input, {
    same: ['ywlx'],
    day: ({ slsj }) => slsj,
    newest: ({ slsj, ywlsh }) => slsj + ywlsh,
  });
  return {
    ...pageOfRows(tx, chosen, input, (record) => rowFor(tx, actor, record)),
    ywlb: [...new Set(own.map(({ ywlx }) => ywlx))].map((ywlx) => ({ ywlx, ywmc: businessName(ywlx) ?? ywlx })),
  };
}

/** Returns an own case. @throws BusinessError for any other number, with the message of an unknown one */
export function caseDetail(tx: Transaction, actor: Actor, input: { ywlsh: string }): CaseDetail {
  const record = ownCase(tx, actor, input.ywlsh);
  const kfh = mayCheckCase(tx, actor, record);
  const fhxg = changedSince(tx, record, { whole: kfh });
  return {
    ...detailOf(tx, record),
    ...rowFor(tx, actor, record),
    sqnr: filedRows(record, { whole: kfh }),
    ...{ tsts: kfh, fhxg },
  };
}

/** Returns a case with the rights of the signed-in operator. */
function rowFor(tx: Transaction, actor: Actor, record: CaseRecord): CaseSummary {
  const found = summaryOf(tx, record);
  const kch = found.kch && mayWithdrawCase(tx, actor, record);
  const over = FINAL.includes(record.ywzt);
  const cgsm = draftNote(tx, record, actor);
  return {
    ...found,
    kch,
    kfh: mayCheckCase(tx, actor, record),
    ...corrected(tx, actor, record),
    ...(over && !mayStartAnother(tx, actor, record) && { kzb: false }),
    ...(cgsm && { cgsm }),
  };
}

/** Returns a page of the list submitted with an own case; empty for a case without one. */
export function caseRowsPage(
  tx: Transaction,
  actor: Actor,
  input: { ywlsh: string; page: number; size: number; cx?: string; jbd?: string },
): CaseRowsPage {
  const record = ownCase(tx, actor, input.ywlsh);
  const request = { page: input.page, size: input.size, cx: input.cx ?? '' };
  const { bt, table } = fullRows(tx, record);
  const changes = rowChanges(tx, record);
  if (!changes) return tablePage(tx, bt, table, request);
  const { lm, key } = table;
  // Changed rows are marked; `jbd` leaves out the others.
  const chosen = input.jbd === '1' ? only(table, (cells) => changes.of(cells) !== undefined) : table;
  const page = tablePage(tx, bt, chosen, request);
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

/** Withdraws a case. @throws BusinessError after the review */
export function withdrawCase(tx: Transaction, actor: Actor, input: { ywlsh: string }): CaseDetail {
  const record = ownCase(tx, actor, input.ywlsh);
  if (record.ywzt === '85') return detailOf(tx, record);
  if (!isWithdrawable(tx, record)) {
    throw new BusinessError(REFUSED, `该业务${stateName(tx.store, record)}，不能撤回`);
  }
  if (!mayWithdrawCase(tx, actor, record)) throw new BusinessError(REFUSED, withdrawRefusal(tx, actor, record));
  const clr = stepActorName(tx, actor, record.blqd);
  const by = operatorOf(tx, actor);
  const step = ruleOfCase(record)?.takeBack?.(tx, record) ?? {
    jdmc: '撤回申请',
    yj: by && by.jbrzjhm !== record.jbr?.jbrzjhm ? `${clr}撤回` : '申请人撤回',
  };
  const ended = endCase(tx, record, { to: '85', ...step, clr, by });
  // Releasing a reservation may have added a step: the case is read again.
  return detailOf(tx, cases(tx.store).get(ended.ywlsh) ?? ended);
}

/** Returns the actor's to-dos: cases to correct or sign, newest first, then missing information. */
export function todos(tx: Transaction, actor: Actor): TodoItem[] {
  // Only an operator who may submit can use a form.
  const hands = !checksOnly(tx, actor);
  const waiting = casesOf(tx.store, ownerOf(actor)).filter(
    (record) =>
      WAITING.includes(record.ywzt) &&
      (hands || record.ywzt !== '97') &&
      !hasReturned(tx, actor, record) &&
      // Cases that wait for the centre are no to-dos.
      stateNote(tx.store, record)?.lx !== 'waiting',
  );
  const own = waiting.reverse().map((record) => ({
    ywlx: record.ywlx,
    ywlsh: record.ywlsh,
    title: `${record.ywmc}：${stateName(tx.store, record)}`,
    sxsm: waitingText(tx.store, record),
    // A returned case opens its form; a failed booking opens its page or the case.
    ...(record.ywzt === '81' && { lj: wayOn(tx.store, record) }),
    rq: record.since,
  }));
  const items = [
    ...signTodos(tx, actor),
    ...phoneTodos(tx, actor),
    ...overdueTodos(tx, actor),
    ...loanTodos(tx, actor),
    ...remittanceTodos(tx, actor),
    ...(hands ? [...registrationTodos(tx, actor), ...sealTodos(tx, actor), ...reopeningTodos(tx, actor)] : []),
    ...checkTodos(tx, actor),
    ...paymentTodos(tx, actor),
    ...flexibleTodos(tx, actor),
    ...own,
    ...appointmentTodos(tx, actor),
  ];
  // Missing prerequisites come first: none of the forms opens without them. A gap whose own case is returned is listed once.
  const missing = gapsOf(tx, actor);
  const returned = items.filter(({ ywlx }) => ywlx !== '' && missing.some((gap) => gap.ywlx === ywlx));
  const gaps = missing
    .filter(({ ywlx, lj }) => (hands || lj) && !returned.some((item) => item.ywlx === ywlx))
    .map(({ what: _, refusal: __, ...gap }): TodoItem => ({ ...gap, ywlsh: '', rq: tx.today() }));
  return [...returned, ...gaps, ...items.filter((item) => !returned.includes(item))];
}

/** Returns the page that resolves a failed booking; the case itself if the booking is retried automatically. */
function wayOn(store: Store, record: CaseRecord): string {
  const note = stateNote(store, record);
  return (note?.lx === 'failed' && note.lj) || casePath(record);
}

export function detailOf(tx: Transaction, record: CaseRecord): CaseDetail {
  return {
    ...summaryOf(tx, record),
    blqd: record.blqd,
    ywwd: record.ywwd && labelOf('WDXX', record.ywwd),
    sqr: applicantFacts(tx, record),
    sqnr: filedRows(record),
    cl: materialRows(tx, record),
    // Keys for internal comparison are not sent.
    lc: record.lc.map(({ jdmc, clsj, clr, yj }) => ({ jdmc, clsj, clr, yj })),
    sbyy: failureOf(tx.store, record),
    bz: record.bz?.map(({ lx, bh, mc, yj }) => ({ lx, bh, mc, yj })),
    // Sent only in correction: the form is built from it, with or without a draft.
    tjnr: record.ywzt === '97' ? record.sent : undefined,
    dzje: record.dzje === undefined ? undefined : toYuan(record.dzje),
    dzrq: record.dzrq,
    grzhye: record.grzhye === undefined ? undefined : toYuan(record.grzhye),
  };
}

/** Marks a returned case that the signed-in operator may not correct; nothing if they may. */
function corrected(tx: Transaction, actor: Actor, record: CaseRecord): Pick<CaseSummary, 'kbz'> {
  return record.ywzt === '97' && (checksOnly(tx, actor) || hasReturned(tx, actor, record)) ? { kbz: false } : {};
}

/** Returns whether this checker returned the case and waits for its preparer. */
function hasReturned(tx: Transaction, actor: Actor, record: CaseRecord): boolean {
  // If the preparer is stopped, the checker may take over.
  if (!returnedByUnit(record) || isPreparerGone(tx.store, record)) return false;
  const self = actingOperator(tx, actor);
  return self !== undefined && mayCheckFor(self, record.jbr?.jbrzjhm) && record.lc.at(-1)?.by?.jbrzjhm === self.jbrzjhm;
}

function materialRows(tx: Transaction, record: CaseRecord): CaseDetail['cl'] {
  return materialsOf(tx, record.ywlsh, { ...record.values }).flatMap(({ wjmc, clzt, wj }) =>
    wj.length === 0 ? [{ wjmc, wjm: '', clzt }] : wj.map(({ wjm }) => ({ wjmc, wjm, clzt })),
  );
}

function summaryOf(tx: Transaction, record: CaseRecord): CaseSummary {
  const { ywlsh, ywlx, ywmc, slsj, ywzt } = record;
  const tlts = Math.max(daysBetween(record.since, tx.today()), 0);
  const kch = isWithdrawable(tx, record);
  const ztsm = stateNote(tx.store, record);
  const noted = ztsm && { ztsm };
  const promise = dueDate(tx.store, record);
  const extras = caseListColumns(tx, record);
  // A case whose due date is paused cannot be overdue.
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
    ...(kch && { chsm: endingText(tx, record) }),
    je: toYuan(record.je),
    ...(record.jemc && { jemc: record.jemc }),
    ...extras,
    ...resubmissionTime(record),
    ...pendingCheckState(record),
    ...promise,
    cq,
  };
}

function isWithdrawable({ store }: Transaction, record: CaseRecord): boolean {
  if (!MOVES[record.ywzt].includes('85')) return false;
  if (WITHDRAWABLE.includes(record.ywzt)) return true;
  return ruleOfCase(record)?.revocable?.(store, record) ?? false;
}

function isUnder({ store }: Transaction, tab: Exclude<Tab, 'todo'>, record: CaseRecord): boolean {
  if (tab === 'open') return !isFinished(store, record);
  if (tab === 'done') return isFinished(store, record);
  return true;
}

function waitingText(store: Store, record: CaseRecord): string {
  const { sbyy, deadline = '', ywzt } = record;
  if (sbyy && returnedByUnit(record)) {
    const rest = `由${responsibleOperatorsText(store, record)}于${byEndOf(deadline)}修改后重新提交复核`;
    return `${record.lc.at(-1)?.clr}退回：${sbyy.yy}；${rest}`;
  }
  // A failed booking states the next step in its reason.
  if (ywzt === '81' && sbyy) return `${sbyy.yy}；${sbyy.xyb}`;
  const until = deadline ? `请于${byEndOf(deadline)}处理` : '请及时处理';
  return sbyy ? `${sbyy.yy}；${until}` : until;
}

function ownCase(tx: Transaction, actor: Actor, ywlsh: string): CaseRecord {
  const record = cases(tx.store).get(ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new BusinessError(REFUSED, '未找到该业务，请从“我的办件”进入');
  return record;
}
