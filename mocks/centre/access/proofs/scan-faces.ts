// Checks of phone and face for QR codes of sign-in and second factor.
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { putQrSession, type QrSession } from './qr-sessions';

const MOST_FAILURES = 3;
const NOT_RECOGNISED = '未能识别人脸，请正对摄像头并保证光线充足';
const ANOTHER_FACE = '人脸与账号本人不一致，请由本人刷脸';

interface PhoneAction {
  action: string;
  zjhm: string;
  face?: string;
}

/** Refuses a wrong phone: a sign-in code belongs to the first phone that scanned it, a second-factor code to the account's holder. */
export function wrongPhone(
  tx: Transaction,
  session: QrSession,
  { action, zjhm }: PhoneAction,
): BusinessError | undefined {
  const { purpose } = session;
  if (purpose === 'factor' && action === 'scan' && zjhm !== '' && !same(zjhm, session.subject)) {
    const note = '扫码的手机不是账号本人的，请用本人的手机扫码';
    putQrSession(tx, { ...session, note });
    return new BusinessError(REFUSED, note);
  }
  if (purpose !== 'login' && purpose !== 'login-face') return undefined;
  if (session.zjhm === '') {
    return zjhm === '' && action !== 'cancel' ? new BusinessError(REFUSED, '请选择由谁的手机扫码') : undefined;
  }
  // With 'login-face' another person on the same phone is a face mismatch instead.
  if (purpose === 'login-face' && action === 'confirm') return undefined;
  if (zjhm === '' || same(zjhm, session.zjhm)) return undefined;
  return new BusinessError(REFUSED, '二维码已被另一部手机扫描，请用该手机操作，或刷新二维码');
}

/** Refuses if the phone reports no face ('none'). */
export function noFace(face = ''): BusinessError | undefined {
  return face === 'none' ? new BusinessError(REFUSED, NOT_RECOGNISED) : undefined;
}

/**
 * Compares the face with the holder of the phone (sign-in) or of the account (second factor). The screen shows a mismatch; a few attempts
 * are allowed.
 */
export function judgeScanFace(
  tx: Transaction,
  confirmed: QrSession,
  former: QrSession,
  { zjhm, face }: PhoneAction,
): BusinessError | undefined {
  if (confirmed.purpose !== 'login-face' && confirmed.purpose !== 'factor') return undefined;
  const holder = confirmed.purpose === 'factor' ? confirmed.subject : former.zjhm || zjhm;
  const other = zjhm !== '' && !same(zjhm, holder);
  const wrong = noFace(face) ?? (other ? new BusinessError(REFUSED, ANOTHER_FACE) : undefined);
  if (!wrong) {
    putQrSession(tx, { ...confirmed, zjhm: holder });
    return undefined;
  }
  const failures = former.failures + 1;
  const left = MOST_FAILURES - failures;
  const base = { ...confirmed, zjhm: holder, failures };
  if (left > 0) putQrSession(tx, { ...base, state: 'scanned', note: `${wrong.message}（还可重试${left}次）` });
  else {
    const refusal = `刷脸连续${MOST_FAILURES}次未通过：${wrong.message}。请刷新二维码后由本人重试，或改用其他方式`;
    putQrSession(tx, { ...base, state: 'cancelled', refusal });
  }
  return wrong;
}

const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
