import { Button } from 'antd';
import { useState } from 'react';
import type { useCaptcha } from '@/session/sign-in/use-captcha';
import type { MethodField } from '@/session/sign-in-methods/method';
import { CaptchaField } from './CaptchaField';
import styles from './SignIn.module.css';
import { SignInField } from './SignInField';
import { type CodeWiring, SmsCodeField } from './SmsCodeField';

interface Props {
  id: string;
  field: MethodField;
  value: string;
  error: string | undefined;
  captcha: ReturnType<typeof useCaptcha>;
  code: CodeWiring | undefined;
  onChange: (value: string) => void;
}

/** The control for a field's kind. */
export function SignInFieldControl({ id, field, value, error, captcha, code, onChange }: Props) {
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
  if (field.kind === 'mobile') return <SignInField {...common} type="tel" inputMode="tel" maxLength={20} />;
  if (field.kind !== 'password') {
    const input = <SignInField {...common} maxLength={60} />;
    if (!field.folded) return input;
    return (
      <details className={styles.folded} open={value !== '' || error !== undefined || undefined}>
        <summary>{field.folded}</summary>
        {input}
      </details>
    );
  }
  return (
    <SignInField
      {...common}
      type={shown ? 'text' : 'password'}
      aside={
        <Button type="link" aria-pressed={shown} onClick={() => setShown(!shown)}>
          显示密码
        </Button>
      }
    />
  );
}
