import { fetchSecondFactorCode, fetchSecondFactorState } from '@/api/session/qr-sign-in';
import type { ScanRun } from './method';
import { loginOf, scanState } from './scan-state';

/** Second factor without SMS: the account holder scans the code and shows their face to the phone (twoCheck). */
export function secondFactorScan(ticket: string): ScanRun {
  return {
    as: 'scan',
    steps: ['打开本人已登录的中心手机应用，点击“扫一扫”', '扫描二维码，由账号本人按提示完成刷脸'],
    scanned: '已扫码，请由本人在手机上完成刷脸',
    open: (_loginType, signal) => fetchSecondFactorCode(ticket, { signal }),
    ask: ({ uuid }, _loginType, signal) => scanState(() => fetchSecondFactorState(ticket, uuid, { signal }), loginOf),
  };
}
