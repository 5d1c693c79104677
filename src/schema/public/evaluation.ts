import { isLowGrade } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { limitedText } from '../limited-text';

const isGraded = ({ pjdj }: { pjdj: string }) => pjdj !== '';
/** A low grade requires reasons and a text. */
const isLow = ({ pjdj }: { pjdj: string }) => isLowGrade(pjdj);
const notTooMany = (chosen: readonly string[], _: unknown, { policy }: FormFacts) => {
  const { items } = voiceLimits(policy);
  return chosen.length > items ? `评价项最多选${items}项` : undefined;
};

/** 好差评 of a finished service (docs/rules/complaints-and-evaluation.md). No grade is preselected: a default would bias the result. */
export const evaluationFields = defineSchema({
  zgbm: { kind: 'select', label: '主管部门', options: 'given' },
  pjzd: { kind: 'select', label: '评价终端', options: 'given' },
  pjdj: { kind: 'radio', label: '总体评价', dictionary: 'pjdj' },
  pjx: {
    kind: 'multi',
    label: '评价项',
    options: 'given',
    visible: isGraded,
    required: isLow,
    messages: { required: '请至少选择一个评价项' },
    rules: [notTooMany],
  },
  pjnr: { ...limitedText('evaluation', '意见', isLow), required: isLow },
  sfnm: { kind: 'tick', label: '是否匿名', required: false },
});

/** 追评, one for each evaluation. */
export const followUpFields = defineSchema({ zpnr: limitedText('followUp', '追评内容') });
