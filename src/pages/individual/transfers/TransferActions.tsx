import { Button } from 'antd';
import { useState } from 'react';
import { type CentreTransfer, urgeTransfer } from '@/api/person/transfers';
import { CaseLink } from '@/engine/case/CaseLink';
import { succeeded } from '@/lib/shown-errors';
import { toast } from '@/ui/state/toast';
import styles from './transfers.module.css';

interface TransferActionsProps {
  of: CentreTransfer;
  onLook: (transfer: CentreTransfer) => void;
  /** Also called after a failure, since the state may have changed. */
  onDone: () => void;
}

/** Actions of a transfer: show its steps, open its case, urge it when late. */
export function TransferActions({ of, onLook, onDone }: TransferActionsProps) {
  const [busy, setBusy] = useState(false);
  const { ywlsh, fx, zcgjjzxmc, zrgjjzxmc, sqrq, kcb } = of;
  const name = `${sqrq}${fx === 'in' ? `从${zcgjjzxmc}转入` : `转往${zrgjjzxmc}`}`;
  const urge = async () => {
    setBusy(true);
    if (await succeeded(urgeTransfer(ywlsh))) toast.success('已催办，有进展会通知您');
    setBusy(false);
    onDone();
  };
  return (
    <span className={styles.actions}>
      <Button size="small" aria-label={`查看${name}的进度`} onClick={() => onLook(of)}>
        进度
      </Button>
      {fx === 'in' && <CaseLink ywlsh={ywlsh} name={`${name}的办件`} />}
      {kcb && (
        <Button size="small" loading={busy} aria-label={`催办${name}`} onClick={() => void urge()}>
          催办
        </Button>
      )}
    </span>
  );
}
