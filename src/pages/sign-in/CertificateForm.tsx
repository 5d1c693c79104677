import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { KeyAgentError, type KeyAgentFailure, type KeyCertificate } from '@/session/key-agent/key-agent';
import { signIn } from '@/session/sign-in';
import type { CertificateRun, MethodKey } from '@/session/sign-in-methods/method';
import { Button } from '@/ui/plain/Button';
import { CertificateChoice, isOver } from './certificate/CertificateChoice';
import styles from './certificate/certificate.module.css';
import { Download, FailedAdvice, NothingSuitable } from './certificate/KeyAdvice';
import { useCertificates } from './certificate/use-certificates';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { FormLinks } from './FormLinks';
import { OtherWays } from './face/OtherWays';
import type { MethodFormProps } from './MethodPanel';
import { isEmpty, NO_PROBLEM, type Problem, problemOf, withoutField } from './problem';
import signInStyles from './SignIn.module.css';
import { welcome } from './welcome';

/** Ways that ask for nothing but what everybody has at hand. */
const KEYLESS: ReadonlySet<MethodKey> = new Set(['account-password', 'sms-code']);
/** After these the PIN is typed anew; after the last ones the keys are looked at again as well. */
const FORGETS_PIN: ReadonlySet<KeyAgentFailure> = new Set(['wrong-pin', 'locked', 'removed']);
const LOOKS_AGAIN: ReadonlySet<KeyAgentFailure> = new Set(['removed', 'not-running', 'too-old']);

/** Sign-in by digital certificate: the certificates in this machine, the PIN of the key, the signature. */
export default function CertificateForm({ run, method, loginType, others, onChoose }: MethodFormProps<CertificateRun>) {
  const { found, look } = useCertificates(run);
  const [chosenId, setChosenId] = useState('');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<Problem>(NO_PROBLEM);
  const [work, setWork] = useState<'idle' | 'talking' | 'signing'>('idle');
  const attempt = useRef<AbortController>(undefined);
  const id = useId();
  const ids = { certificate: `${id}-certificate`, pin: `${id}-pin` };

  const all = found.phase === 'found' ? found.certificates : [];
  const suitable = all.filter(({ holderType }) => holderType === (loginType === '3' ? 'developer' : 'unit'));
  const chosen = suitable.find((one) => one.id === chosenId) ?? suitable.find((one) => !isOver(one));
  const busy = work !== 'idle';

  // Nobody signs in by a key after turning to something else.
  useEffect(() => () => attempt.current?.abort(), []);

  const lookAgain = () => {
    if (busy || found.phase === 'looking') return;
    setProblem(NO_PROBLEM);
    look();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (attempt.current) return;
    const fields = {
      ...(!chosen && { certificate: '请选择证书' }),
      ...(pin === '' && { pin: '请输入密钥密码' }),
    };
    setProblem({ fields });
    if (chosen && pin !== '') void signInWith(chosen);
  };

  const signInWith = async (certificate: KeyCertificate) => {
    const own = new AbortController();
    attempt.current = own;
    setWork('talking');
    const onSigning = (signing: boolean) => setWork(signing ? 'signing' : 'talking');
    try {
      welcome(
        await signIn(loginType, () => run.request({ loginType, certificate, pin, signal: own.signal, onSigning })),
      );
    } catch (error) {
      setProblem(problemOfAttempt(error));
      const reason = error instanceof KeyAgentError ? error.reason : undefined;
      if (reason && FORGETS_PIN.has(reason)) setPin('');
      if (reason && LOOKS_AGAIN.has(reason)) look();
    } finally {
      attempt.current = undefined;
      setWork('idle');
    }
  };

  return (
    <form noValidate onSubmit={submit} className={signInStyles.form} aria-busy={busy}>
      <ErrorSummary problem={problem} ids={suitable.length > 0 ? ids : {}} />
      <div className={styles.head}>
        <span id={`${id}-state`} role="status">
          {stateText(found, suitable.length)}
        </span>
        <Button kind="link" aria-disabled={busy || found.phase === 'looking'} onClick={lookAgain}>
          重新检测
        </Button>
      </div>
      {found.phase === 'failed' ? <FailedAdvice reason={found.reason} message={found.message} /> : null}
      {found.phase === 'found' && suitable.length === 0 ? (
        <NothingSuitable loginType={loginType} certificates={all} />
      ) : null}
      {suitable.length > 0 ? (
        <>
          <CertificateChoice
            id={ids.certificate}
            labelId={`${id}-state`}
            certificates={suitable}
            chosen={chosen}
            error={problem.fields.certificate}
            onChoose={(certificate) => setChosenId(certificate.id)}
          />
          <Field
            id={ids.pin}
            label="密钥密码（PIN码）"
            type="password"
            error={problem.fields.pin}
            value={pin}
            // No password of the hall belongs here: a browser that filled it in would use up a try of three.
            autoComplete="one-time-code"
            maxLength={64}
            onChange={(event) => {
              setPin(event.target.value);
              setProblem((former) => withoutField(former, 'pin'));
            }}
          />
          <Button kind="primary" type="submit" className={signInStyles.submit} aria-disabled={busy}>
            {busy ? '正在登录...' : '登录'}
          </Button>
        </>
      ) : null}
      <p role="status" className={styles.work} data-unseen={work === 'signing' ? undefined : ''}>
        {work === 'signing' ? '正在签名。证书助手弹出窗口时，请在窗口中确认' : busy ? '正在登录，请稍候' : ''}
      </p>
      {work === 'signing' ? <Button onClick={() => attempt.current?.abort()}>停止</Button> : null}
      {!isEmpty(problem) || (found.phase !== 'looking' && suitable.length === 0) ? (
        <OtherWays others={others.filter(({ key }) => KEYLESS.has(key))} onChoose={onChoose} />
      ) : null}
      {found.phase === 'failed' ? null : <Download />}
      <FormLinks method={method} loginType={loginType} />
    </form>
  );
}

function stateText({ phase }: ReturnType<typeof useCertificates>['found'], count: number): string {
  if (phase === 'looking') return '正在检测密钥...';
  return count > 0 ? `选择证书（检测到${count}张）` : '没有可用于登录的证书';
}

function problemOfAttempt(error: unknown): Problem {
  if (!(error instanceof KeyAgentError)) return problemOf(error, {});
  return error.reason === 'wrong-pin' ? { fields: { pin: error.message } } : { general: error.message, fields: {} };
}
