import type { HttpHandler } from 'msw';
import { faceChecked, faceState, openFaceCheck } from '../centre/access/proofs/face-checks';
import { openScanCode, type ShownCode, scanProgress, signInByFaceScan } from '../centre/access/scan-sign-in';
import { factorProgress, openFactorCode } from '../centre/access/second-factor-scan';
import { touchSession } from '../centre/access/sessions';
import { phonePage } from '../centre/kernel/phone-pages';
import { entryRefusal } from '../centre/office/may-begin';
import { sessionLost } from './answer';
import { EVERYBODY } from './callers';
import { bearer, type Door, guarded, open } from './door';
import { text, type Visit } from './visit';

const AUTH = '/api/auth/v1';
const QR = `${AUTH}/qrcode`;
const TWO_CHECK = `${AUTH}/twoCheck`;

/** Sign-in, second factor and face check by QR code: the screen polls while the phone (POST __qa__/scan) scans and confirms. */
export function qrHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${QR}/getQrCode`, (desk, { wall, query }) =>
      openScanCode(desk, wall, text(query, 'lx') === 'face' ? 'qr-face' : 'qr', text(query, 'loginType')),
    ),
    open(door, 'get', `${QR}/findQrStatus`, (desk, visit) => scanProgress(desk, visit, shownCode(visit))),
    open(door, 'get', `${AUTH}/otherAuth/qrFaceIdLogin`, (desk, visit) =>
      signInByFaceScan(desk, visit, shownCode(visit)),
    ),
    // With the ticket of a sign-in it is the second factor; without, a check of whoever is signed in.
    open(door, 'get', `${TWO_CHECK}/getQrCode`, (desk, { query, wall }, request) => {
      const ticket = text(query, 'ticket');
      if (ticket) return openFactorCode(desk, wall, ticket);
      const session = touchSession(desk, bearer(request), wall);
      if (!session) return sessionLost();
      return { uuid: openFaceCheck(desk, wall, session, text(query, 'menuId')), urlBase: phonePage('face') };
    }),
    open(door, 'get', `${TWO_CHECK}/findQrStatus`, (desk, visit, request) => {
      const { query, wall } = visit;
      const ticket = text(query, 'ticket');
      if (ticket) return factorProgress(desk, visit, ticket, text(query, 'uuid'));
      const session = touchSession(desk, bearer(request), wall);
      return session ? faceState(desk, wall, session, text(query, 'uuid')) : sessionLost();
    }),
    guarded(door, 'get', `${TWO_CHECK}/getResult`, EVERYBODY, (desk, { session, query, wall }) => ({
      ...faceChecked(desk, wall, session, text(query, 'menuId')),
      bz: entryRefusal(desk, session.actor, text(query, 'menuId')),
    })),
  ];
}

const shownCode = ({ query }: Visit): ShownCode => ({ uuid: text(query, 'uuid'), ticket: text(query, 'ticket') });
