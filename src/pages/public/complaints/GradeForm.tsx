import { gradeComplaint } from '@/api/public/complaints';
import { DraftForm, useFormDraft } from '@/engine/draft/DraftForm';
import { answerGradeDraft } from '@/engine/draft/page-draft-codes';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { answerGradeFields } from '@/schema/public/complaint';
import { LOST } from './complaint-text';

type GradeValues = ValuesOf<typeof answerGradeFields>;

const form = defineOpenForm<GradeValues>()({
  code: 'tspj',
  initial: initialOf(answerGradeFields),
  sections: [{ key: 'grade', title: '您对答复满意吗？', fields: schemaFields(answerGradeFields, ['pjdj', 'pjnr']) }],
});

interface GradeFormProps {
  tsbh: string;
  /** Called on success or an unknown outcome: the page reloads the complaint. */
  onSent: (done: string) => Promise<void>;
}

/** Satisfaction of the owner with the answer, given once. */
export function GradeForm({ tsbh, onSent }: GradeFormProps) {
  const saved = useFormDraft(answerGradeDraft(tsbh), form, { words: 'pjnr' });
  return (
    <DraftForm
      saved={saved}
      submitText="提交评价"
      busyText="正在提交"
      send={async (values) => {
        const { pjdj, pjnr } = openFormValues<GradeValues>(values);
        await gradeComplaint(tsbh, pjdj, pjnr.trim());
        await onSent('评价已提交，感谢您的意见');
      }}
      lost={LOST}
      onLost={() => onSent('')}
    />
  );
}
