import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { PhoneState } from '@/api/cases/sign';
import { failureText } from '@/lib/shown-errors';
import { Dialog } from '@/ui/dialog/Dialog';
import { QrPicture } from '@/ui/files/QrPicture';
import { OnThisDevice } from '@/ui/input/OnThisDevice';
import { Stack } from '@/ui/layout/Stack';
import styles from './sign.module.css';
import { type PhoneCodeCalls, usePhoneCode } from './use-phone-code';

/** Width in pixels (docs/specification.md 2.6). */
const WIDTH = 380;

interface PhoneCodeDialogProps<T extends { zt: PhoneState }> {
  title: string;
  text: string;
  /** Texts of the states. */
  words: Readonly<Record<PhoneState, string>>;
  calls: PhoneCodeCalls<T>;
  onConfirmed: (answer: T) => void;
  onClose: () => void;
  /** Content to be signed or checked. */
  children?: ReactNode;
}

/** Dialog with a QR code for the person's phone and the phone's state as text. */
export function PhoneCodeDialog<T extends { zt: PhoneState }>(props: PhoneCodeDialogProps<T>) {
  const { title, text, words, calls, onConfirmed, onClose, children } = props;
  const { code, refresh } = usePhoneCode(calls, onConfirmed);
  const over = code.phase === 'expired' || code.phase === 'cancelled' || code.phase === 'failed';
  return (
    <Dialog
      open
      title={title}
      width={WIDTH}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          {over && (
            <Button type="primary" onClick={refresh}>
              {code.phase === 'failed' ? '重新获取' : '刷新二维码'}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={1.5} align="center" className={styles.code}>
        {children}
        <p>{text}</p>
        {'address' in code && (
          <div className={over ? styles.outdated : undefined}>
            <QrPicture text={code.address} label={over ? `${title}二维码（已失效）` : `${title}二维码`} />
          </div>
        )}
        {'address' in code && !over && <OnThisDevice address={code.address} />}
        <p role="status" className={styles.state}>
          {code.phase === 'loading' ? '加载中...' : 'address' in code && words[code.phase]}
        </p>
        {code.phase === 'failed' && (
          <p role="alert" className={styles.error}>
            {failureText(code.error, '二维码获取失败，请重试')}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
