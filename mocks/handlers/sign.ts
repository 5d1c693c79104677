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
import { textField, textFields } from './calls/request-context';
import { guardedRoute, type MockServer } from './calls/routes';

const ARCHIVE = '/api/dzda/v1/zhcjyw';
const SIGN = '/api/dzda/v1/qm';
const REQUESTS = '/api/izfgjj-zhfw/v1/qsqr';

/** Signatures by phone: of the applicant and of invited signers (docs/specification.md 2.6, 7.4). */
export function signHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${SIGN}/getQrCode`, ANY_SESSION, (tx, { actor, query, wall }) => {
      const qmbh = textField(query, 'qmbh');
      if (qmbh) return openInvitedSignature(tx, wall, actor, qmbh);
      return openApplicantSignature(tx, wall, actor, textFields(query, 'ywlsh', 'wsmc'));
    }),
    guardedRoute(door, 'post', `${ARCHIVE}/qsztcx`, ANY_SESSION, (tx, { actor, body, wall }) =>
      signState(tx, wall, actor, textField(body, 'uuid')),
    ),
    guardedRoute(door, 'post', `${ARCHIVE}/cxsqsgzV2`, ANY_SESSION, (tx, { actor, body }) =>
      signDocuments(tx, actor, textField(body, 'ywlsh'), plain(body)),
    ),
    guardedRoute(door, 'get', `${SIGN}/getList`, ANY_SESSION, (tx, { actor, query }) => {
      const ywlsh = textField(query, 'ywlsh');
      const own = cases(tx.store).get(ywlsh)?.owner === ownerOf(actor);
      return own ? signaturesOf(tx, ywlsh) : new BusinessError(REFUSED, '未找到该业务，请从“我的办件”进入');
    }),
    guardedRoute(door, 'get', `${REQUESTS}/getList`, ANY_PERSON, (tx, { actor }) => signRequests(tx, actor)),
    guardedRoute(door, 'post', `${REQUESTS}/jujue`, ANY_PERSON, (tx, { actor, body }) =>
      refuseSign(tx, actor, textField(body, 'qmbh'), textField(body, 'jjyy')),
    ),
  ];
}
