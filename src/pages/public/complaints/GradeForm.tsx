import { useState } from 'react';
import { gradeComplaint } from '@/api/complaints';
import { voiceLimits } from '@/domain/voice-limits';
import { DraftLine } from '@/engine/draft/DraftLine';
import { answerGradeDraft } from '@/engine/draft/page-draft-codes';
import { useKept } from '@/engine/draft/use-kept';
import { textOf } from '@/lib/foreign-json';
import { systemValue } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { Button } from '@/ui/plain/Button';
import styles from './complaints.module.css';
import { useKindNames } from './use-kind-names';
import { useSending } from './use-sending';
import { WordsField } from './WordsField';

interface GradeFormProps {
  tsbh: string;
  /** It is there, or may be: the page has to look. */
  onSent: (done: string) => Promise<void>;
}

/** How satisfied its owner is with the answer, once. */
export function GradeForm({ tsbh, onSent }: GradeFormProps) {
  const code = answerGradeDraft(tsbh);
  const { grades } = useKindNames();
  const [{ pjdj, words }, setTyped] = useState({ pjdj: '', words: '' });
  const limits = voiceLimits(systemValue).answerGrade;
  const kept = useKept(code, (found) => setTyped({ pjdj: textOf(found.pjdj), words: textOf(found.words) }));
  const { busy, error, send } = useSending('pjdj', () => onSent(''));
  const type = (typed: { pjdj: string; words: string }) => {
    setTyped(typed);
    kept.keep(typed);
  };
  const submit = () =>
    send(() => {
      if (!grades.some(({ value }) => value === pjdj)) return '请选择满意程度';
      if ([...words.trim()].length > limits.most) return `补充说明不能超过${limits.most}个字`;
      return kept.handIn(() => gradeComplaint(tsbh, pjdj, words.trim())).then(() => onSent('评价已提交，感谢您的意见'));
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
                onChange={() => type({ pjdj: value, words })}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <WordsField
          id="grade-words"
          label="补充说明（选填）"
          value={words}
          limits={limits}
          error=""
          onChange={(next) => type({ pjdj, words: next })}
        />
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button kind="primary" aria-disabled={busy} onClick={() => void submit()}>
          {busy ? '正在提交' : '提交评价'}
        </Button>
        <DraftLine keeper={kept.keeper} code={code} onAdopt={kept.adopt} />
      </div>
    </Card>
  );
}
