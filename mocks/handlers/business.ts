import type { HttpHandler } from 'msw';
import { isRecord } from '@/lib/foreign-json';
import { touchParty } from '../centre/access/applicants';
import { isOfficeButtonDisabled } from '../centre/access/button-keys';
import { cases } from '../centre/cases/case-states';
import {
  type DraftKey,
  deleteDraft,
  draftBlock,
  draftHolderOf,
  draftOf,
  listDrafts,
  saveDraft,
  saveDraftBlock,
} from '../centre/cases/drafts/drafts';
import { issueActNumber, issueNumber } from '../centre/kernel/business-numbers';
import { BusinessError, REFUSED, type Transaction } from '../centre/kernel/transaction';
import { caseDetail, caseRowsPage, listCases, openCaseOf, todos, withdrawCase } from '../centre/office/cases';
import { agreement, businessNote, lastReading } from '../centre/office/notices';
import { forbidden } from './calls/answer';
import { ANY_SESSION } from './calls/callers';
import { integerField, searchOf, textField, textFields } from './calls/request-context';
import { guardedBy, guardedRoute, type MockServer, type SessionContext } from './calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Calls common to all businesses: notes, numbers, drafts and cases (docs/specification.md 7.3). */
export function businessHandlers(door: MockServer): HttpHandler[] {
  /** Also permitted with the pass of one application, for that application. */
  const ofParty = (method: 'get' | 'post', path: string, work: (tx: Transaction, visitor: SessionContext) => unknown) =>
    guardedBy(touchParty, door, method, path, ANY_SESSION, work);
  return [
    ofParty('get', `${HALL}/ywblxz/getInfoByYwlx`, (tx, { query, session: { actor } }) => {
      const ywlx = textField(query, 'ywlx');
      const note = businessNote(ywlx, actor.kind, textField(query, 'ywsx'));
      if (!note) return new BusinessError(REFUSED, '业务类型不正确');
      const sc = lastReading(tx, actor, ywlx);
      return { ...note, ...(sc && { sc }) };
    }),
    // Of a case of the caller.
    guardedRoute(door, 'get', `${HALL}/ywblxz/getInfo`, ANY_SESSION, (tx, { query, actor }) => {
      const { ywlx, ywlsh } = caseDetail(tx, actor, textFields(query, 'ywlsh'));
      return (
        businessNote(ywlx, actor.kind, cases(tx.store).get(ywlsh)?.values.qttqyy) ??
        new BusinessError(REFUSED, '业务类型不正确')
      );
    }),
    ofParty('get', `${HALL}/ywblxz/getYhblxz`, (_desk, { query, actor }) => ({
      pznr: agreement(textField(query, 'ywlx'), actor.kind),
    })),
    guardedRoute(door, 'get', `${HALL}/ztyw/existsByYwbh`, ANY_SESSION, (tx, { actor, query }) =>
      openCaseOf(tx, actor, textField(query, 'ywlx'), textField(query, 'ywbh')),
    ),
    guardedRoute(door, 'get', `${HALL}/id/getYthptYwbh`, ANY_SESSION, (tx, { actor, query }) =>
      issueNumber(tx, actor, textField(query, 'ywlx')),
    ),
    guardedRoute(door, 'get', `${HALL}/id/getId`, ANY_SESSION, (tx, { actor, query }) =>
      issueActNumber(tx, actor, textField(query, 'lx')),
    ),
    ofParty('post', `${HALL}/draftbox/save`, (tx, { session, body }) =>
      saveDraft(tx, draftHolderOf(session), {
        ywlx: textField(body, 'ywlx'),
        ywlsh: textField(body, 'ywlsh'),
        bbh: integerField(body, 'bbh', 1, 1, 1_000_000),
        dqbz: textField(body, 'dqbz'),
        nr: textField(body, 'nr'),
        mxk: blockNames(body.mxk),
        xgcs: integerField(body, 'xgcs', 0, 0, 1_000_000_000),
      }),
    ),
    ofParty('post', `${HALL}/draftbox/saveMxk`, (tx, { session, body }) =>
      saveDraftBlock(tx, draftHolderOf(session), {
        ...draftKey(body),
        kbh: textField(body, 'kbh'),
        nr: textField(body, 'nr'),
      }),
    ),
    ofParty('get', `${HALL}/draftbox/getMxk`, (tx, { session, query }) =>
      draftBlock(tx, draftHolderOf(session), { ...draftKey(query), kbh: textField(query, 'kbh') }),
    ),
    ofParty('get', `${HALL}/draftbox/getInfo`, (tx, { session, query }) =>
      draftOf(tx, draftHolderOf(session), draftKey(query)),
    ),
    guardedRoute(door, 'get', `${HALL}/draftbox/getList`, ANY_SESSION, (tx, { session }) =>
      listDrafts(tx, draftHolderOf(session)),
    ),
    ofParty('post', `${HALL}/draftbox/del`, (tx, { session, body }) =>
      deleteDraft(tx, draftHolderOf(session), draftKey(body)),
    ),
    guardedRoute(door, 'get', `${HALL}/wdbj/getList`, ANY_SESSION, (tx, { actor, query }) =>
      listCases(tx, actor, searchOf(query, ['tab', 'ywlx', 'ksrq', 'jsrq'])),
    ),
    ofParty('get', `${HALL}/wdbj/getInfo`, (tx, { actor, query }) => caseDetail(tx, actor, textFields(query, 'ywlsh'))),
    guardedRoute(door, 'get', `${HALL}/wdbj/getMx`, ANY_SESSION, (tx, { actor, query }) =>
      caseRowsPage(tx, actor, searchOf(query, ['ywlsh', 'cx', 'jbd'])),
    ),
    ofParty('post', `${HALL}/wdbj/chehui`, (tx, { session, actor, body }) =>
      isOfficeButtonDisabled(tx, session.loginType, 'chehui')
        ? forbidden()
        : withdrawCase(tx, actor, textFields(body, 'ywlsh')),
    ),
    guardedRoute(door, 'get', `${HALL}/dbsx/getList`, ANY_SESSION, (tx, { session, actor }) =>
      isOfficeButtonDisabled(tx, session.loginType, 'dbsx') ? forbidden() : todos(tx, actor),
    ),
  ];
}

/** Key of the draft; without a number, the draft to resume. */
function draftKey(given: Record<string, unknown>): DraftKey {
  return { ywlx: textField(given, 'ywlx'), ywlsh: given.ywlsh === undefined ? undefined : textField(given, 'ywlsh') };
}

/** Names of a draft's blocks, by field; invalid entries are ignored. */
function blockNames(raw: unknown): Record<string, string[]> {
  if (!isRecord(raw)) return {};
  const named = Object.entries(raw).map(([field, names]): [string, string[]] => [
    field,
    Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
  ]);
  return Object.fromEntries(named);
}
