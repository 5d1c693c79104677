import { Button } from 'antd';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { LoginType } from '@/api/session/auth';
import type { MethodKey, MethodRun, SignInMethod } from '@/session/sign-in-methods/method';
import { Muted } from '@/ui/layout/Muted';
import { Loading } from '@/ui/state/Loading';
import { FieldsForm } from './FieldsForm';
import styles from './SignIn.module.css';

/** Props of a method's form. */
export interface MethodFormProps<R extends MethodRun> {
  run: R;
  method: MethodKey;
  loginType: LoginType;
  /** Switches to another method of this login type. */
  onChoose: (key: MethodKey) => void;
  /** Other methods currently available. */
  others: readonly SignInMethod[];
}

type Forms = {
  [K in Exclude<MethodRun['as'], 'fields'>]?: ComponentType<MethodFormProps<Extract<MethodRun, { as: K }>>>;
};

/** Forms of methods beyond plain fields, loaded on selection. */
const FORMS: Forms = {
  certificate: lazy(() => import('./CertificateForm')),
  face: lazy(() => import('./FaceForm')),
  redirect: lazy(() => import('./RedirectForm')),
  scan: lazy(() => import('./ScanForm')),
};

interface Props extends Omit<MethodFormProps<MethodRun>, 'run' | 'method'> {
  method: SignInMethod;
  account: string;
}

/** One method: prerequisites, then its form. */
export function MethodPanel({ method, account, ...rest }: Props) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useRun(method, attempt);
  return (
    <>
      <Muted className={styles.method}>需要：{method.needs}</Muted>
      {loaded === 'failed' ? (
        <p role="alert" className={styles.error}>
          登录方式加载失败，请检查网络后重试
          <Button type="link" onClick={() => setAttempt(attempt + 1)}>
            重试
          </Button>
        </p>
      ) : (
        <Suspense fallback={<Loading shape="form" />}>
          {loaded ? <Form run={loaded} method={method.key} account={account} {...rest} /> : <Loading shape="form" />}
        </Suspense>
      )}
    </>
  );
}

function Form({
  run,
  account,
  ...rest
}: Omit<MethodFormProps<MethodRun>, 'run'> & { run: MethodRun; account: string }) {
  if (run.as === 'fields') {
    return <FieldsForm run={run} method={rest.method} loginType={rest.loginType} account={account} />;
  }
  // FORMS pairs each form with its run by type; the compiler loses the pairing through the index.
  const Chosen = FORMS[run.as] as ComponentType<MethodFormProps<MethodRun>> | undefined;
  return Chosen ? <Chosen run={run} {...rest} /> : null;
}

/** The run of a method, loaded if lazy; each attempt retries a failed load. */
function useRun({ run }: SignInMethod, attempt: number): MethodRun | 'failed' | undefined {
  const [loaded, setLoaded] = useState<MethodRun | 'failed' | undefined>(typeof run === 'function' ? undefined : run);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    if (typeof run !== 'function') return setLoaded(run);
    let here = true;
    setLoaded(undefined);
    run().then(
      (read) => here && setLoaded(read),
      () => here && setLoaded('failed'),
    );
    return () => {
      here = false;
    };
  }, [run, attempt]);
  return loaded;
}
