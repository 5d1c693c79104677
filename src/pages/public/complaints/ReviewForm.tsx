import { useState } from 'react';
import { reviewComplaint } from '@/api/complaints';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import styles from './complaints.module.css';
import { useSending } from './use-sending';
import { WordsField } from './WordsField';

const SHORTEST = 10;
const LONGEST = 500;

/** 不满意，申请复核: the higher level looks at it once more, once. */
export function ReviewForm({ tsbh, until, onDone }: { tsbh: string; until: string; onDone: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const { busy, error, send } = useSending('yy');
  const submit = () =>
    send(() => {
      const count = [...words.trim()].length;
      if (count < SHORTEST || count > LONGEST) return `复核理由须为${SHORTEST}至${LONGEST}个字`;
      return reviewComplaint(tsbh, words.trim()).then(onDone);
    });
  return (
    <Card label="申请复核">
      <h2>对答复不满意？</h2>
      <p>每件诉求可以申请一次复核，由督查部门重新办理，复核答复为最终答复。请在{until}前申请。</p>
      {open ? (
        <div className={styles.form}>
          <WordsField
            id="review-words"
            label="复核理由"
            value={words}
            most={LONGEST}
            error={error}
            onChange={setWords}
          />
          <Button kind="primary" aria-disabled={busy} onClick={() => void submit()}>
            {busy ? '正在提交' : '提交复核申请'}
          </Button>
        </div>
      ) : (
        <Button onClick={() => setOpen(true)}>不满意，申请复核</Button>
      )}
    </Card>
  );
}
