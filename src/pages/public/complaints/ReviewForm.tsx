import { Button, type Input } from 'antd';
import { type ComponentRef, useRef, useState } from 'react';
import { reviewComplaint } from '@/api/public/complaints';
import { voiceLimits } from '@/domain/voice-limits';
import { DraftLine } from '@/engine/draft/DraftLine';
import { reviewDraft } from '@/engine/draft/page-draft-codes';
import { useSavedForm } from '@/engine/draft/use-saved-form';
import { systemValue } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/layout/Stack';
import { CommentField } from './CommentField';
import { useSending } from './use-sending';

interface ReviewFormProps {
  tsbh: string;
  /** Last day to request it. */
  until: string;
  /** Called on success or an unknown outcome: the page reloads the complaint. */
  onSent: (done: string) => Promise<void>;
}

/** 不满意，申请复核: a single review by the higher level. */
export function ReviewForm({ tsbh, until, onSent }: ReviewFormProps) {
  const code = reviewDraft(tsbh);
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const box = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const { least, most } = voiceLimits(systemValue).review;
  const kept = useSavedForm(code, ({ yy }) => {
    if (typeof yy !== 'string' || yy === '') return;
    setWords(yy);
    setOpen(true);
  });
  const { busy, error, send } = useSending('yy', () => onSent(''));
  const submit = () =>
    send(() => {
      const count = [...words.trim()].length;
      if (count < least || count > most) {
        box.current?.focus();
        return `复核理由须为${least}至${most}个字`;
      }
      return kept.handIn(() => reviewComplaint(tsbh, words.trim())).then(() => onSent('复核申请已提交'));
    });
  return (
    <Card label="申请复核">
      <h2>对答复不满意？</h2>
      <p>每件诉求可以申请一次复核，由督查部门重新办理，复核答复为最终答复。最迟可在{until}申请。</p>
      {open ? (
        <Stack gap={1.5} align="start">
          <CommentField
            ref={box}
            id="review-words"
            label="复核理由"
            value={words}
            limits={{ least, most }}
            error={error}
            onChange={(yy) => {
              setWords(yy);
              kept.keep({ yy });
            }}
          />
          <Button type="primary" aria-disabled={busy} onClick={() => void submit()}>
            {busy ? '正在提交' : '提交复核申请'}
          </Button>
          <DraftLine keeper={kept.keeper} code={code} onAdopt={kept.adopt} />
        </Stack>
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>不满意，申请复核</Button>
        </p>
      )}
    </Card>
  );
}
