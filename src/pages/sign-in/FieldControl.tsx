import { useState } from 'react';
import type { CodeSent } from '@/api/auth';
import type { MethodField } from '@/session/sign-in-methods/method';
import type { useCaptcha } from '@/session/use-captcha';
import { CaptchaField } from './CaptchaField';
import { Field } from './Field';
import styles from './SignIn.module.css';
import { SmsCodeField } from './SmsCodeField';

/** How a field 'smsCode' gets its code. */
export interface CodeWiring {
  /** Method and login type; with `target`, to whom it goes ('' while nothing is typed), the name of the countdown. */
  form: string;
  target: string;
  /** Says what has to be typed before, and whether anything is missing. */
  missing: () => boolean;
  send: () => Promise<CodeSent> | undefined;
  /** Shows a failure where it belongs; undefined takes it away. */
  onProblem: (error: unknown) => void;
}

interface Props {
  id: string;
  field: MethodField;
  value: string;
  error: string | undefined;
  captcha: ReturnType<typeof useCaptcha>;
  code: CodeWiring | undefined;
  onChange: (value: string) => void;
}

/** The control of a field's kind. */
export function FieldControl({ id, field, value, error, captcha, code, onChange }: Props) {
  const [shown, setShown] = useState(false);
  if (field.kind === 'captcha')
    return <CaptchaField id={id} value={value} error={error} captcha={captcha} onChange={onChange} />;
  if (field.kind === 'smsCode' && code)
    return <SmsCodeField id={id} value={value} error={error} code={code} onChange={onChange} />;
  const common = {
    id,
    label: field.label,
    error,
    value,
    hint: field.hint,
    'aria-required': field.missing !== undefined,
    autoComplete: field.autoComplete ?? 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (field.kind === 'mobile') return <Field {...common} type="tel" inputMode="tel" maxLength={20} />;
  if (field.kind !== 'password') {
    const input = <Field {...common} maxLength={60} />;
    if (!field.folded) return input;
    return (
      <details className={styles.folded} open={value !== '' || error !== undefined || undefined}>
        <summary>{field.folded}</summary>
        {input}
      </details>
    );
  }
  return (
    <Field
      {...common}
      type={shown ? 'text' : 'password'}
      aside={
        <button type="button" className={styles.inline} aria-pressed={shown} onClick={() => setShown(!shown)}>
          显示密码
        </button>
      }
    />
  );
}
