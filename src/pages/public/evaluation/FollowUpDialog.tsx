import { useQueryClient } from '@tanstack/react-query';
import { type MyEvaluation, saveFollowUp } from '@/api/cases/evaluation';
import { DraftForm, useFormDraft } from '@/engine/draft/DraftForm';
import { followUpDraft } from '@/engine/draft/page-draft-codes';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { followUpFields } from '@/schema/public/evaluation';
import { Dialog } from '@/ui/dialog/Dialog';
import { toast } from '@/ui/state/toast';

type FollowUpValues = ValuesOf<typeof followUpFields>;

const form = defineOpenForm<FollowUpValues>()({
  code: 'hcpzp',
  initial: initialOf(followUpFields),
  sections: [
    {
      key: 'words',
      title: '追评',
      note: '追评与原评价一起公开，提交后不能修改；请不要填写证件号码、电话等个人信息。',
      fields: schemaFields(followUpFields, ['zpnr']),
    },
  ],
});

/** 追评: one per evaluation. */
export function FollowUpDialog({ record, onClose }: { record: MyEvaluation; onClose: () => void }) {
  const queries = useQueryClient();
  const saved = useFormDraft(followUpDraft(record.ywlsh), form);
  return (
    <Dialog open title={`追评：${record.sxmc}`} width={560} onClose={onClose}>
      <DraftForm
        saved={saved}
        submitText="提交追评"
        busyText="正在提交"
        onCancel={onClose}
        send={async (values) => {
          await saveFollowUp(record.ywlsh, openFormValues<FollowUpValues>(values).zpnr);
          toast.success('追评已提交');
          void queries.invalidateQueries({ queryKey: ['evaluation'] });
          onClose();
        }}
        lost="没有收到中心的答复，追评可能已经提交。可以再次提交同样的内容，不会重复。"
      />
    </Dialog>
  );
}
