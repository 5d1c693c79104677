import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { PhoneState } from '@/api/sign';
import { Dialog } from '@/ui/Dialog';
import { OnThisDevice } from '@/ui/OnThisDevice';
import { QrPicture } from '@/ui/QrPicture';
import styles from './sign.module.css';
import { type PhoneCodeCalls, usePhoneCode } from './use-phone-code';

/** Pixels (specification 2.6). */
const WIDTH = 380;

interface PhoneCodeDialogProps<T extends { zt: PhoneState }> {
  title: string;
  text: string;
  /** What each state is called, in words. */
  words: Readonly<Record<PhoneState, string>>;
  calls: PhoneCodeCalls<T>;
  onConfirmed: (answer: T) => void;
  onClose: () => void;
  /** What is signed or checked. */
  children?: ReactNode;
}

/** A QR code for the person's own phone, and in words how far the phone is. */
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
      <div className={styles.code}>
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
            {code.error instanceof Error ? code.error.message : '二维码获取失败，请重试'}
          </p>
        )}
      </div>
    </Dialog>
  );
}
