import type { HttpHandler } from 'msw';
import { faceChecked, faceState, openFaceCheck } from '../../centre/access/proofs/face-checks';
import { openScanCode, type ShownCode, scanProgress, signInByFaceScan } from '../../centre/access/scan-sign-in';
import { factorProgress, openFactorCode } from '../../centre/access/second-factor-scan';
import { touchSession } from '../../centre/access/sessions';
import { phonePage } from '../../centre/kernel/messages/phone-pages';
import { entryRefusal } from '../../centre/office/eligibility';
import { sessionLost } from '../calls/answer';
import { ANY_SESSION } from '../calls/callers';
import { type RequestContext, textField, textFields } from '../calls/request-context';
import { bearer, guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const AUTH = '/api/auth/v1';
const QR = `${AUTH}/qrcode`;
const TWO_CHECK = `${AUTH}/twoCheck`;

/** Sign-in, second factor and face check by QR code: the screen polls while the phone (POST __qa__/scan) scans and confirms. */
export function qrHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${QR}/getQrCode`, (tx, { wall, query }) =>
      openScanCode(tx, wall, textField(query, 'lx') === 'face' ? 'qr-face' : 'qr', textField(query, 'loginType')),
    ),
    publicRoute(door, 'get', `${QR}/findQrStatus`, (tx, visit) => scanProgress(tx, visit, shownCode(visit))),
    publicRoute(door, 'get', `${AUTH}/otherAuth/qrFaceIdLogin`, (tx, visit) =>
      signInByFaceScan(tx, visit, shownCode(visit)),
    ),
    // With a sign-in ticket it is the second factor; without, a check within the session.
    publicRoute(door, 'get', `${TWO_CHECK}/getQrCode`, (tx, { query, wall }, request) => {
      const ticket = textField(query, 'ticket');
      if (ticket) return openFactorCode(tx, wall, ticket);
      const session = touchSession(tx, bearer(request), wall);
      if (!session) return sessionLost();
      return { uuid: openFaceCheck(tx, wall, session, textField(query, 'menuId')), urlBase: phonePage('face') };
    }),
    publicRoute(door, 'get', `${TWO_CHECK}/findQrStatus`, (tx, visit, request) => {
      const { query, wall } = visit;
      const ticket = textField(query, 'ticket');
      if (ticket) return factorProgress(tx, visit, ticket, textField(query, 'uuid'));
      const session = touchSession(tx, bearer(request), wall);
      return session ? faceState(tx, wall, session, textField(query, 'uuid')) : sessionLost();
    }),
    guardedRoute(door, 'get', `${TWO_CHECK}/getResult`, ANY_SESSION, (tx, { session, actor, query, wall }) => ({
      ...faceChecked(tx, wall, session, textField(query, 'menuId')),
      bz: entryRefusal(tx, actor, textField(query, 'menuId')),
    })),
  ];
}

const shownCode = ({ query }: RequestContext): ShownCode => textFields(query, 'uuid', 'ticket');
