import { useMemo } from 'react';
import { dropSecondFactor, type SecondFactor } from '@/session/second-factor';
import { secondFactorScan } from '@/session/sign-in-methods/second-factor-scan';
import { Button } from '@/ui/plain/Button';
import { ScanView } from './ScanView';
import styles from './SignIn.module.css';

/** The second factor by a scan with the holder's own phone. */
export default function SecondFactorScan({ pending }: { pending: SecondFactor }) {
  const { ticket, loginType, ways } = pending;
  const run = useMemo(() => secondFactorScan(ticket), [ticket]);
  const otherWay = ways.includes('sms')
    ? '看不见或无法扫描二维码时，可在上方改用短信验证。'
    : '看不见或无法扫描二维码时，请返回改用其他登录方式。';
  return (
    <ScanView run={run} loginType={loginType} otherWay={otherWay}>
      <p className={styles.links}>
        <Button kind="link" onClick={dropSecondFactor}>
          返回账号登录
        </Button>
      </p>
    </ScanView>
  );
}
