import { Button } from 'antd';
import { useState } from 'react';
import { CounterList } from '@/engine/counters/CounterList';
import { EntryPanel } from '@/ui/EntryFrame';
import { GuestFaceDialog } from './GuestFaceDialog';

interface OtherPhoneProps {
  ticket: string;
  onVerified: (ticket: string) => void;
  onBack: () => void;
}

/** The verified number differs from the registered one: requires a face check, or the counter. */
export function OtherPhone({ ticket, onVerified, onBack }: OtherPhoneProps) {
  const [asking, setAsking] = useState(false);
  return (
    <EntryPanel
      title="手机号码与中心登记的不一致"
      kind="stop"
      actions={
        <>
          <Button type="primary" onClick={() => setAsking(true)}>
            刷脸核验
          </Button>
          <Button onClick={onBack}>返回修改</Button>
        </>
      }
    >
      <p>
        为防止他人冒用您的身份，请用手机扫码、由本人刷脸核验。核验通过后，您填写的手机号码将登记为新的联系手机，原号码会收到提醒。
      </p>
      <p>不便刷脸的，请持本人有效证件到柜台变更手机号码后再注册：</p>
      <CounterList />
      {asking && (
        <GuestFaceDialog
          ticket={ticket}
          title="刷脸核验"
          text="请使用移动设备扫码，由本人完成刷脸核验"
          onVerified={() => onVerified(ticket)}
          onClose={() => setAsking(false)}
        />
      )}
    </EntryPanel>
  );
}
