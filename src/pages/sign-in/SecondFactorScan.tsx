import { Button } from 'antd';
import { useMemo } from 'react';
import { dropSecondFactor, type SecondFactor } from '@/session/sign-in/second-factor';
import { secondFactorScan } from '@/session/sign-in-methods/second-factor-scan';
import { Row } from '@/ui/layout/Row';
import { ScanView } from './ScanView';
import styles from './SignIn.module.css';

/** Second factor by a scan with the holder's own phone. */
export default function SecondFactorScan({ pending }: { pending: SecondFactor }) {
  const { ticket, loginType, ways } = pending;
  const run = useMemo(() => secondFactorScan(ticket), [ticket]);
  const otherWay = ways.includes('sms')
    ? '看不见或无法扫描二维码时，可在上方改用短信验证。'
    : '看不见或无法扫描二维码时，请返回改用其他登录方式。';
  return (
    <ScanView run={run} loginType={loginType} otherWay={otherWay}>
      <Row as="p" gap={1.5} rowGap={1} justify="space-between" className={styles.links}>
        <Button type="link" onClick={dropSecondFactor}>
          返回账号登录
        </Button>
      </Row>
    </ScanView>
  );
}
