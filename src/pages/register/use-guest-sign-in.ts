import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInAnswer } from '@/api/auth';
import { ApiError } from '@/api/errors';
import { GUEST_CODES } from '@/api/guest-registration';
import { useSession } from '@/session/session-store';
import { signIn } from '@/session/sign-in';
import { prefillAccount } from '@/session/sign-in-prefill';
import { toast } from '@/ui/toast';

export type GuestStage = 'form' | 'signed-in' | 'has-account' | 'registered';

/** Registers and signs in; says what takes the form's place where the person is known already. */
export function useGuestSignIn(home: string): {
  stage: GuestStage;
  back: () => void;
  register: (zjhm: string, request: () => Promise<SignInAnswer>) => Promise<void>;
} {
  const navigate = useNavigate();
  // Looked at once: the sign-in of this very page is none that was there before.
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

/** The same registration again comes to the same sign-in: a second try is safe. */
function withAdvice(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.outcomeUnknown) return error;
  return new Error(`${error.message}。注册可能已经成功，请再次提交，不会重复注册。`);
}
