import { Button } from 'antd';
import { useState } from 'react';
import { reviewComplaint } from '@/api/public/complaints';
import { DraftForm, useFormDraft } from '@/engine/draft/DraftForm';
import { reviewDraft } from '@/engine/draft/page-draft-codes';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { reviewFields } from '@/schema/public/complaint';
import { Card } from '@/ui/Card';
import { LOST } from './complaint-text';

type ReviewValues = ValuesOf<typeof reviewFields>;

const form = defineOpenForm<ReviewValues>()({
  code: 'tsfh',
  initial: initialOf(reviewFields),
  sections: [{ key: 'review', title: '申请复核', fields: schemaFields(reviewFields, ['yy']) }],
});

interface ReviewFormProps {
  tsbh: string;
  /** Last day to request it. */
  until: string;
  /** Called on success or an unknown outcome: the page reloads the complaint. */
  onSent: (done: string) => Promise<void>;
}

/** 不满意，申请复核: a single review by the higher level. */
export function ReviewForm({ tsbh, until, onSent }: ReviewFormProps) {
  const [pressed, press] = useState(false);
  const saved = useFormDraft(reviewDraft(tsbh), form);
  const isOpen = pressed || Boolean(saved.found.values.yy);
  return (
    <>
      <Card label="申请复核">
        <h2>对答复不满意？</h2>
        <p>每件诉求可以申请一次复核，由督查部门重新办理，复核答复为最终答复。最迟可在{until}申请。</p>
        {!isOpen && (
          <p>
            <Button onClick={() => press(true)}>不满意，申请复核</Button>
          </p>
        )}
      </Card>
      {isOpen && (
        <DraftForm
          saved={saved}
          submitText="提交复核申请"
          busyText="正在提交"
          send={async (values) => {
            await reviewComplaint(tsbh, openFormValues<ReviewValues>(values).yy.trim());
            await onSent('复核申请已提交');
          }}
          lost={LOST}
          onLost={() => onSent('')}
        />
      )}
    </>
  );
}
