import { useCallback, useEffect, useRef, useState } from 'react';
import { type Captcha, fetchCaptcha } from '@/api/auth';
import { ApiError } from '@/api/errors';
import { isRecord } from '@/lib/foreign-json';

export type CaptchaState =
  | { phase: 'loading' }
  | { phase: 'ready'; captcha: Captcha }
  | { phase: 'failed'; reason: string };

/** A picture, or a question in words for whoever cannot see it. */
export type CaptchaKind = 'picture' | 'words';

/**
 * The image captcha, with a way to ask for another one and to turn to words and back. The last one asked for wins.
 * @param wanted false: a form without a captcha asks for none
 */
export function useCaptcha(wanted = true): {
  state: CaptchaState;
  kind: CaptchaKind;
  refresh: () => void;
  turn: () => void;
} {
  const [state, setState] = useState<CaptchaState>({ phase: 'loading' });
  const [kind, setKind] = useState<CaptchaKind>('picture');
  const asked = useRef(0);

  const refresh = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const settle = (next: CaptchaState) => {
      if (mine === asked.current) setState(next);
    };
    setState({ phase: 'loading' });
    fetchCaptcha(kind).then(
      (captcha) =>
        settle(isCaptcha(captcha) ? { phase: 'ready', captcha } : { phase: 'failed', reason: '验证码加载失败' }),
      (error) => settle({ phase: 'failed', reason: error instanceof ApiError ? error.message : '验证码加载失败' }),
    );
  }, [kind]);

  useEffect(() => {
    if (wanted) refresh();
    return () => {
      asked.current += 1;
    };
  }, [refresh, wanted]);

  const turn = useCallback(() => setKind((former) => (former === 'picture' ? 'words' : 'picture')), []);
  return { state, kind, refresh, turn };
}

/** The picture comes inside the answer: another address would be a request to a stranger. */
function isCaptcha(answer: unknown): answer is Captcha {
  if (!isRecord(answer)) return false;
  const { uuid, img, wt } = answer;
  if (typeof uuid !== 'string' || typeof img !== 'string') return false;
  return /^data:image\//.test(img) || (typeof wt === 'string' && wt !== '');
}
