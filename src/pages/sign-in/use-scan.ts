import { useRef, useState } from 'react';
import type { LoginType } from '@/api/auth';
import type { ScanCode } from '@/api/qr-sign-in';
import { type PhoneCode, usePhoneCode } from '@/engine/sign/use-phone-code';
import { signIn } from '@/session/sign-in';
import type { ScanRun, ScanState } from '@/session/sign-in-methods/method';
import { problemOf } from './problem';
import { welcome } from './welcome';

/** The centre's word on an old code is waited for this long, then the hall says itself that it is over: also without a network. */
const GRACE_MS = 5000;

export interface Scan {
  code: PhoneCode;
  /** What the phone reports beside its state; '' for nothing. */
  report: string;
  /** Why the session did not open; '' while it may. */
  refused: string;
  /** The session is being opened. */
  busy: boolean;
  /** A new code in place of this one. */
  refresh: () => void;
}

/** One code after the other, until a phone confirms one: that opens the session, once. */
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
    // Whoever has scanned in time gets the time to confirm, once.
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
      setRefused(problemOf(error, {}).general ?? '登录失败，请稍后重试');
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
  /** Until when it may still be confirmed, in ms. */
  until: number;
  /** For how many more ms once it is scanned. */
  extension: number;
}

const OVER: ScanState = { zt: 'expired', ts: '', login: () => Promise.reject(new Error('expired')) };
