import type { HttpHandler } from 'msw';
import type { LoginType, SignInAnswer } from '@/api/auth';
import type { Origin } from '../centre/access-log';
import { admit } from '../centre/admit';
import { type Desk, Refusal } from '../centre/desk';
import { faceChecked, faceState, openFaceCheck } from '../centre/face-checks';
import { openQrSession, qrSession, redeemQrSession } from '../centre/qr-sessions';
import { findAccount } from '../centre/sign-in-accounts';
import { type Door, guarded, open } from './door';
import { text } from './visit';

const QR = '/api/auth/v1/qrcode';
const FACE = '/api/auth/v1/twoCheck';
const EVERYBODY: readonly LoginType[] = ['1', '2', '3'];
/** What the code leads a phone to. */
const URL_BASE = 'https://gjj.yunzhou.gov.example/m/scan?uuid=';
const FACE_PAGE = 'https://gjj.yunzhou.gov.example/m/face?uuid=';

/** Sign-in and face check by QR code: the screen polls while the phone (POST __qa__/scan) scans and confirms. */
export function qrHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${QR}/getQrCode`, (desk, { wall }) => {
      const { uuid } = openQrSession(desk, wall, 'login');
      return { uuid, urlBase: URL_BASE };
    }),
    open(door, 'get', `${QR}/findQrStatus`, (desk, visit) => qrStatus(desk, visit, text(visit.query, 'uuid'))),
    guarded(door, 'get', `${FACE}/getQrCode`, EVERYBODY, (desk, { session, query, wall }) => {
      return { uuid: openFaceCheck(desk, wall, session, text(query, 'menuId')), urlBase: FACE_PAGE };
    }),
    guarded(door, 'get', `${FACE}/findQrStatus`, EVERYBODY, (desk, { session, query, wall }) =>
      faceState(desk, wall, session, text(query, 'uuid')),
    ),
    guarded(door, 'get', `${FACE}/getResult`, EVERYBODY, (desk, { session, query, wall }) =>
      faceChecked(desk, wall, session, text(query, 'menuId')),
    ),
  ];
}

/** `status`: waiting, scanned, confirmed, cancelled or expired; the session comes with 'confirmed', once. */
function qrStatus(desk: Desk, origin: Origin, uuid: string): { status: string; login: SignInAnswer | null } | Refusal {
  const found = qrSession(desk, origin.wall, uuid);
  const session = found?.purpose === 'login' ? found : undefined;
  if (session?.state !== 'confirmed') return { status: session?.state ?? 'expired', login: null };
  redeemQrSession(desk, uuid);
  const account = findAccount(desk, '1', session.zjhm);
  if (!account) return { status: 'cancelled', login: null };
  const login = admit(desk, origin, account, 'qr');
  return login instanceof Refusal ? login : { status: 'confirmed', login };
}
