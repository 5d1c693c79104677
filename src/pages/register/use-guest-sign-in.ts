import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/client/errors';
import type { SignInAnswer } from '@/api/session/auth';
import { GUEST_CODES } from '@/api/session/guest-registration';
import { useSession } from '@/session/session-store';
import { signIn } from '@/session/sign-in/sign-in';
import { prefillAccount } from '@/session/sign-in/sign-in-prefill';
import { toast } from '@/ui/state/toast';

export type GuestStage = 'form' | 'signed-in' | 'has-account' | 'registered';

/** Registers and signs in; reports the stage that replaces the form if the person is already registered. */
export function useGuestSignIn(home: string): {
  stage: GuestStage;
  back: () => void;
  register: (zjhm: string, request: () => Promise<SignInAnswer>) => Promise<void>;
} {
  const navigate = useNavigate();
  // Read on mount: a sign-in by this page does not count as an earlier one.
  const [stage, setStage] = useState<GuestStage>(() => (useSession.getState().token ? 'signed-in' : 'form'));

  const register = async (zjhm: string, request: () => Promise<SignInAnswer>) => {
    try {
      const opening = await signIn('1', request);
      if (opening === 'open') toast.success('注册成功，已为您登录');
      if (opening !== 'ended') await navigate(home, { replace: true });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (code === GUEST_CODES.hasAccount || code === GUEST_CODES.registered) {
        prefillAccount({ loginType: '1', account: zjhm });
        setStage(code === GUEST_CODES.registered ? 'registered' : 'has-account');
        return;
      }
      throw withAdvice(error);
    }
  };
  return { stage, back: () => setStage('form'), register };
}

/** Repeating the registration returns the same sign-in: a retry is safe. */
function withAdvice(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.outcomeUnknown) return error;
  return new Error(`${error.message}。注册可能已经成功，请再次提交，不会重复注册。`);
}
