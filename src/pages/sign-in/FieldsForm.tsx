import { Button } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { prepareSecrets } from '@/api/client/secret';
import type { LoginType } from '@/api/session/auth';
import { plainIdentifier } from '@/domain/text/plain-text';
import { useBinding } from '@/session/sign-in/binding';
import { signIn } from '@/session/sign-in/sign-in';
import { renewText, useCaptcha } from '@/session/sign-in/use-captcha';
import type { FieldsRun, MethodField, MethodKey, MethodValues } from '@/session/sign-in-methods/method';
import { Stack } from '@/ui/layout/Stack';
import { FormLinks } from './FormLinks';
import { NO_PROBLEM, type SignInProblem, signInProblemOf, withoutField } from './problem';
import styles from './SignIn.module.css';
import { SignInErrorSummary } from './SignInErrorSummary';
import { SignInFieldControl } from './SignInFieldControl';
import { welcome } from './welcome';

interface Props {
  run: FieldsRun;
  method: MethodKey;
  loginType: LoginType;
  /** Initial account. */
  account: string;
}

/** 428: wrong captcha. */
const PLACES = { '428': 'yzm' };

/** Form of the field-based methods: account, password, captcha, SMS code. */
export function FieldsForm({ run, method, loginType, account }: Props) {
  const fields = run.fields(loginType);
  const [values, setValues] = useState<MethodValues>(() => startOf(fields, account));
  const [problem, setProblem] = useState<SignInProblem>(NO_PROBLEM);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const bindTicket = useBinding((state) => state.offer?.ticket);
  const withCaptcha = fields.some(({ kind }) => kind === 'captcha');
  const captcha = useCaptcha(withCaptcha);
  const id = useId();
  const ids = Object.fromEntries(fields.map(({ name }) => [name, `${id}-${name}`]));

  const change = (name: string, value: string) => {
    prepareSecrets();
    setValues((former) => ({ ...former, [name]: value }));
    setProblem((former) => withoutField(former, name));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    const cleaned = cleanValues(fields, values);
    const missing = missingIn(fields, cleaned);
    setProblem({ fields: missing });
    if (Object.keys(missing).length > 0) return;
    if (withCaptcha && captcha.state.phase !== 'ready') {
      return setProblem({ fields: { yzm: `图形验证码尚未加载，请点击“${renewText(captcha.kind)}”后重试` } });
    }
    const captchaUuid = captcha.state.phase === 'ready' ? captcha.state.captcha.uuid : '';

    running.current = true;
    setBusy(true);
    let opened = false;
    try {
      const opening = await signIn(loginType, () => run.request(cleaned, { loginType, captchaUuid, bindTicket }));
      opened = opening === 'open';
      welcome(opening);
    } catch (error) {
      setProblem(signInProblemOf(error, PLACES));
    } finally {
      // A captcha is valid for one attempt. Other input stays.
      if (withCaptcha && !opened) {
        setValues((former) => ({ ...former, yzm: '' }));
        captcha.refresh();
      }
      running.current = false;
      setBusy(false);
    }
  };

  const rows = fields.map((field) => (
    <SignInFieldControl
      key={field.name}
      id={ids[field.name] ?? ''}
      field={field}
      value={values[field.name] ?? ''}
      error={problem.fields[field.name]}
      captcha={captcha}
      onChange={(value) => change(field.name, value)}
      code={
        run.sendCode && {
          form: `${method}:${loginType}`,
          target: targetOf(cleanValues(fields, values)),
          missing: () => {
            const { dxyzm: _, ...others } = missingIn(fields, cleanValues(fields, values));
            setProblem({ fields: others });
            return Object.keys(others).length > 0;
          },
          send: () => run.sendCode?.(cleanValues(fields, values), loginType),
          onProblem: (error) => setProblem(error === undefined ? NO_PROBLEM : signInProblemOf(error, PLACES)),
        }
      }
    />
  ));
  return (
    <Stack noValidate onSubmit={submit} as="form" gap={1.5} className={styles.form} aria-busy={busy}>
      <SignInErrorSummary problem={problem} ids={ids} />
      {rows}
      <Button type="primary" htmlType="submit" block aria-disabled={busy}>
        {busy ? '正在登录...' : bindTicket ? '登录并绑定' : '登录'}
      </Button>
      <p role="status" data-unseen>
        {busy ? '正在登录，请稍候' : ''}
      </p>
      <FormLinks method={method} loginType={loginType} />
    </Stack>
  );
}

function startOf(fields: readonly MethodField[], account: string): MethodValues {
  const [first] = fields;
  return first && account ? { [first.name]: account } : {};
}

/** Removes spaces from identifiers and capitalises a final letter; passwords are unchanged. */
function cleanValues(fields: readonly MethodField[], values: MethodValues): MethodValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const typed = values[name] ?? '';
      if (kind === 'password') return [name, typed];
      const plain = plainIdentifier(typed);
      return [name, kind === 'identifier' ? plain.toUpperCase() : plain];
    }),
  );
}

function missingIn(fields: readonly MethodField[], values: MethodValues): Record<string, string> {
  return Object.fromEntries(fields.flatMap(({ name, missing }) => (missing && !values[name] ? [[name, missing]] : [])));
}

/** Key of the countdown: all values except the code. */
function targetOf({ dxyzm: _, ...others }: MethodValues): string {
  return Object.values(others).join('');
}
