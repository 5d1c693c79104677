import { recogniseFace } from './access/face-sign-in';
import { completeRecoverFace, isRecoverFace } from './access/passwords/password-recovery';
import { completeFaceCheck } from './access/proofs/face-checks';
import { type QrSession, qrSession, scanQrCode } from './access/proofs/qr-sessions';
import { judgeScanFace, noFace, wrongPhone } from './access/proofs/scan-faces';
import { followSignLink } from './cases/signatures/sign-requests';
import { isInvited, signatures } from './cases/signatures/signature-records';
import { completeSignature, endedSentence } from './cases/signatures/signatures';
import { BusinessError, type Transaction } from './kernel/transaction';
import { completeGuestFace, isGuestFace } from './registration/guest-faces';
import { completeOperator } from './registration/unit-registration';

/**
 * Simulates a phone with the QR code of a screen (sign-in, signature, face check) or an invitation link. `zjhm`: its owner, or the person
 * in front of its camera; `face` none: nobody.
 */
export function operatePhone(
  tx: Transaction,
  wall: number,
  input: { uuid: string; action: string; zjhm: string; face?: string },
): QrSession | BusinessError | object {
  const invited = followSignLink(tx, input);
  if (invited) return invited;
  const face = recogniseFace(tx, wall, input);
  if (face) return face;
  const former = qrSession(tx, wall, input.uuid);
  const foreign = unsignable(tx, former, input.zjhm) ?? (former && wrongPhone(tx, former, input));
  if (foreign) return foreign;
  const session = scanQrCode(tx, wall, input);
  if (session instanceof BusinessError || session.state !== 'confirmed') return session;
  if (session.purpose === 'sign') completeSignature(tx, session.subject);
  if (session.purpose === 'face') {
    const guest = isGuestFace(session);
    const refused =
      noFace(input.face) ??
      (guest
        ? completeGuestFace(tx, session)
        : (isRecoverFace(session) ? completeRecoverFace : completeFaceCheck)(tx, wall, session));
    // Thrown, so that a stranger's face does not use up the code.
    if (refused) throw refused;
    if (guest) completeOperator(tx, session.subject);
  }
  // Returned, so that the count of wrong faces is committed.
  return (former && judgeScanFace(tx, session, former, input)) ?? session;
}

/** Returns why the signature is impossible: the document has changed, or the signer is another person. */
function unsignable(tx: Transaction, session: QrSession | undefined, zjhm: string): BusinessError | undefined {
  if (session?.purpose !== 'sign') return undefined;
  const signer = signatures(tx.store).get(session.subject);
  if (signer?.zt === '3') {
    const ended = isInvited(signer) ? endedSentence(tx, signer) : undefined;
    return new BusinessError('1', ended ?? '签署事项已失效，请在电脑上重新获取二维码');
  }
  if (zjhm === '') return undefined;
  const own = !signer?.zjhm || signer.zjhm.toUpperCase() === zjhm.toUpperCase();
  return own ? undefined : new BusinessError('1', `请由${signer.xingming}本人扫码签署`);
}
