import { type FormEvent, useId, useRef, useState } from 'react';
import type { LoginType } from '@/api/auth';
import { prepareSecrets } from '@/api/secret';
import { plainIdentifier } from '@/domain/plain-text';
import { useBinding } from '@/session/binding';
import { signIn } from '@/session/sign-in';
import type { FieldsRun, MethodField, MethodKey, MethodValues } from '@/session/sign-in-methods/method';
import { useCaptcha } from '@/session/use-captcha';
import { Button } from '@/ui/plain/Button';
import { ErrorSummary } from './ErrorSummary';
import { FieldControl } from './FieldControl';
import { FormLinks } from './FormLinks';
import { NO_PROBLEM, type Problem, problemOf, withoutField } from './problem';
import styles from './SignIn.module.css';
import { welcome } from './welcome';

interface Props {
  run: FieldsRun;
  method: MethodKey;
  loginType: LoginType;
  /** The account to start with. */
  account: string;
}

/** 428: the captcha was wrong. */
const PLACES = { '428': 'yzm' };

/** The form of every method that asks for fields: account, password, captcha, SMS code. */
export function FieldsForm({ run, method, loginType, account }: Props) {
  const fields = run.fields(loginType);
  const [values, setValues] = useState<MethodValues>(() => startOf(fields, account));
  const [problem, setProblem] = useState<Problem>(NO_PROBLEM);
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
      return setProblem({ fields: { yzm: '图形验证码尚未加载，请点击“换一张”后重试' } });
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
      setProblem(problemOf(error, PLACES));
    } finally {
      // A captcha is good for one attempt. What else was typed stays.
      if (withCaptcha && !opened) {
        setValues((former) => ({ ...former, yzm: '' }));
        captcha.refresh();
      }
      running.current = false;
      setBusy(false);
    }
  };

  const rows = fields.map((field) => (
    <FieldControl
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
          onProblem: (error) => setProblem(error === undefined ? NO_PROBLEM : problemOf(error, PLACES)),
        }
      }
    />
  ));
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-busy={busy}>
      <ErrorSummary problem={problem} ids={ids} />
      {rows}
      <Button kind="primary" type="submit" className={styles.submit} aria-disabled={busy}>
        {busy ? '正在登录...' : bindTicket ? '登录并绑定' : '登录'}
      </Button>
      <p role="status" data-unseen>
        {busy ? '正在登录，请稍候' : ''}
      </p>
      <FormLinks method={method} loginType={loginType} />
    </form>
  );
}

function startOf(fields: readonly MethodField[], account: string): MethodValues {
  const [first] = fields;
  return first && account ? { [first.name]: account } : {};
}

/** Identifiers lose their blanks, a letter at their end becomes a capital; a password stays as it is. */
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

/** Whom the code goes to, for the countdown: everything typed but the code. */
function targetOf({ dxyzm: _, ...others }: MethodValues): string {
  return Object.values(others).join('');
}
