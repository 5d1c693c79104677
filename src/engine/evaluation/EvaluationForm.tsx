import { useState } from 'react';
import { type EvaluationItem, fetchEvaluationItems, saveEvaluation } from '@/api/cases/evaluation';
import type { LabelledValue } from '@/api/client/labelled-value';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { DraftForm, useFormDraft } from '../draft/DraftForm';
import { evaluationDraft } from '../draft/page-draft-codes';
import { useLoad } from '../flow/use-load';
import { type EvaluationPlaces, evaluationForm, evaluationRequest } from './evaluation-form';

interface EvaluationFormProps {
  ywlsh: string;
  /** What is evaluated. */
  figures: readonly LabelledValue[];
  places?: EvaluationPlaces;
  /** Called after the submission, with the centre's text on how it is handled. */
  onDone: (clsm: string) => void;
  onCancel?: () => void;
}

/** An evaluation, once the centre's items are there. */
export function EvaluationForm(props: EvaluationFormProps) {
  const items = useLoad('pjx', (signal) =>
    Promise.all([fetchEvaluationItems('1', { signal }), fetchEvaluationItems('5', { signal })]),
  );
  if (items.error) return <LoadFailed error={items.error} onRetry={items.reload} />;
  return items.data ? <ReadyForm {...props} items={items.data} /> : <Loading shape="form" />;
}

interface ReadyFormProps extends EvaluationFormProps {
  items: readonly [reasons: readonly EvaluationItem[], praise: readonly EvaluationItem[]];
}

function ReadyForm({ ywlsh, figures, places, items, onDone, onCancel }: ReadyFormProps) {
  const [form] = useState(() => evaluationForm(figures, ...items, places));
  const saved = useFormDraft(evaluationDraft(ywlsh), form, { anonymous: 'sfnm' });
  return (
    <DraftForm
      saved={saved}
      submitText="提交评价"
      busyText="正在提交"
      onCancel={onCancel}
      send={async (values) => onDone((await saveEvaluation(evaluationRequest(ywlsh, values))).clsm)}
      lost="没有收到中心的答复，评价可能已经提交。可以再次提交同样的内容，不会重复。"
    />
  );
}
