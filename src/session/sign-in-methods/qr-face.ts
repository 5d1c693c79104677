import { fetchSignInCode, fetchSignInState, signInByFaceScan } from '@/api/session/qr-sign-in';
import type { ScanRun } from './method';
import { scanState } from './scan-state';

/** A code scanned by the phone, which then checks its holder's face. The session is fetched once the face is recognised. */
export const qrFace: ScanRun = {
  as: 'scan',
  steps: ['打开已登录的中心手机应用，点击“扫一扫”', '扫描二维码，由手机账号本人按提示完成刷脸'],
  scanned: '已扫码，请由本人在手机上完成刷脸',
  open: (loginType, signal) => fetchSignInCode(loginType, 'face', { signal }),
  ask: (code, _loginType, signal) =>
    scanState(
      () => fetchSignInState(code, { signal }),
      () => signInByFaceScan(code),
    ),
};
