import { create } from 'zustand';
import { ApiError } from '@/api/client/errors';
import { RECOVERY_EXPIRED, type Recovery, type RecoveryIdentity } from '@/api/session/password';
import { onSignOut } from '@/session/opening/sign-out-listeners';

interface RecoveryState {
  /** Input of step 1, restored on return. */
  identity: RecoveryIdentity | undefined;
  ticket: string;
  /** Masked phone number. */
  sjhm: string;
  ways: readonly string[];
  /** Expiry of the ticket, ms since the epoch. */
  until: number;
  proof: 'none' | 'sms' | 'face';
  /** Code of step 2, sent again in step 3. */
  dxyzm: string;
  /** Reason for the restart, shown in step 1. */
  words: string;
}

const initial: RecoveryState = {
  identity: undefined,
  ticket: '',
  sjhm: '',
  ways: [],
  until: 0,
  proof: 'none',
  dxyzm: '',
  words: '',
};

/** The recovery in progress. In memory only: a reload starts again, and neither address nor storage contains any of it. */
export const useRecovery = create<RecoveryState>(() => initial);

onSignOut(forgetRecovery);

/** Addresses of the steps. Step 2 has its own, so that Back leads to step 1. */
export const STEP_1 = '/forgotPwd';
export const STEP_2 = '/forgotPwd?step=2';
export const STEPS = ['身份', '短信/人脸', '新密码'];

export function startRecovery(identity: RecoveryIdentity, { ticket, sjhm, yxsj, fs }: Recovery): void {
  const ways = Array.isArray(fs) ? fs.filter((way) => typeof way === 'string') : ['sms'];
  const seconds = typeof yxsj === 'number' && yxsj > 0 ? yxsj : 600;
  useRecovery.setState({ ...initial, identity, ticket, sjhm, ways, until: Date.now() + seconds * 1000 });
}

export function noteProof(proof: 'sms' | 'face', dxyzm: string): void {
  useRecovery.setState({ proof, dxyzm });
}

/**
 * On an expired ticket resets the recovery: steps 2 and 3 redirect to step 1, which shows the reason and keeps its input. Always rethrows.
 */
export function restartIfExpired(error: unknown): never {
  if (error instanceof ApiError && error.code === RECOVERY_EXPIRED) {
    useRecovery.setState(({ identity }) => ({ ...initial, identity, words: error.message }));
  }
  throw error;
}

/** Clears the recovery after the password is set. */
export function forgetRecovery(): void {
  useRecovery.setState(initial, true);
}

export function isLive({ ticket, until }: RecoveryState): boolean {
  return ticket !== '' && until > Date.now();
}

/** Path of step 3; other units have a page of their own. */
export function stepThree(kind: RecoveryIdentity['kind'] | undefined): string {
  return kind === 'other' ? '/setQtLoginPwd' : '/setLoginPwd';
}

/** Message passed along with a redirect to an earlier step. */
export function noticeFromState(state: unknown): string {
  const words = typeof state === 'object' && state !== null && 'words' in state ? state.words : '';
  return typeof words === 'string' ? words : '';
}
