import { Button } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/client/errors';
import { isMobile } from '@/domain/identity/phone';
import { toHalfWidth } from '@/domain/text/half-width';
import { isMasked, maskPhone } from '@/domain/text/mask';
import { failureText } from '@/lib/shown-errors';
import { sessionStore } from '@/lib/storage';
import { asText } from '@/schema/read-value';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { useSecondsUntil } from '@/ui/use-seconds-until';
import type { FieldOfKind } from '../field-kinds';
import type { FormControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';
import { fieldId } from '../input/field-id';
import styles from '../input/fields.module.css';
import { focusField } from '../input/focus-field';
import type { Form } from '../store/form-store';
import { CAPTCHA_PASSED, readCaptcha } from '../values/captcha-answer';
import { visibleFields } from '../values/visible-fields';

/** Error code of a wrong captcha. */
const WRONG_CAPTCHA = '428';

type Note = { kind: 'sent' | 'failed'; text: string };

/** Six-digit SMS code and its request button; the wait until the next request (p.dxJg) survives a reload. */
export function SmsCodeControl({ form, field, facts, ...rest }: FormControlProps<'smsCode'>) {
  const key = `smsCode:${form.definition.code}:${field.name}`;
  const [nextAt, setNextAt] = useState(() => sessionStore.get<number>(key) ?? 0);
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState<Note | null>(null);
  const wait = useSecondsUntil(nextAt);

  const ask = async () => {
    if (wait > 0 || asking) return;
    const number = numberOf(field, form);
    if (!isMobile(number) && !isMasked(number)) {
      setNote({ kind: 'failed', text: '请先填写正确的手机号码，再获取验证码' });
      if (typeof field.to === 'string') document.getElementById(fieldId(field.to))?.focus();
      return;
    }
    const captcha = visibleFields(form.definition, form.store.getState().values, facts()).find(
      (other) => other.kind === 'captcha',
    );
    if (captcha && !readCaptcha(asText(form.store.getState().values[captcha.name] ?? ''))) {
      form.set(captcha.name, '');
      setNote({ kind: 'failed', text: '请先输入图形验证码，再获取短信验证码' });
      focusSoon(captcha.name);
      return;
    }
    setAsking(true);
    setNote(null);
    try {
      await field.send(form.shown(), facts());
      if (captcha) form.set(captcha.name, CAPTCHA_PASSED);
      const seconds = secondsBetween(facts().policy('p.dxJg'));
      sessionStore.set(key, Date.now() + seconds * 1000, seconds * 1000);
      setNextAt(Date.now() + seconds * 1000);
      setNote({
        kind: 'sent',
        text: `验证码已发送至${isMasked(number) ? number : maskPhone(number)}，请注意查收`,
      });
    } catch (error) {
      // A captcha that has reached the centre is used up, right or wrong.
      const requested = error instanceof ApiError && error.kind !== 'secret';
      if (captcha && requested) form.set(captcha.name, '');
      const text = failureText(error, '验证码发送失败，请稍后重试');
      const aboutCaptcha = captcha && requested && (error.code === WRONG_CAPTCHA || captcha.name in error.fieldErrors);
      const wrongCaptcha = aboutCaptcha ? captcha.name : undefined;
      if (wrongCaptcha) {
        form.placeErrors({ [wrongCaptcha]: (requested && error.message) || text });
        focusSoon(wrongCaptcha);
      } else setNote({ kind: 'failed', text });
    } finally {
      setAsking(false);
    }
  };

  return (
    <>
      <Row align="stretch" className={styles.beside}>
        <FilteredInput
          {...rest}
          clean={(raw) => toHalfWidth(raw).replace(/\D/g, '').slice(0, 6)}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button onClick={() => void ask()} aria-disabled={wait > 0 || asking}>
          {asking ? '正在发送…' : wait > 0 ? `${wait}秒后可重新获取` : '获取验证码'}
        </Button>
      </Row>
      <Muted role="status" data-unseen={note?.kind === 'sent' ? undefined : ''}>
        {note?.kind === 'sent' && note.text}
      </Muted>
      {note?.kind === 'failed' && (
        <p role="alert" className={styles.error}>
          {note.text}
        </p>
      )}
    </>
  );
}

/** Focuses after the render that restores the captcha's input. */
function focusSoon(name: string): void {
  setTimeout(() => focusField(name));
}

/** Returns the mobile number from the form. */
function numberOf(field: FieldOfKind<'smsCode'>, form: Form): string {
  const values = form.shown();
  if (typeof field.to === 'function') return field.to(values, form.facts());
  const value = values[field.to];
  return typeof value === 'string' ? value : '';
}

function secondsBetween(configured: string): number {
  return /^[1-9]\d{0,3}$/.test(configured) ? Number(configured) : 60;
}
