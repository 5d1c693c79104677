import { lazy, Suspense, useState } from 'react';
import type { SecondFactor as Pending } from '@/session/second-factor';
import { PhoneCodeForm } from './PhoneCodeForm';
import styles from './SignIn.module.css';
import { Tabs } from './Tabs';

const SecondFactorScan = lazy(() => import('./SecondFactorScan'));

/** In the order in which they are offered; the values are those of checkMethods. */
const WAYS = [
  { value: 'sms', title: '短信验证' },
  { value: 'face', title: '扫码刷脸验证' },
] as const;
const TABS = { list: styles.methods, tab: styles.methodTab };

/** What is still to be proved after the password (loginMethod 102), in the way the person chooses. */
export function SecondFactor({ pending }: { pending: Pending }) {
  const offered = WAYS.filter(({ value }) => pending.ways.includes(value));
  const [chosen, setChosen] = useState(offered[0]?.value ?? 'sms');
  const [turned, setTurned] = useState(false);
  const choose = (way: typeof chosen) => {
    setChosen(way);
    setTurned(true);
  };
  const form =
    chosen === 'face' ? (
      <Suspense fallback={<p role="status">加载中...</p>}>
        <SecondFactorScan pending={pending} />
      </Suspense>
    ) : (
      <PhoneCodeForm pending={pending} focus={!turned} />
    );
  if (offered.length < 2) return form;
  return (
    <Tabs label="验证方式" items={offered} value={chosen} onChange={choose} className={TABS}>
      {form}
    </Tabs>
  );
}
