import { useEffect, useRef, useState } from 'react';
import { useCaptcha } from '@/session/use-captcha';
import { Button } from '@/ui/plain/Button';
import type { ControlProps } from '../input/control';
import styles from '../input/fields.module.css';
import { CAPTCHA_PASSED, captchaText, readCaptcha } from '../values/captcha-answer';

/** Picture or question in words, and what is typed for it. The form empties the value after a failed try: then comes another one. */
export function CaptchaControl({ id, value, onChange, onLeave, aria }: ControlProps<'captcha'>) {
  const { state, kind, refresh, turn } = useCaptcha();
  const [typed, setTyped] = useState('');
  const own = useRef('');

  // Emptied from outside, after an attempt: the picture is used up.
  useEffect(() => {
    if (value !== '' || own.current === '') return;
    own.current = '';
    setTyped('');
    refresh();
  }, [value, refresh]);

  if (value === CAPTCHA_PASSED) {
    own.current = value;
    return (
      <p id={id} tabIndex={-1} className={styles.hint}>
        <span aria-hidden="true">✓ </span>图形验证已通过
      </p>
    );
  }
  const change = (text: string) => {
    if (state.phase !== 'ready') return;
    const next = captchaText({ code: text.trim(), uuid: state.captcha.uuid });
    own.current = next;
    setTyped(text);
    onChange(next);
  };
  const renew = () => {
    own.current = '';
    setTyped('');
    onChange('');
    refresh();
  };
  const shownAnswer = readCaptcha(value) ? typed : '';
  const questionId = `${id}-question`;
  return (
    <>
      {state.phase === 'ready' && state.captcha.wt && (
        <p id={questionId} className={styles.hint}>
          {state.captcha.wt}
        </p>
      )}
      <div className={styles.beside}>
        <input
          id={id}
          className={styles.input}
          value={shownAnswer}
          maxLength={8}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
          onBlur={onLeave}
          aria-describedby={
            [aria['aria-describedby'], kind === 'words' && questionId].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={aria['aria-invalid']}
          aria-required={aria['aria-required']}
        />
        {state.phase === 'ready' && state.captcha.img && (
          <img src={state.captcha.img} alt="图形验证码，内容为字母和数字" width={112} height={40} />
        )}
        {state.phase !== 'ready' && <span role="status">{state.phase === 'loading' ? '加载中...' : '加载失败'}</span>}
        <Button onClick={renew}>{kind === 'words' ? '换一题' : '换一张'}</Button>
        <Button kind="link" onClick={turn}>
          {kind === 'words' ? '改用图片' : '看不清？改用文字题'}
        </Button>
      </div>
      {state.phase === 'failed' && (
        <p role="alert" className={styles.error}>
          {state.reason}
        </p>
      )}
    </>
  );
}
