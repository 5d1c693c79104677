import { useNavigate } from 'react-router-dom';
import { fetchEvaluableCase } from '@/api/cases/evaluation';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import type { FreeText } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { caseNumberIn, evaluatePath, recordPath } from './evaluation-address';

interface CaseNumber {
  ywlsh: FreeText;
}

const form = defineOpenForm<CaseNumber>()({
  code: 'hcpbh',
  initial: { ywlsh: '' },
  sections: [
    {
      key: 'number',
      title: '按办件编号评价',
      fields: [
        {
          kind: 'text',
          name: 'ywlsh',
          label: '办件编号',
          only: 'digits',
          hint: '在窗口、自助机或通过12329办理的，编号在受理回执或短信里，共20位数字。',
          rules: [must((number) => caseNumberIn(number) !== '')('办件编号是20位数字，请核对')],
        },
      ],
    },
  ],
});

/** What the centre says of a number belongs to its field. */
const PLACES = { '1': 'ywlsh' };

/** Evaluation of a service at a counter, a machine or by phone, by its receipt number. */
export function EvaluateByNumber() {
  const navigate = useNavigate();
  return (
    <OpenForm
      form={form}
      submitText="查询并评价"
      busyText="正在查询"
      places={PLACES}
      onSubmit={async (values) => {
        const { ywlsh } = openFormValues<CaseNumber>(values);
        const found = await fetchEvaluableCase(ywlsh);
        if (!found) throw new Error('未查到这笔办件，请核对办件编号');
        await navigate(found.pj === '1' ? evaluatePath(ywlsh) : recordPath(ywlsh));
      }}
    />
  );
}
