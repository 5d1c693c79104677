import { useCallback, useEffect, useRef, useState } from 'react';
import { type Captcha, fetchCaptcha } from '@/api/auth';
import { ApiError } from '@/api/errors';

export type CaptchaState =
  | { phase: 'loading' }
  | { phase: 'ready'; captcha: Captcha }
  | { phase: 'failed'; reason: string };

/** The image captcha, with a way to ask for another one. The last one asked for wins. */
export function useCaptcha(): { state: CaptchaState; refresh: () => void } {
  const [state, setState] = useState<CaptchaState>({ phase: 'loading' });
  const asked = useRef(0);

  const refresh = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const settle = (next: CaptchaState) => {
      if (mine === asked.current) setState(next);
    };
    setState({ phase: 'loading' });
    fetchCaptcha().then(
      (captcha) =>
        settle(isCaptcha(captcha) ? { phase: 'ready', captcha } : { phase: 'failed', reason: '验证码加载失败' }),
      (error) => settle({ phase: 'failed', reason: error instanceof ApiError ? error.message : '验证码加载失败' }),
    );
  }, []);

  useEffect(() => {
    refresh();
    return () => {
      asked.current += 1;
    };
  }, [refresh]);

  return { state, refresh };
}

/** The picture comes inside the answer: another address would be a request to a stranger. */
function isCaptcha(answer: unknown): answer is Captcha {
  if (typeof answer !== 'object' || answer === null) return false;
  const { uuid, img } = answer as Record<string, unknown>; // an object, whose members are checked
  return typeof uuid === 'string' && typeof img === 'string' && /^data:image\//.test(img);
}
