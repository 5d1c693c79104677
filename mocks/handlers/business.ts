import type { HttpHandler } from 'msw';
import { isRecord } from '@/lib/foreign-json';
import { touchParty } from '../centre/access/applicants';
import { isOfficeButtonOff } from '../centre/access/button-keys';
import {
  type DraftKey,
  deleteDraft,
  draftBlock,
  draftOf,
  holderOf,
  listDrafts,
  saveDraft,
  saveDraftBlock,
} from '../centre/cases/drafts';
import { type Desk, REFUSED, Refusal } from '../centre/kernel/desk';
import { issueActNumber, issueNumber } from '../centre/kernel/numbers';
import { caseDetail, caseRowsPage, listCases, openCaseOf, todos, withdrawCase } from '../centre/office/cases';
import { agreement, businessNote } from '../centre/office/notices';
import { forbidden } from './answer';
import { EVERYBODY } from './callers';
import { type Door, guarded, guardedBy, type Visitor } from './door';
import { pageOf, text, wholeNumber } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';
const TABS = ['all', 'todo', 'open', 'done'] as const;

/** Notes, numbers, drafts and cases: what all businesses share (specification 7.3). */
export function businessHandlers(door: Door): HttpHandler[] {
  /** Also open to whoever holds the pass of one application, for that application. */
  const ofParty = (method: 'get' | 'post', path: string, work: (desk: Desk, visitor: Visitor) => unknown) =>
    guardedBy(touchParty, door, method, path, EVERYBODY, work);
  return [
    ofParty('get', `${HALL}/ywblxz/getInfoByYwlx`, (_desk, { query, session }) => {
      return businessNote(text(query, 'ywlx'), session.actor.kind) ?? new Refusal(REFUSED, '业务类型不正确');
    }),
    // Of one of the own cases.
    guarded(door, 'get', `${HALL}/ywblxz/getInfo`, EVERYBODY, (desk, { query, session }) => {
      const { ywlx } = caseDetail(desk, session.actor, { ywlsh: text(query, 'ywlsh') });
      return businessNote(ywlx, session.actor.kind) ?? new Refusal(REFUSED, '业务类型不正确');
    }),
    ofParty('get', `${HALL}/ywblxz/getYhblxz`, (_desk, { query, session }) => ({
      pznr: agreement(text(query, 'ywlx'), session.actor.kind),
    })),
    guarded(door, 'get', `${HALL}/ztyw/existsByYwbh`, EVERYBODY, (desk, { session, query }) =>
      openCaseOf(desk, session.actor, text(query, 'ywlx'), text(query, 'ywlsh')),
    ),
    guarded(door, 'get', `${HALL}/id/getYthptYwbh`, EVERYBODY, (desk, { session, query }) =>
      issueNumber(desk, session.actor, text(query, 'ywlx')),
    ),
    guarded(door, 'get', `${HALL}/id/getId`, EVERYBODY, (desk, { session, query }) =>
      issueActNumber(desk, session.actor, text(query, 'lx')),
    ),
    ofParty('post', `${HALL}/draftbox/save`, (desk, { session, body }) =>
      saveDraft(desk, holderOf(session), {
        ywlx: text(body, 'ywlx'),
        ywlsh: text(body, 'ywlsh'),
        bbh: wholeNumber(body, 'bbh', 1, 1, 1_000_000),
        dqbz: text(body, 'dqbz'),
        nr: text(body, 'nr'),
        mxk: blockNames(body.mxk),
        xgcs: wholeNumber(body, 'xgcs', 0, 0, 1_000_000_000),
      }),
    ),
    ofParty('post', `${HALL}/draftbox/saveMxk`, (desk, { session, body }) =>
      saveDraftBlock(desk, holderOf(session), {
        ...draftKey(body),
        kbh: text(body, 'kbh'),
        nr: text(body, 'nr'),
      }),
    ),
    ofParty('get', `${HALL}/draftbox/getMxk`, (desk, { session, query }) =>
      draftBlock(desk, holderOf(session), { ...draftKey(query), kbh: text(query, 'kbh') }),
    ),
    ofParty('get', `${HALL}/draftbox/getInfo`, (desk, { session, query }) =>
      draftOf(desk, holderOf(session), draftKey(query)),
    ),
    guarded(door, 'get', `${HALL}/draftbox/getList`, EVERYBODY, (desk, { session }) =>
      listDrafts(desk, holderOf(session)),
    ),
    ofParty('post', `${HALL}/draftbox/del`, (desk, { session, body }) =>
      deleteDraft(desk, holderOf(session), draftKey(body)),
    ),
    guarded(door, 'get', `${HALL}/wdbj/getList`, EVERYBODY, (desk, { session, query }) =>
      listCases(desk, session.actor, {
        tab: TABS.find((tab) => tab === text(query, 'tab')) ?? 'all',
        ywlx: text(query, 'ywlx') || undefined,
        ksrq: text(query, 'ksrq') || undefined,
        jsrq: text(query, 'jsrq') || undefined,
        ...pageOf(query),
      }),
    ),
    ofParty('get', `${HALL}/wdbj/getInfo`, (desk, { session, query }) =>
      caseDetail(desk, session.actor, { ywlsh: text(query, 'ywlsh') }),
    ),
    guarded(door, 'get', `${HALL}/wdbj/getMx`, EVERYBODY, (desk, { session, query }) =>
      caseRowsPage(desk, session.actor, {
        ywlsh: text(query, 'ywlsh'),
        cx: text(query, 'cx'),
        jbd: text(query, 'jbd'),
        ...pageOf(query),
      }),
    ),
    ofParty('post', `${HALL}/wdbj/chehui`, (desk, { session, body }) =>
      isOfficeButtonOff(desk, session.loginType, 'chehui')
        ? forbidden()
        : withdrawCase(desk, session.actor, { ywlsh: text(body, 'ywlsh') }),
    ),
    guarded(door, 'get', `${HALL}/dbsx/getList`, EVERYBODY, (desk, { session }) =>
      isOfficeButtonOff(desk, session.loginType, 'dbsx') ? forbidden() : todos(desk, session.actor),
    ),
  ];
}

/** Which draft is meant; without a number, the one that the person would go on with. */
function draftKey(given: Record<string, unknown>): DraftKey {
  return { ywlx: text(given, 'ywlx'), ywlsh: given.ywlsh === undefined ? undefined : text(given, 'ywlsh') };
}

/** Blocks named by a draft, by field; anything else in it is left out. */
function blockNames(raw: unknown): Record<string, string[]> {
  if (!isRecord(raw)) return {};
  const named = Object.entries(raw).map(([field, names]): [string, string[]] => [
    field,
    Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
  ]);
  return Object.fromEntries(named);
}
