import { recogniseFace } from './access/face-sign-in';
import { completeRecoverFace, isRecoverFace } from './access/passwords/password-recovery';
import { completeFaceCheck } from './access/proofs/face-checks';
import { type QrSession, qrSession, scanQrCode } from './access/proofs/qr-sessions';
import { judgeScanFace, noFace, wrongPhone } from './access/proofs/scan-faces';
import { followSignLink } from './cases/signatures/sign-requests';
import { isInvited, signatures } from './cases/signatures/signature-records';
import { completeSignature, endedSentence } from './cases/signatures/signatures';
import { type Desk, Refusal } from './kernel/desk';
import { completeGuestFace, isGuestFace } from './registration/guest-faces';
import { completeOperator } from './registration/unit-registration';

/**
 * What a phone does: with a QR code on a screen (sign-in, signature, face check), or with the link of an invitation to sign.
 * `zjhm`: who holds it, or whose face it sees; `face` none: it sees none.
 */
export function actOnPhone(
  desk: Desk,
  wall: number,
  input: { uuid: string; action: string; zjhm: string; face?: string },
): QrSession | Refusal | object {
  const invited = followSignLink(desk, input);
  if (invited) return invited;
  const face = recogniseFace(desk, wall, input);
  if (face) return face;
  const former = qrSession(desk, wall, input.uuid);
  const foreign = unsignable(desk, former, input.zjhm) ?? (former && wrongPhone(desk, former, input));
  if (foreign) return foreign;
  const session = scanQrCode(desk, wall, input);
  if (session instanceof Refusal || session.state !== 'confirmed') return session;
  if (session.purpose === 'sign') completeSignature(desk, session.subject);
  if (session.purpose === 'face') {
    const guest = isGuestFace(session);
    const refused =
      noFace(input.face) ??
      (guest
        ? completeGuestFace(desk, session)
        : (isRecoverFace(session) ? completeRecoverFace : completeFaceCheck)(desk, wall, session));
    // Thrown: the code is not used up by a stranger's face.
    if (refused) throw refused;
    if (guest) completeOperator(desk, session.subject);
  }
  // Returned: faces that were not the right one are counted.
  return (former && judgeScanFace(desk, session, former, input)) ?? session;
}

/** A signature that was asked for something else meanwhile, or of somebody else. */
function unsignable(desk: Desk, session: QrSession | undefined, zjhm: string): Refusal | undefined {
  if (session?.purpose !== 'sign') return undefined;
  const signer = signatures(desk.store).get(session.subject);
  if (signer?.zt === '3') {
    const ended = isInvited(signer) ? endedSentence(desk, signer) : undefined;
    return new Refusal('1', ended ?? '签署事项已失效，请在电脑上重新获取二维码');
  }
  if (zjhm === '') return undefined;
  const own = !signer?.zjhm || signer.zjhm.toUpperCase() === zjhm.toUpperCase();
  return own ? undefined : new Refusal('1', `请由${signer.xingming}本人扫码签署`);
}
