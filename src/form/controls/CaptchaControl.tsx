import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { renewText, useCaptcha } from '@/session/sign-in/use-captcha';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import type { ControlProps } from '../input/control';
import styles from '../input/fields.module.css';
import { CAPTCHA_PASSED, captchaText, readCaptcha } from '../values/captcha-answer';

/** Captcha: picture or question, and the answer. The form empties the value after a failed attempt, which loads another captcha. */
export function CaptchaControl({ id, value, onChange, onLeave, aria }: ControlProps<'captcha'>) {
  const { state, kind, refresh, turn } = useCaptcha();
  const [typed, setTyped] = useState('');
  const own = useRef('');

  // Emptied by the form after an attempt: the picture is used up.
  useEffect(() => {
    if (value !== '' || own.current === '') return;
    own.current = '';
    setTyped('');
    refresh();
  }, [value, refresh]);

  if (value === CAPTCHA_PASSED) {
    own.current = value;
    return (
      <Muted id={id} tabIndex={-1}>
        <span aria-hidden="true">✓ </span>图形验证已通过
      </Muted>
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
      {state.phase === 'ready' && state.captcha.wt && <Muted id={questionId}>{state.captcha.wt}</Muted>}
      <Row align="stretch" className={styles.beside}>
        <Input
          {...aria}
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
        />
        {state.phase === 'ready' && state.captcha.img && (
          <img src={state.captcha.img} alt="图形验证码，内容为字母和数字" width={112} height={40} />
        )}
        {state.phase !== 'ready' && <span role="status">{state.phase === 'loading' ? '加载中...' : '加载失败'}</span>}
        <Button onClick={renew}>{renewText(kind)}</Button>
        <Button type="link" onClick={turn}>
          {kind === 'words' ? '改用图片' : '看不清？改用文字题'}
        </Button>
      </Row>
      {state.phase === 'failed' && (
        <p role="alert" className={styles.error}>
          {state.reason}
        </p>
      )}
    </>
  );
}
