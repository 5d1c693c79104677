import { type HttpHandler, HttpResponse } from 'msw';
import { touchSession } from '../centre/access/sessions';
import { deleteDraft, dropDraftOf, holderOf } from '../centre/cases/drafts';
import { addComplaint, submittedUnder, usedFiles } from '../centre/public/complaints/complaints';
import { COMPLAINT_FIELDS, type ComplaintFields } from '../centre/public/complaints/complaints-fields';
import {
  addComplaintFile,
  knownFiles,
  ownComplaintFile,
  removeComplaintFile,
} from '../centre/public/complaints/complaints-files';
import { shownContact } from '../centre/public/complaints/complaints-people';
import { askReview, gradeAnswer } from '../centre/public/complaints/complaints-steps';
import {
  type ComplaintSearch,
  complaintView,
  listOwnComplaints,
  publishedComplaints,
} from '../centre/public/complaints/complaints-views';
import { complaintSubjects, departments } from '../data/departments';
import { EVERYBODY } from './callers';
import { bearer, type Door, guarded, open } from './door';
import { pageOf, text } from './visit';

const TSJY = '/api/izfgjj-zhfw/v1/tsjy';

/** Complaints and suggestions (specification 7.3, 7.5): published answers for everybody, the rest for whoever handed it in. */
export function complaintHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${TSJY}/getList`, (desk, { query }) => publishedComplaints(desk, searchOf(query))),
    guarded(door, 'get', `${TSJY}/getMyList`, EVERYBODY, (desk, { session, query }) =>
      listOwnComplaints(desk, session.actor, searchOf(query)),
    ),
    // A guest may ask too: the token, where there is a good one, only says whose it is.
    open(door, 'get', `${TSJY}/getInfo`, (desk, { query, wall }, request) =>
      complaintView(desk, touchSession(desk, bearer(request), wall)?.actor, text(query, 'id')),
    ),
    open(door, 'get', `${TSJY}/getYwlxList`, () => complaintSubjects.map(({ ywlxdm, ywlxmc }) => ({ ywlxdm, ywlxmc }))),
    open(door, 'get', `${TSJY}/getZgbmList`, () => departments.map(({ bmdm, bmmc }) => ({ bmdm, bmmc }))),
    guarded(door, 'get', `${TSJY}/getLxr`, EVERYBODY, (desk, { session }) => shownContact(desk, session)),
    guarded(door, 'get', `${TSJY}/getSubmitted`, EVERYBODY, (desk, { session, query }) =>
      submittedUnder(desk, session.actor, text(query, 'qqbh')),
    ),
    guarded(door, 'post', `${TSJY}/uploadFj`, EVERYBODY, (desk, { session, body, files }) =>
      addComplaintFile(desk, session.actor, { qqbh: text(body, 'qqbh'), file: files.fj }),
    ),
    guarded(door, 'post', `${TSJY}/delFj`, EVERYBODY, (desk, { session, body }) =>
      removeComplaintFile(desk, session.actor, text(body, 'fjId'), usedFiles(desk.store)),
    ),
    guarded(door, 'get', `${TSJY}/getFjList`, EVERYBODY, (desk, { session, query }) =>
      knownFiles(desk, session.actor, text(query, 'fjIds').split(',')),
    ),
    guarded(door, 'get', `${TSJY}/downloadFj`, EVERYBODY, (desk, { session, query }) => {
      const { bytes, type } = ownComplaintFile(desk, session.actor, text(query, 'fjId'));
      return HttpResponse.arrayBuffer(bytes.slice().buffer, { headers: { 'Content-Type': type } });
    }),
    guarded(door, 'post', `${TSJY}/add`, EVERYBODY, (desk, { session, body }) => {
      const fields = Object.fromEntries(COMPLAINT_FIELDS.map((name) => [name, text(body, name)]));
      const receipt = addComplaint(desk, session, fields as unknown as ComplaintFields); // every field is listed
      dropDraftOf(desk, holderOf(session), 'tsjy', text(body, 'qqbh'));
      return receipt;
    }),
    guarded(door, 'post', `${TSJY}/fh`, EVERYBODY, (desk, { session, body }) => {
      askReview(desk, session.actor, { id: text(body, 'id'), yy: text(body, 'yy') });
      deleteDraft(desk, holderOf(session), { ywlx: `tsfh-${text(body, 'id')}` });
      return complaintView(desk, session.actor, text(body, 'id'));
    }),
    guarded(door, 'post', `${TSJY}/pj`, EVERYBODY, (desk, { session, body }) => {
      gradeAnswer(desk, session.actor, { id: text(body, 'id'), pjdj: text(body, 'pjdj'), pjnr: text(body, 'pjnr') });
      deleteDraft(desk, holderOf(session), { ywlx: `tspj-${text(body, 'id')}` });
      return complaintView(desk, session.actor, text(body, 'id'));
    }),
  ];
}

function searchOf(query: Record<string, string>): ComplaintSearch {
  const read = (name: string) => text(query, name);
  return { jlx: read('jlx'), zt: read('zt'), bmdm: read('bmdm'), gjz: read('gjz').slice(0, 100), ...pageOf(query) };
}
