import type { HttpHandler } from 'msw';
import { cases } from '../centre/cases/case-states';
import { refuseSign, signRequests } from '../centre/cases/signatures/sign-requests';
import { openInvitedSignature, openOwnSignature, signaturesOf, signState } from '../centre/cases/signatures/signatures';
import { ownerOf, REFUSED, Refusal } from '../centre/kernel/desk';
import { signDocuments } from '../centre/office/sign-documents';
import { plain } from './applications';
import { ANY_PERSON, EVERYBODY } from './callers';
import { type Door, guarded } from './door';
import { text } from './visit';

const ARCHIVE = '/api/dzda/v1/zhcjyw';
const SIGN = '/api/dzda/v1/qm';
const REQUESTS = '/api/izfgjj-zhfw/v1/qsqr';

/** Signatures by phone: of the applicant, and of those who were invited (specification 2.6, 7.4). */
export function signHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${SIGN}/getQrCode`, EVERYBODY, (desk, { session, query, wall }) => {
      const qmbh = text(query, 'qmbh');
      if (qmbh) return openInvitedSignature(desk, wall, session.actor, qmbh);
      return openOwnSignature(desk, wall, session.actor, { ywlsh: text(query, 'ywlsh'), wsmc: text(query, 'wsmc') });
    }),
    guarded(door, 'post', `${ARCHIVE}/qsztcx`, EVERYBODY, (desk, { session, body, wall }) =>
      signState(desk, wall, session.actor, text(body, 'uuid')),
    ),
    guarded(door, 'post', `${ARCHIVE}/cxsqsgzV2`, EVERYBODY, (desk, { session, body }) =>
      signDocuments(desk, session.actor, text(body, 'ywlsh'), plain(body)),
    ),
    guarded(door, 'get', `${SIGN}/getList`, EVERYBODY, (desk, { session, query }) => {
      const ywlsh = text(query, 'ywlsh');
      const own = cases(desk.store).get(ywlsh)?.owner === ownerOf(session.actor);
      return own ? signaturesOf(desk, ywlsh) : new Refusal(REFUSED, '未找到该业务，请从“我的办件”进入');
    }),
    guarded(door, 'get', `${REQUESTS}/getList`, ANY_PERSON, (desk, { session }) => signRequests(desk, session.actor)),
    guarded(door, 'post', `${REQUESTS}/jujue`, ANY_PERSON, (desk, { session, body }) =>
      refuseSign(desk, session.actor, text(body, 'qmbh'), text(body, 'jjyy')),
    ),
  ];
}
