import { Button } from 'antd';
import { useState } from 'react';
import type { UnitRegistered } from '@/api/session/registration';
import { CounterList } from '@/engine/counters/CounterList';
import { EntryPanel } from '@/ui/EntryFrame';
import { GuestFaceDialog } from './GuestFaceDialog';

/** Last step for an operator not on file: the legal person agrees by phone. */
export function LegalPersonStep({ asked, onConfirmed }: { asked: UnitRegistered; onConfirmed: () => void }) {
  const [showing, setShowing] = useState(false);
  return (
    <EntryPanel
      title="请法定代表人确认授权"
      actions={
        <Button type="primary" onClick={() => setShowing(true)}>
          显示确认二维码
        </Button>
      }
    >
      <p>
        {asked.dwmc}的法定代表人{asked.frxm}须在30分钟内用手机扫码、刷脸，确认授权{asked.jbrxm}（{asked.jbrjs}
        ）办理单位业务。 确认后注册立即生效。
      </p>
      <p>法定代表人不便刷脸的，请持单位授权书和法定代表人有效证件到柜台办理：</p>
      <CounterList />
      {showing && (
        <GuestFaceDialog
          ticket={asked.ticket}
          title="法定代表人确认"
          text={`请法定代表人${asked.frxm}使用移动设备扫码，刷脸确认授权`}
          onVerified={onConfirmed}
          onClose={() => setShowing(false)}
        />
      )}
    </EntryPanel>
  );
}
