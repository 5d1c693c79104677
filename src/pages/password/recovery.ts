import { create } from 'zustand';
import { ApiError } from '@/api/errors';
import { RECOVERY_OVER, type Recovery, type RecoveryIdentity } from '@/api/password';
import { onSignOut } from '@/session/sign-out-listeners';

interface RecoveryState {
  /** What was typed in step 1, for whoever goes back to it. */
  identity: RecoveryIdentity | undefined;
  ticket: string;
  /** Masked phone number. */
  sjhm: string;
  ways: readonly string[];
  /** When the ticket ends, ms since the epoch. */
  until: number;
  proof: 'none' | 'sms' | 'face';
  /** The code of step 2: step 3 names it again. */
  dxyzm: string;
  /** Why it has to start again; said in step 1. */
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

/** A recovery under way. In memory only: a reload starts again, nothing of it is in the address or in a storage. */
export const useRecovery = create<RecoveryState>(() => initial);

onSignOut(forgetRecovery);

/** Where the steps stand. Step 2 has an address of its own, so that the browser's Back leads to step 1. */
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
 * When the centre says that the ticket is over, all starts again: the pages of steps 2 and 3 then lead to step 1, which says
 * why; what was typed there stays. The failure goes on to whoever waits for the call.
 */
export function startAgainIfOver(error: unknown): never {
  if (error instanceof ApiError && error.code === RECOVERY_OVER) {
    useRecovery.setState(({ identity }) => ({ ...initial, identity, words: error.message }));
  }
  throw error;
}

/** The password is set: nothing of it is kept. */
export function forgetRecovery(): void {
  useRecovery.setState(initial, true);
}

export function isLive({ ticket, until }: RecoveryState): boolean {
  return ticket !== '' && until > Date.now();
}

/** The page of step 3, which units that sign in as other unit have for themselves. */
export function stepThree(kind: RecoveryIdentity['kind'] | undefined): string {
  return kind === 'other' ? '/setQtLoginPwd' : '/setLoginPwd';
}

/** Words that go along with the way back to an earlier step. */
export function wordsIn(state: unknown): string {
  const words = typeof state === 'object' && state !== null && 'words' in state ? state.words : '';
  return typeof words === 'string' ? words : '';
}
