import { useState } from 'react';
import { gradeComplaint } from '@/api/complaints';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import styles from './complaints.module.css';
import { useKindNames } from './use-kind-names';
import { useSending } from './use-sending';
import { WordsField } from './WordsField';

const LONGEST = 200;

/** How satisfied its owner is with the answer, once. */
export function GradeForm({ tsbh, onDone }: { tsbh: string; onDone: () => Promise<void> }) {
  const { grades } = useKindNames();
  const [pjdj, setGrade] = useState('');
  const [words, setWords] = useState('');
  const { busy, error, send } = useSending('pjdj');
  const submit = () =>
    send(() => {
      if (pjdj === '') return '请选择满意程度';
      return gradeComplaint(tsbh, pjdj, words.trim()).then(onDone);
    });
  return (
    <Card label="评价答复">
      <h2>您对答复满意吗？</h2>
      <div className={styles.form}>
        <fieldset className={styles.grades} aria-label="满意程度">
          {grades.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="complaint-grade"
                value={value}
                checked={pjdj === value}
                onChange={() => setGrade(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <WordsField
          id="grade-words"
          label="补充说明（选填）"
          value={words}
          most={LONGEST}
          error=""
          onChange={setWords}
        />
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button kind="primary" aria-disabled={busy} onClick={() => void submit()}>
          {busy ? '正在提交' : '提交评价'}
        </Button>
      </div>
    </Card>
  );
}
