import { useLayoutEffect, useRef, useState } from 'react';
import { type ComplaintReceipt, findSubmitted } from '@/api/complaints';
import { Button } from '@/ui/plain/Button';
import styles from './complaints.module.css';

const NOT_THERE = '中心没有收到这件诉求，可以在下方再次提交；仍是同一次请求，不会重复登记。';

interface UnknownOutcomeProps {
  qqbh: string;
  /** The centre was asked and has nothing: only now is another try what is to be done. */
  absent: boolean;
  onReceipt: (receipt: ComplaintReceipt) => void;
  onAbsent: () => void;
}

/** No answer came: it may have been taken in. The query tells, and another try is the same request. */
export function UnknownOutcome({ qqbh, absent, onReceipt, onAbsent }: UnknownOutcomeProps) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);

  const ask = async () => {
    if (busy) return;
    setBusy(true);
    setNote('');
    try {
      const receipt = await findSubmitted(qqbh);
      if (receipt) onReceipt(receipt);
      else onAbsent();
    } catch (error) {
      setNote(error instanceof Error && error.message ? error.message : '查询失败，请稍后再试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.unknown}>
      <p>
        <strong>没有收到中心的答复，暂时不能确定是否已经提交。</strong>
        请先查询结果；您填写的内容都在，不必重新填写。
      </p>
      {(note || absent) && <p>{note || NOT_THERE}</p>}
      <Button kind={absent ? 'plain' : 'primary'} aria-disabled={busy} onClick={() => void ask()}>
        {busy ? '正在查询' : '查询结果'}
      </Button>
    </div>
  );
}
