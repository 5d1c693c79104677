import { useEffect, useState } from 'react';
import type { LoginType } from '@/api/auth';
import { dropBinding, useBinding } from '@/session/binding';
import { dropFlash, readFlash } from '@/session/flash';
import { lastMethod, noteMethod } from '@/session/last-method';
import { suggestedLoginType } from '@/session/return-target';
import { useSecondFactor } from '@/session/second-factor';
import { methodsFor } from '@/session/sign-in-methods/all-methods';
import type { MethodKey } from '@/session/sign-in-methods/method';
import { dropPrefill, readPrefill } from '@/session/sign-in-prefill';
import { useSystemConfig } from '@/session/system-config';
import { BindingNote } from './BindingNote';
import { Introduction } from './Introduction';
import { MethodPanel } from './MethodPanel';
import { SecondFactor } from './SecondFactor';
import styles from './SignIn.module.css';
import { Tabs } from './Tabs';

const TYPES: readonly { value: LoginType; title: string }[] = [
  { value: '1', title: '个人' },
  { value: '2', title: '单位' },
  { value: '3', title: '开发商' },
];
const TYPE_TABS = { list: styles.tabs, tab: styles.tab };
const METHOD_TABS = { list: styles.methods, tab: styles.methodTab };

/** /login: part of the entry, so it holds plain HTML only. */
export function SignInPage() {
  const [prefill] = useState(readPrefill);
  const [last] = useState(lastMethod);
  const [loginType, setLoginType] = useState(
    () => prefill?.loginType ?? suggestedLoginType() ?? last?.loginType ?? '1',
  );
  /** What was chosen here, or on this machine before. */
  const [wanted, setWanted] = useState<MethodKey | undefined>(prefill?.method ?? last?.key);
  const config = useSystemConfig();
  const pending = useSecondFactor((state) => state.pending);
  const offer = useBinding((state) => state.offer);
  const [flash] = useState(readFlash);

  useEffect(() => {
    dropFlash();
    dropPrefill();
  }, []);
  // An offer to bind is one's own only while one stays here.
  useEffect(() => dropBinding, []);
  // The form that was in use is gone: the focus goes to what has come in its place.
  useEffect(() => {
    if (offer) document.getElementById('sign-in-title')?.focus();
  }, [offer]);

  const type = offer?.loginType ?? loginType;
  const methods = methodsFor(type, config);
  const named = methods.find(({ key }) => key === (offer ? 'account-password' : wanted));
  const chosen = named ?? (offer ? undefined : methods[0]);
  const choose = (key: MethodKey) => {
    setWanted(key);
    noteMethod({ loginType: type, key });
  };
  const title = pending ? '安全验证' : offer ? '绑定账号' : '登录';

  return (
    <div className={styles.page}>
      <Introduction />
      <section className={styles.card} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {flash && !pending ? (
          <p role="alert" className={styles.flash}>
            {flash}
          </p>
        ) : null}
        {pending ? (
          <SecondFactor key={pending.ticket} pending={pending} />
        ) : chosen === undefined ? (
          <p role="status">暂无可用的登录方式，请拨打 12329 咨询</p>
        ) : offer ? (
          <>
            <BindingNote offer={offer} />
            <MethodPanel method={chosen} loginType={type} account="" others={[]} onChoose={choose} />
          </>
        ) : (
          <Tabs label="用户类型" items={TYPES} value={type} onChange={setLoginType} className={TYPE_TABS}>
            <Tabs
              label="登录方式"
              items={methods.map((method) => ({ value: method.key, title: method.title }))}
              value={chosen.key}
              onChange={choose}
              className={METHOD_TABS}
            >
              <MethodPanel
                key={`${type} ${chosen.key}`}
                method={chosen}
                loginType={type}
                account={prefill?.loginType === type ? prefill.account : ''}
                others={methods.filter((method) => method !== chosen)}
                onChoose={choose}
              />
            </Tabs>
          </Tabs>
        )}
      </section>
    </div>
  );
}
