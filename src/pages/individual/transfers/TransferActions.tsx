import { Button } from 'antd';
import { useState } from 'react';
import { type CentreTransfer, urgeTransfer } from '@/api/transfers';
import { CaseLink } from '@/engine/case/CaseLink';
import { toast } from '@/ui/toast';
import styles from './transfers.module.css';

interface TransferActionsProps {
  of: CentreTransfer;
  onLook: (transfer: CentreTransfer) => void;
  /** Follows a failure too: it may have moved on meanwhile. */
  onDone: () => void;
}

/** What can be done about a transfer: look at its steps, go to its case, urge it once it is late. */
export function TransferActions({ of, onLook, onDone }: TransferActionsProps) {
  const [busy, setBusy] = useState(false);
  const { ywlsh, fx, zcgjjzxmc, zrgjjzxmc, sqrq, kcb } = of;
  const name = `${sqrq}${fx === 'in' ? `从${zcgjjzxmc}转入` : `转往${zrgjjzxmc}`}`;
  const urge = async () => {
    setBusy(true);
    try {
      await urgeTransfer(ywlsh);
      toast.success('已催办，有进展会通知您');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '催办失败，请重试');
    }
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
