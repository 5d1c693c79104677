import { fetchSignInCode, fetchSignInState } from '@/api/session/qr-sign-in';
import type { ScanRun } from './method';
import { loginOf, scanState } from './scan-state';

/** A code scanned and confirmed by the phone of an individual or a unit's operator. */
export const qr: ScanRun = {
  as: 'scan',
  steps: ['打开已登录的中心手机应用，点击“扫一扫”', '扫描二维码，核对后点击“确认登录”'],
  scanned: '已扫码，请在手机上确认登录',
  open: (loginType, signal) => fetchSignInCode(loginType, 'confirm', { signal }),
  ask: (code, _loginType, signal) => scanState(() => fetchSignInState(code, { signal }), loginOf),
};
