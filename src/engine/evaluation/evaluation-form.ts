import type { EvaluationItem, EvaluationRequest } from '@/api/cases/evaluation';
import type { LabelledValue } from '@/api/client/labelled-value';
import { isLowGrade } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import type { FormDefinition } from '@/form/definition';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { FieldOption, FlowValues } from '@/schema/field-kinds';
import { evaluationFields } from '@/schema/public/evaluation';

type EvaluationValues = ValuesOf<typeof evaluationFields>;

/** Department and terminal of a service, preselected, and those there are. */
export interface EvaluationPlaces {
  zgbm: string;
  departments: readonly EvaluationItem[];
  pjzd: string;
  terminals: readonly EvaluationItem[];
}

/** Evaluation of a service, with the items for a low grade and for any other; without `places`, those of the case are taken. */
export function evaluationForm(
  figures: readonly LabelledValue[],
  reasons: readonly EvaluationItem[],
  praise: readonly EvaluationItem[],
  places?: EvaluationPlaces,
): FormDefinition {
  const { zgbm = '', departments = [], pjzd = '', terminals = [] } = places ?? {};
  const visible = () => places !== undefined;
  return defineOpenForm<EvaluationValues>()({
    code: 'hcp',
    initial: { ...initialOf(evaluationFields), zgbm: among(departments, zgbm), pjzd: among(terminals, pjzd) },
    sections: [
      {
        key: 'evaluation',
        title: '您的评价',
        figures: () => figures,
        fields: schemaFields(evaluationFields, [
          { name: 'zgbm', options: departments, short: true, visible },
          { name: 'pjzd', options: terminals, short: true, visible },
          'pjdj',
          {
            name: 'pjx',
            options: (_, { pjdj }) => (isLowGrade(pjdj) ? group('不满意的原因', reasons) : group('满意的方面', praise)),
          },
          {
            name: 'pjnr',
            hint: ({ policy }) =>
              `会公开，请不要填写证件号码、电话等个人信息；不满意的，不少于${voiceLimits(policy).evaluation.least}个字`,
          },
          { name: 'sfnm', text: '匿名评价' },
        ]),
      },
    ],
  });
}

export function evaluationRequest(ywlsh: string, values: FlowValues): EvaluationRequest {
  const { pjx, sfnm, ...texts } = openFormValues<EvaluationValues>(values);
  return { ywlsh, ...texts, pjx: pjx.join(','), sfnm: sfnm ? '1' : '0' };
}

const group = (label: string, children: readonly EvaluationItem[]): readonly FieldOption[] => [
  { value: '', label, children },
];

function among(choices: readonly EvaluationItem[], value: string): string {
  return choices.some((choice) => choice.value === value) ? value : '';
}
