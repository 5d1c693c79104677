import { type HttpHandler, HttpResponse } from 'msw';
import { touchSession } from '../../centre/access/sessions';
import { deleteDraft, draftHolderOf, dropDraftOf } from '../../centre/cases/drafts/drafts';
import { addComplaint, submittedUnder, usedFiles } from '../../centre/public/complaints/complaints';
import {
  addComplaintFile,
  complaintFileOfActor,
  existingFiles,
  removeComplaintFile,
} from '../../centre/public/complaints/complaints-files';
import { shownContact } from '../../centre/public/complaints/complaints-people';
import { gradeAnswer, requestReview } from '../../centre/public/complaints/complaints-steps';
import {
  type ComplaintSearch,
  complaintView,
  listMyComplaints,
  publishedComplaints,
} from '../../centre/public/complaints/complaints-views';
import { complaintSubjects, departments } from '../../data/departments';
import { ANY_SESSION } from '../calls/callers';
import { pagingOf, textField, textFields } from '../calls/request-context';
import { bearer, guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const TSJY = '/api/izfgjj-zhfw/v1/tsjy';
const CORE = '/api/core/v1/p';

/** Complaints and suggestions (docs/specification.md 7.3, 7.5): published answers are public, others visible to their author. */
export function complaintHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${TSJY}/getList`, (tx, { query }) => publishedComplaints(tx, searchOf(query))),
    guardedRoute(door, 'get', `${TSJY}/getMyList`, ANY_SESSION, (tx, { actor, query }) =>
      listMyComplaints(tx, actor, searchOf(query)),
    ),
    // Open to guests: a valid token only determines the author.
    publicRoute(door, 'get', `${TSJY}/getInfo`, (tx, { query, wall }, request) =>
      complaintView(tx, touchSession(tx, bearer(request), wall)?.actor, textField(query, 'id')),
    ),
    publicRoute(door, 'get', `${TSJY}/getYwlxList`, () =>
      complaintSubjects.map(({ ywlxdm, ywlxmc }) => ({ ywlxdm, ywlxmc })),
    ),
    publicRoute(door, 'get', `${TSJY}/getZgbmList`, () => departments.map(({ bmdm, bmmc }) => ({ bmdm, bmmc }))),
    guardedRoute(door, 'get', `${TSJY}/getLxr`, ANY_SESSION, (tx, { session }) => shownContact(tx, session)),
    guardedRoute(door, 'get', `${TSJY}/getSubmitted`, ANY_SESSION, (tx, { actor, query }) =>
      submittedUnder(tx, actor, textField(query, 'qqbh')),
    ),
    guardedRoute(door, 'post', `${TSJY}/uploadFj`, ANY_SESSION, (tx, { actor, body, files }) =>
      addComplaintFile(tx, actor, { qqbh: textField(body, 'qqbh'), file: files.fj }),
    ),
    guardedRoute(door, 'post', `${TSJY}/delFj`, ANY_SESSION, (tx, { actor, body }) =>
      removeComplaintFile(tx, actor, textField(body, 'fjId'), usedFiles(tx.store)),
    ),
    guardedRoute(door, 'get', `${TSJY}/getFjList`, ANY_SESSION, (tx, { actor, query }) =>
      existingFiles(tx, actor, textField(query, 'fjIds').split(',')),
    ),
    guardedRoute(door, 'get', `${CORE}/file/download`, ANY_SESSION, (tx, { actor, query }) => {
      const { bytes, type } = complaintFileOfActor(tx, actor, textField(query, 'id'));
      return HttpResponse.arrayBuffer(bytes.slice().buffer, { headers: { 'Content-Type': type } });
    }),
    guardedRoute(door, 'post', `${TSJY}/add`, ANY_SESSION, (tx, { session, body }) => {
      const receipt = addComplaint(tx, session, body);
      dropDraftOf(tx, draftHolderOf(session), 'tsjy', textField(body, 'qqbh'));
      return receipt;
    }),
    guardedRoute(door, 'post', `${TSJY}/fh`, ANY_SESSION, (tx, { session, actor, body }) => {
      requestReview(tx, actor, textFields(body, 'id', 'yy'));
      deleteDraft(tx, draftHolderOf(session), { ywlx: `tsfh-${textField(body, 'id')}` });
      return complaintView(tx, actor, textField(body, 'id'));
    }),
    guardedRoute(door, 'post', `${TSJY}/pj`, ANY_SESSION, (tx, { session, actor, body }) => {
      gradeAnswer(tx, actor, textFields(body, 'id', 'pjdj', 'pjnr'));
      deleteDraft(tx, draftHolderOf(session), { ywlx: `tspj-${textField(body, 'id')}` });
      return complaintView(tx, actor, textField(body, 'id'));
    }),
  ];
}

function searchOf(query: Record<string, string>): ComplaintSearch {
  const read = (name: string) => textField(query, name);
  return { jlx: read('jlx'), zt: read('zt'), bmdm: read('bmdm'), gjz: read('gjz').slice(0, 100), ...pagingOf(query) };
}
