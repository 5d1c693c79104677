import { Button } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { KeyAgentError, type KeyAgentFailure, type KeyCertificate } from '@/session/key-agent/key-agent';
import { signIn } from '@/session/sign-in/sign-in';
import type { CertificateRun, MethodKey } from '@/session/sign-in-methods/method';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { CertificateChoice, isCertificateExpired } from './certificate/CertificateChoice';
import styles from './certificate/certificate.module.css';
import { Download, FailedAdvice, NoSuitableCertificate } from './certificate/KeyAdvice';
import { useCertificates } from './certificate/use-certificates';
import { FormLinks } from './FormLinks';
import { OtherMethods } from './face/OtherMethods';
import type { MethodFormProps } from './MethodPanel';
import { hasNoProblem, NO_PROBLEM, type SignInProblem, signInProblemOf, withoutField } from './problem';
import signInStyles from './SignIn.module.css';
import { SignInErrorSummary } from './SignInErrorSummary';
import { SignInField } from './SignInField';
import { welcome } from './welcome';

/** Methods without special equipment. */
const KEYLESS: ReadonlySet<MethodKey> = new Set(['account-password', 'sms-code']);
/** Failures after which the PIN is cleared; the last ones also reload the keys. */
const FORGETS_PIN: ReadonlySet<KeyAgentFailure> = new Set(['wrong-pin', 'locked', 'removed']);
const LOOKS_AGAIN: ReadonlySet<KeyAgentFailure> = new Set(['removed', 'not-running', 'too-old']);

/** Sign-in by digital certificate: certificates in this machine, PIN, signature. */
export default function CertificateForm({ run, method, loginType, others, onChoose }: MethodFormProps<CertificateRun>) {
  const { found, look } = useCertificates(run);
  const [chosenId, setChosenId] = useState('');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<SignInProblem>(NO_PROBLEM);
  const [work, setWork] = useState<'idle' | 'talking' | 'signing'>('idle');
  const attempt = useRef<AbortController>(undefined);
  const id = useId();
  const ids = { certificate: `${id}-certificate`, pin: `${id}-pin` };

  const all = found.phase === 'found' ? found.certificates : [];
  const suitable = all.filter(({ holderType }) => holderType === (loginType === '3' ? 'developer' : 'unit'));
  const chosen = suitable.find((one) => one.id === chosenId) ?? suitable.find((one) => !isCertificateExpired(one));
  const busy = work !== 'idle';

  // Aborts when another method is chosen.
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
    <Stack noValidate onSubmit={submit} as="form" gap={1.5} className={signInStyles.form} aria-busy={busy}>
      <SignInErrorSummary problem={problem} ids={suitable.length > 0 ? ids : {}} />
      <Row justify="space-between">
        <span id={`${id}-state`} role="status">
          {stateText(found, suitable.length)}
        </span>
        <Button type="link" aria-disabled={busy || found.phase === 'looking'} onClick={lookAgain}>
          重新检测
        </Button>
      </Row>
      {found.phase === 'failed' ? <FailedAdvice reason={found.reason} message={found.message} /> : null}
      {found.phase === 'found' && suitable.length === 0 ? (
        <NoSuitableCertificate loginType={loginType} certificates={all} />
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
          <SignInField
            id={ids.pin}
            label="密钥密码（PIN码）"
            type="password"
            error={problem.fields.pin}
            value={pin}
            // Prevents password autofill, which would use up one of three PIN attempts.
            autoComplete="one-time-code"
            maxLength={64}
            onChange={(event) => {
              setPin(event.target.value);
              setProblem((former) => withoutField(former, 'pin'));
            }}
          />
          <Button type="primary" htmlType="submit" block aria-disabled={busy}>
            {busy ? '正在登录...' : '登录'}
          </Button>
        </>
      ) : null}
      <p role="status" className={styles.work} data-unseen={work === 'signing' ? undefined : ''}>
        {work === 'signing' ? '正在签名。证书助手弹出窗口时，请在窗口中确认' : busy ? '正在登录，请稍候' : ''}
      </p>
      {work === 'signing' ? <Button onClick={() => attempt.current?.abort()}>停止</Button> : null}
      {!hasNoProblem(problem) || (found.phase !== 'looking' && suitable.length === 0) ? (
        <OtherMethods others={others.filter(({ key }) => KEYLESS.has(key))} onChoose={onChoose} />
      ) : null}
      {found.phase === 'failed' ? null : <Download />}
      <FormLinks method={method} loginType={loginType} />
    </Stack>
  );
}

function stateText({ phase }: ReturnType<typeof useCertificates>['found'], count: number): string {
  if (phase === 'looking') return '正在检测密钥...';
  return count > 0 ? `选择证书（检测到${count}张）` : '没有可用于登录的证书';
}

function problemOfAttempt(error: unknown): SignInProblem {
  if (!(error instanceof KeyAgentError)) return signInProblemOf(error, {});
  return error.reason === 'wrong-pin' ? { fields: { pin: error.message } } : { general: error.message, fields: {} };
}
