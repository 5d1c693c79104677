import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { LoginType } from '@/api/auth';
import type { MethodKey, MethodRun, SignInMethod } from '@/session/sign-in-methods/method';
import { Button } from '@/ui/plain/Button';
import { FieldsForm } from './FieldsForm';
import styles from './SignIn.module.css';

/** What the form of a method is handed. */
export interface MethodFormProps<R extends MethodRun> {
  run: R;
  method: MethodKey;
  loginType: LoginType;
  /** Leads to another method of this login type, when this one cannot go on. */
  onChoose: (key: MethodKey) => void;
  /** The other methods that may be chosen now. */
  others: readonly SignInMethod[];
}

type Forms = {
  [K in Exclude<MethodRun['as'], 'fields'>]?: ComponentType<MethodFormProps<Extract<MethodRun, { as: K }>>>;
};

/** Forms of the methods that ask for more than fields, each loaded when it is chosen. */
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

/** One method: what it needs, then its form. */
export function MethodPanel({ method, account, ...rest }: Props) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useRun(method, attempt);
  return (
    <>
      <p className={styles.method}>需要：{method.needs}</p>
      {loaded === 'failed' ? (
        <p role="alert" className={styles.error}>
          登录方式加载失败，请检查网络后重试
          <Button kind="link" onClick={() => setAttempt(attempt + 1)}>
            重试
          </Button>
        </p>
      ) : (
        <Suspense fallback={<p role="status">加载中...</p>}>
          {loaded ? (
            <Form run={loaded} method={method.key} account={account} {...rest} />
          ) : (
            <p role="status">加载中...</p>
          )}
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
  // Which form belongs to which run the type of FORMS says; the compiler cannot follow the pair through the index.
  const Chosen = FORMS[run.as] as ComponentType<MethodFormProps<MethodRun>> | undefined;
  return Chosen ? <Chosen run={run} {...rest} /> : null;
}

/** The run of a method, loaded when it is one that is loaded. A failed load is tried again at the next attempt. */
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
