import { Button } from 'antd';
import { useMemo } from 'react';
import type { DepositPass } from '@/api/unit-deposit';
import { OpenForm } from '@/form/open/OpenForm';
import { Dialog } from '@/ui/Dialog';
import { returning } from './entry-forms';

interface PassLostProps {
  ywlsh: string;
  onRenewed: (pass: DepositPass) => void;
  onLeave: () => void;
}

/** After a long pause the phone is proved again; what was typed stays on the page behind. */
export function PassLost({ ywlsh, onRenewed, onLeave }: PassLostProps) {
  const entry = useMemo(() => returning(ywlsh), [ywlsh]);
  return (
    <Dialog open title="请重新验证手机号码" closable="none">
      <p>长时间未操作，为保护单位信息，请重新验证。本页填写的内容仍在，验证后自动保存。</p>
      <OpenForm
        form={entry.form}
        submitText="继续办理"
        busyText="正在核验…"
        onSubmit={async (values) => onRenewed(await entry.enter(values))}
        places={{ '428': 'yzm' }}
        more={<Button onClick={onLeave}>退出办理</Button>}
      />
    </Dialog>
  );
}
