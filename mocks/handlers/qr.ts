import type { HttpHandler } from 'msw';
import type { SignInAnswer } from '@/api/auth';
import type { Desk } from '../centre/desk';
import { openQrSession, qrSession, redeemQrSession } from '../centre/qr-sessions';
import { signInByQrCode } from '../centre/sign-in';
import { type Door, open } from './door';
import { text } from './visit';

const QR = '/api/auth/v1/qrcode';
/** What the code leads a phone to. */
const URL_BASE = 'https://gjj.yunzhou.gov.example/m/scan?uuid=';

/** Sign-in by QR code: the screen polls while the phone (POST __qa__/scan) scans and confirms. */
export function qrHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${QR}/getQrCode`, (desk, { wall }) => {
      const { uuid } = openQrSession(desk, wall, 'login');
      return { uuid, urlBase: URL_BASE };
    }),
    open(door, 'get', `${QR}/findQrStatus`, (desk, { query, wall }) => qrStatus(desk, wall, text(query, 'uuid'))),
  ];
}

/** `status`: waiting, scanned, confirmed, cancelled or expired; the session comes with 'confirmed', once. */
function qrStatus(desk: Desk, wall: number, uuid: string): { status: string; login: SignInAnswer | null } {
  const session = qrSession(desk, wall, uuid);
  if (session?.state !== 'confirmed') return { status: session?.state ?? 'expired', login: null };
  redeemQrSession(desk, uuid);
  const login = signInByQrCode(desk, wall, session.zjhm);
  return login ? { status: 'confirmed', login } : { status: 'cancelled', login: null };
}
