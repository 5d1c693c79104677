import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import type { BindOffer, LoginType } from '@/api/session/auth';
import { dropFlash, readFlash } from '@/session/flash';
import { suggestedLoginType } from '@/session/opening/return-target';
import { dropBinding, useBinding } from '@/session/sign-in/binding';
import { lastMethod, noteMethod } from '@/session/sign-in/last-method';
import { useSecondFactor } from '@/session/sign-in/second-factor';
import { dropPrefill, readPrefill } from '@/session/sign-in/sign-in-prefill';
import { methodsFor } from '@/session/sign-in-methods/all-methods';
import type { MethodKey, SignInMethod } from '@/session/sign-in-methods/method';
import { useSystemConfig } from '@/session/system-config';
import { Tabs } from '@/ui/Tabs';
import { Introduction } from './Introduction';
import { MethodPanel } from './MethodPanel';
import { MethodTabs } from './MethodTabs';
import { SecondFactorForm } from './SecondFactorForm';
import styles from './SignIn.module.css';

const TYPES: readonly { key: LoginType; label: string }[] = [
  { key: '1', label: '个人' },
  { key: '2', label: '单位' },
  { key: '3', label: '开发商' },
];

/** /login */
export function SignInPage() {
  const [prefill] = useState(readPrefill);
  const [last] = useState(lastMethod);
  const [loginType, setLoginType] = useState(
    () => prefill?.loginType ?? suggestedLoginType() ?? last?.loginType ?? '1',
  );
  /** Method chosen here, or last used on this machine. */
  const [wanted, setWanted] = useState<MethodKey | undefined>(prefill?.method ?? last?.key);
  const config = useSystemConfig();
  const pending = useSecondFactor((state) => state.pending);
  const offer = useBinding((state) => state.offer);
  const [flash] = useState(readFlash);

  useEffect(() => {
    dropFlash();
    dropPrefill();
  }, []);
  // A binding offer is valid only while this page is mounted.
  useEffect(() => dropBinding, []);
  // Moves focus to the form that replaced the used one.
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
  const panel = (method: SignInMethod) => (
    <MethodTabs methods={methods} chosen={method} onChoose={choose}>
      <MethodPanel
        key={`${type} ${method.key}`}
        method={method}
        loginType={type}
        account={prefill?.loginType === type ? prefill.account : ''}
        others={methods.filter((other) => other !== method)}
        onChoose={choose}
      />
    </MethodTabs>
  );
  const title = pending ? '安全验证' : offer ? '绑定账号' : '登录';

  return (
    <div className={styles.page}>
      <Introduction />
      <section className={styles.card} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {flash && !pending ? <Alert type="warning" showIcon title={flash} className={styles.flash} /> : null}
        {pending ? (
          <SecondFactorForm key={pending.ticket} pending={pending} />
        ) : offer ? (
          <>
            <BindingNote offer={offer} />
            {chosen ? (
              <MethodPanel method={chosen} loginType={type} account="" others={[]} onChoose={choose} />
            ) : (
              <NoMethod />
            )}
          </>
        ) : (
          <Tabs
            label="用户类型"
            centered
            size="large"
            activeKey={type}
            onChange={(key) => setLoginType(key as LoginType)}
            destroyOnHidden
            items={TYPES.map(({ key, label }) => ({
              key,
              label,
              children: key === type ? chosen ? panel(chosen) : <NoMethod /> : null,
            }))}
          />
        )}
      </section>
    </div>
  );
}

/** The centre has closed every method of this login type; the other types stay a tab away. */
function NoMethod() {
  return <p role="status">暂无可用的登录方式，请拨打 12329 咨询</p>;
}

/** After a 417: the identity to bind, the account, and a cancel link. */
function BindingNote({ offer }: { offer: BindOffer }) {
  return (
    <div role="status" className={styles.binding}>
      <p>
        您的{offer.way || '身份'}
        {offer.who && <>（{offer.who}）</>}
        尚未绑定网上办事大厅账号。请用账号和密码登录一次，登录成功即完成绑定，以后可直接登录。
      </p>
      <Button type="link" onClick={dropBinding}>
        不绑定，返回登录
      </Button>
    </div>
  );
}
