import { lazy, Suspense, useState } from 'react';
import type { SecondFactor as Pending } from '@/session/sign-in/second-factor';
import { Loading } from '@/ui/state/Loading';
import { Tabs } from '@/ui/Tabs';
import { PhoneCodeForm } from './PhoneCodeForm';

const SecondFactorScan = lazy(() => import('./SecondFactorScan'));

/** In display order; the values are those of checkMethods. */
const WAYS = [
  { key: 'sms', label: '短信验证' },
  { key: 'face', label: '扫码刷脸验证' },
] as const;

/** Second factor after the password (loginMethod 102), by the chosen method. */
export function SecondFactorForm({ pending }: { pending: Pending }) {
  const offered = WAYS.filter(({ key }) => pending.ways.includes(key));
  const [chosen, setChosen] = useState(offered[0]?.key ?? 'sms');
  const [turned, setTurned] = useState(false);
  const choose = (way: typeof chosen) => {
    setChosen(way);
    setTurned(true);
  };
  const form =
    chosen === 'face' ? (
      <Suspense fallback={<Loading shape="form" />}>
        <SecondFactorScan pending={pending} />
      </Suspense>
    ) : (
      <PhoneCodeForm pending={pending} focus={!turned} />
    );
  if (offered.length < 2) return form;
  return (
    <Tabs
      label="验证方式"
      size="small"
      activeKey={chosen}
      onChange={(key) => choose(key as typeof chosen)}
      destroyOnHidden
      items={offered.map(({ key, label }) => ({ key, label, children: key === chosen ? form : null }))}
    />
  );
}
