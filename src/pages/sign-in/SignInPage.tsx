import { useEffect, useState } from 'react';
import { dropFlash, readFlash } from '@/session/flash';
import { suggestedLoginType } from '@/session/return-target';
import { useSecondFactor } from '@/session/second-factor';
import { methodsFor } from '@/session/sign-in-methods/all-methods';
import { AccountForm } from './AccountForm';
import { Introduction } from './Introduction';
import { LoginTypeTabs } from './LoginTypeTabs';
import { PhoneCodeForm } from './PhoneCodeForm';
import styles from './SignIn.module.css';

/** /login: part of the entry, so it holds plain HTML only. */
export function SignInPage() {
  const [loginType, setLoginType] = useState(() => suggestedLoginType() ?? '1');
  const pending = useSecondFactor((state) => state.pending);
  const [flash] = useState(readFlash);
  const method = methodsFor(loginType)[0];

  useEffect(dropFlash, []);

  return (
    <div className={styles.page}>
      <Introduction />
      <section className={styles.card} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title" tabIndex={-1} className={styles.title}>
          {pending ? '短信验证' : '登录'}
        </h1>
        {flash && !pending ? (
          <p role="alert" className={styles.flash}>
            {flash}
          </p>
        ) : null}
        {pending ? (
          <PhoneCodeForm key={pending.ticket} pending={pending} />
        ) : (
          <LoginTypeTabs value={loginType} onChange={setLoginType}>
            <h2 className={styles.method}>{method?.title}</h2>
            <AccountForm key={loginType} loginType={loginType} />
          </LoginTypeTabs>
        )}
      </section>
    </div>
  );
}
