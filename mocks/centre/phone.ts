import { type Desk, Refusal } from './desk';
import { completeFaceCheck } from './face-checks';
import { type QrSession, qrSession, scanQrCode } from './qr-sessions';
import { followSignLink } from './sign-requests';
import { signatures } from './signature-records';
import { completeSignature } from './signatures';

/** What a phone does: with a QR code on a screen (sign-in, signature, face check), or with the link of an invitation to sign. */
export function actOnPhone(
  desk: Desk,
  wall: number,
  input: { uuid: string; action: string; zjhm: string },
): QrSession | Refusal | object {
  const invited = followSignLink(desk, input);
  if (invited) return invited;
  const foreign = strangerAt(desk, qrSession(desk, wall, input.uuid), input.zjhm);
  if (foreign) return foreign;
  const session = scanQrCode(desk, wall, input);
  if (session instanceof Refusal || session.state !== 'confirmed') return session;
  if (session.purpose === 'sign') completeSignature(desk, session.subject);
  if (session.purpose === 'face') {
    const refused = completeFaceCheck(desk, wall, session);
    // Thrown: the code is not used up by a stranger's face.
    if (refused) throw refused;
  }
  return session;
}

function strangerAt(desk: Desk, session: QrSession | undefined, zjhm: string): Refusal | undefined {
  if (session?.purpose !== 'sign' || zjhm === '') return undefined;
  const signer = signatures(desk.store).get(session.subject);
  const own = !signer?.zjhm || signer.zjhm.toUpperCase() === zjhm.toUpperCase();
  return own ? undefined : new Refusal('1', `请由${signer.xingming}本人扫码签署`);
}
