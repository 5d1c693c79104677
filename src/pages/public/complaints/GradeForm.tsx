import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { gradeComplaint } from '@/api/public/complaints';
import { voiceLimits } from '@/domain/voice-limits';
import { DraftLine } from '@/engine/draft/DraftLine';
import { answerGradeDraft } from '@/engine/draft/page-draft-codes';
import { useSavedForm } from '@/engine/draft/use-saved-form';
import { textOf } from '@/lib/foreign-json';
import { systemValue } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/layout/Stack';
import { CommentField } from './CommentField';
import { useKindNames } from './use-kind-names';
import { useSending } from './use-sending';

interface GradeFormProps {
  tsbh: string;
  /** Called on success or an unknown outcome: the page reloads the complaint. */
  onSent: (done: string) => Promise<void>;
}

/** Satisfaction of the owner with the answer, given once. */
export function GradeForm({ tsbh, onSent }: GradeFormProps) {
  const code = answerGradeDraft(tsbh);
  const { grades } = useKindNames();
  const [{ pjdj, words }, setTyped] = useState({ pjdj: '', words: '' });
  const limits = voiceLimits(systemValue).answerGrade;
  const kept = useSavedForm(code, (found) => setTyped({ pjdj: textOf(found.pjdj), words: textOf(found.words) }));
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
      <Stack gap={1.5} align="start">
        <Radio.Group
          aria-label="满意程度"
          name="complaint-grade"
          value={pjdj}
          options={grades.map(({ value, label }) => ({ value, label }))}
          onChange={({ target }) => type({ pjdj: target.value, words })}
        />
        <CommentField
          id="grade-words"
          label="补充说明（选填）"
          value={words}
          limits={limits}
          error=""
          onChange={(next) => type({ pjdj, words: next })}
        />
        {error && <Alert showIcon type="error" title={error} />}
        <Button type="primary" aria-disabled={busy} onClick={() => void submit()}>
          {busy ? '正在提交' : '提交评价'}
        </Button>
        <DraftLine keeper={kept.keeper} code={code} onAdopt={kept.adopt} />
      </Stack>
    </Card>
  );
}
