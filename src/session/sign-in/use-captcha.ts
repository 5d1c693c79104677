import { useCallback, useEffect, useRef, useState } from 'react';
import { type Captcha, fetchCaptcha } from '@/api/session/auth';
import { isRecord } from '@/lib/foreign-json';
import { failureText } from '@/lib/shown-errors';

export type CaptchaState =
  | { phase: 'loading' }
  | { phase: 'ready'; captcha: Captcha }
  | { phase: 'failed'; reason: string };

/** A picture, or a question in words as accessible alternative. */
export type CaptchaKind = 'picture' | 'words';

/** Text of the button that asks for another captcha. */
export function renewText(kind: CaptchaKind): string {
  return kind === 'words' ? '换一题' : '换一张';
}

/**
 * Image captcha with refresh and a switch to the question in words. The last request wins.
 * @param wanted false: the form needs no captcha, none is loaded
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
      (error) => settle({ phase: 'failed', reason: failureText(error, '验证码加载失败') }),
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

/** Accepts inline pictures only: an external address would be a request to a third party. */
function isCaptcha(answer: unknown): answer is Captcha {
  if (!isRecord(answer)) return false;
  const { uuid, img, wt } = answer;
  if (typeof uuid !== 'string' || typeof img !== 'string') return false;
  return /^data:image\//.test(img) || (typeof wt === 'string' && wt !== '');
}
