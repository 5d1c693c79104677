import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { LoginType } from '@/api/session/auth';
import type { ScanRun } from '@/session/sign-in-methods/method';
import { QrPicture } from '@/ui/files/QrPicture';
import { OnThisDevice } from '@/ui/input/OnThisDevice';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { signInProblemOf } from './problem';
import styles from './ScanView.module.css';
import { type Scan, useScan } from './use-scan';

interface Props {
  run: ScanRun;
  loginType: LoginType;
  /** Alternative for users who cannot see or scan the code. */
  otherWay: string;
  children: ReactNode;
}

/** A QR code for the phone, with the scan's state as text. Shared by the scan methods and the second factor. */
export function ScanView({ run, loginType, otherWay, children }: Props) {
  const scan = useScan(run, loginType);
  const { code, report, refused, busy, refresh } = scan;
  const error = refused || (code.phase === 'failed' ? (signInProblemOf(code.error, {}).general ?? '') : report);
  const over = isOver(scan);
  return (
    <Stack gap={1.5} aria-busy={busy}>
      <Row gap={2}>
        <div className={styles.code} data-over={over ? '' : undefined}>
          {'address' in code && (
            <QrPicture
              text={code.address}
              size={168}
              label={over ? '登录二维码（已失效）' : `登录二维码，请用手机扫描。${otherWay}`}
            />
          )}
        </div>
        <Stack gap={1.5} className={styles.side}>
          <Muted as="ol" className={styles.steps}>
            {run.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Muted>
          <Button
            type={over ? 'primary' : 'default'}
            onClick={refresh}
            aria-disabled={busy || code.phase === 'loading'}
          >
            刷新二维码
          </Button>
          {'address' in code && !over && <OnThisDevice address={code.address} />}
        </Stack>
      </Row>
      <p role="status" className={styles.state}>
        {wordsOf(scan, run)}
      </p>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      <Muted>{otherWay}</Muted>
      {children}
    </Stack>
  );
}

/** The code has expired or was rejected. */
function isOver({ code, refused }: Scan): boolean {
  return refused !== '' || code.phase === 'expired' || code.phase === 'cancelled' || code.phase === 'failed';
}

function wordsOf({ code, refused, busy }: Scan, run: ScanRun): string {
  if (refused) return '本次扫码未能登录';
  if (busy) return '已确认，正在登录，请稍候';
  switch (code.phase) {
    case 'loading':
      return '加载中...';
    case 'failed':
      return '二维码获取失败，请刷新二维码';
    case 'waiting':
      return '等待扫码';
    case 'scanned':
      return run.scanned;
    case 'cancelled':
      return '您已在手机上取消，如需继续请刷新二维码后重新扫码';
    case 'expired':
      return '二维码已过期，请刷新二维码后重新扫码';
    case 'confirmed':
      return '已确认';
  }
}
