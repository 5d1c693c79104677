import type { HttpHandler } from 'msw';
import { cases } from '../centre/cases/case-states';
import { refuseSign, signRequests } from '../centre/cases/signatures/sign-requests';
import {
  openApplicantSignature,
  openInvitedSignature,
  signaturesOf,
  signState,
} from '../centre/cases/signatures/signatures';
import { BusinessError, ownerOf, REFUSED } from '../centre/kernel/transaction';
import { signDocuments } from '../centre/office/sign-documents';
import { plain } from './applications';
import { ANY_PERSON, ANY_SESSION } from './calls/callers';
import { textField } from './calls/request-context';
import { guardedRoute, type MockServer } from './calls/routes';

const ARCHIVE = '/api/dzda/v1/zhcjyw';
const SIGN = '/api/dzda/v1/qm';
const REQUESTS = '/api/izfgjj-zhfw/v1/qsqr';

/** Signatures by phone: of the applicant and of invited signers (docs/specification.md 2.6, 7.4). */
export function signHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${SIGN}/getQrCode`, ANY_SESSION, (tx, { session, query, wall }) => {
      const qmbh = textField(query, 'qmbh');
      if (qmbh) return openInvitedSignature(tx, wall, session.actor, qmbh);
      return openApplicantSignature(tx, wall, session.actor, {
        ywlsh: textField(query, 'ywlsh'),
        wsmc: textField(query, 'wsmc'),
      });
    }),
    guardedRoute(door, 'post', `${ARCHIVE}/qsztcx`, ANY_SESSION, (tx, { session, body, wall }) =>
      signState(tx, wall, session.actor, textField(body, 'uuid')),
    ),
    guardedRoute(door, 'post', `${ARCHIVE}/cxsqsgzV2`, ANY_SESSION, (tx, { session, body }) =>
      signDocuments(tx, session.actor, textField(body, 'ywlsh'), plain(body)),
    ),
    guardedRoute(door, 'get', `${SIGN}/getList`, ANY_SESSION, (tx, { session, query }) => {
      const ywlsh = textField(query, 'ywlsh');
      const own = cases(tx.store).get(ywlsh)?.owner === ownerOf(session.actor);
      return own ? signaturesOf(tx, ywlsh) : new BusinessError(REFUSED, '未找到该业务，请从“我的办件”进入');
    }),
    guardedRoute(door, 'get', `${REQUESTS}/getList`, ANY_PERSON, (tx, { session }) => signRequests(tx, session.actor)),
    guardedRoute(door, 'post', `${REQUESTS}/jujue`, ANY_PERSON, (tx, { session, body }) =>
      refuseSign(tx, session.actor, textField(body, 'qmbh'), textField(body, 'jjyy')),
    ),
  ];
}
