import { useRef, useState } from 'react';
import type { LoginType } from '@/api/session/auth';
import type { ScanCode } from '@/api/session/qr-sign-in';
import { type PhoneCode, usePhoneCode } from '@/engine/sign/use-phone-code';
import { signIn } from '@/session/sign-in/sign-in';
import type { ScanRun, ScanState } from '@/session/sign-in-methods/method';
import { signInProblemOf } from './problem';
import { welcome } from './welcome';

/** Grace period for the centre's verdict on an old code; then the code expires locally, also without a network. */
const GRACE_MS = 5000;

export interface Scan {
  code: PhoneCode;
  /** The phone's remark; '' for none. */
  report: string;
  /** Reason the session did not open; '' otherwise. */
  refused: string;
  /** The session is opening. */
  busy: boolean;
  /** Replaces the code by a new one. */
  refresh: () => void;
}

/** Polls one code after the other until a phone confirms; opens the session once. */
export function useScan(run: ScanRun, loginType: LoginType): Scan {
  const [report, setReport] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const shown = useRef<ShownCode | undefined>(undefined);

  const open = async (signal: AbortSignal) => {
    const code = await run.open(loginType, signal);
    if (!signal.aborted) {
      const ms = code.yxsj === undefined ? Number.POSITIVE_INFINITY : code.yxsj * 1000 + GRACE_MS;
      shown.current = { code, until: Date.now() + ms, extension: ms };
    }
    return code;
  };

  const ask = async (_uuid: string, signal: AbortSignal): Promise<ScanState> => {
    const present = shown.current;
    if (!present || Date.now() > present.until) return OVER;
    const state = await run.ask(present.code, loginType, signal);
    if (signal.aborted) return state;
    setReport(state.ts);
    // A scan in time extends the deadline once, for confirming.
    if (state.zt === 'scanned' && present.extension > 0) {
      shown.current = { ...present, until: Date.now() + present.extension, extension: 0 };
    }
    return state;
  };

  const confirmed = async ({ login }: ScanState) => {
    setBusy(true);
    try {
      welcome(await signIn(loginType, login));
    } catch (error) {
      setRefused(signInProblemOf(error, {}).general ?? '登录失败，请稍后重试');
    } finally {
      setBusy(false);
    }
  };

  const { code, refresh } = usePhoneCode<ScanState>({ open, ask }, (state) => void confirmed(state));
  return {
    code,
    report,
    refused,
    busy,
    refresh: () => {
      if (busy) return;
      setReport('');
      setRefused('');
      refresh();
    },
  };
}

interface ShownCode {
  code: ScanCode;
  /** Deadline of the confirmation, ms. */
  until: number;
  /** Extension of the deadline after the scan, ms. */
  extension: number;
}

const OVER: ScanState = { zt: 'expired', ts: '', login: () => Promise.reject(new Error('expired')) };
