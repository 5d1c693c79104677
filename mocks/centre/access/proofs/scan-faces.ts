// Whose phone and whose face: codes for sign-in and its second factor.
import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { putQrSession, type QrSession } from './qr-sessions';

const MOST_FAILURES = 3;
const NOT_RECOGNISED = '未能识别人脸，请正对摄像头并保证光线充足';
const ANOTHER_FACE = '人脸与账号本人不一致，请由本人刷脸';

interface PhoneAction {
  action: string;
  zjhm: string;
  face?: string;
}

/** A code for sign-in belongs to the phone that scanned it first; one for a second factor to the account's holder. */
export function wrongPhone(desk: Desk, session: QrSession, { action, zjhm }: PhoneAction): Refusal | undefined {
  const { purpose } = session;
  if (purpose === 'factor' && action === 'scan' && zjhm !== '' && !same(zjhm, session.subject)) {
    const note = '扫码的手机不是账号本人的，请用本人的手机扫码';
    putQrSession(desk, { ...session, note });
    return new Refusal(REFUSED, note);
  }
  if (purpose !== 'login' && purpose !== 'login-face') return undefined;
  if (session.zjhm === '') {
    return zjhm === '' && action !== 'cancel' ? new Refusal(REFUSED, '请选择由谁的手机扫码') : undefined;
  }
  // On the way to a face, another person at the same phone is another face.
  if (purpose === 'login-face' && action === 'confirm') return undefined;
  if (zjhm === '' || same(zjhm, session.zjhm)) return undefined;
  return new Refusal(REFUSED, '二维码已被另一部手机扫描，请用该手机操作，或刷新二维码');
}

/** 'none': the phone sees no face. */
export function noFace(face = ''): Refusal | undefined {
  return face === 'none' ? new Refusal(REFUSED, NOT_RECOGNISED) : undefined;
}

/**
 * Holds the face against the holder of the phone (sign-in) or of the account (second factor). A wrong one is told to the screen
 * and may be tried again, a few times.
 */
export function judgeScanFace(
  desk: Desk,
  confirmed: QrSession,
  former: QrSession,
  { zjhm, face }: PhoneAction,
): Refusal | undefined {
  if (confirmed.purpose !== 'login-face' && confirmed.purpose !== 'factor') return undefined;
  const holder = confirmed.purpose === 'factor' ? confirmed.subject : former.zjhm || zjhm;
  const other = zjhm !== '' && !same(zjhm, holder);
  const wrong = noFace(face) ?? (other ? new Refusal(REFUSED, ANOTHER_FACE) : undefined);
  if (!wrong) {
    putQrSession(desk, { ...confirmed, zjhm: holder });
    return undefined;
  }
  const failures = former.failures + 1;
  const left = MOST_FAILURES - failures;
  const base = { ...confirmed, zjhm: holder, failures };
  if (left > 0) putQrSession(desk, { ...base, state: 'scanned', note: `${wrong.message}（还可重试${left}次）` });
  else {
    const refusal = `刷脸连续${MOST_FAILURES}次未通过：${wrong.message}。请刷新二维码后由本人重试，或改用其他方式`;
    putQrSession(desk, { ...base, state: 'cancelled', refusal });
  }
  return wrong;
}

const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
