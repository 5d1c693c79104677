import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { when } from '../rules';
import { commitment } from './commitment';

export const isLonger = when('bglx', '2');

/** Refusal of a term, paid and to come, beyond the longest one (p.dkZcqx). */
export const overLongest = (most: number) => `变更后总期限不能超过${most}个月`;

/** GD0406 还款期限变更 (docs/rules/gd0406-loan-term.md). */
export const termChangeFields = defineSchema({
  bglx: { kind: 'radio', label: '变更类型', dictionary: 'qxbglx' },
  xzhhkqx: {
    kind: 'int',
    label: '变更后剩余期数',
    unit: '期',
    min: 1,
    max: ({ policy }: FormFacts) => Number(policy('p.dkZcqx')),
    messages: { exceeded: overLongest },
  },
  bgyy: { kind: 'radio', label: '变更原因', dictionary: 'qxbgyy', visible: isLonger },
  ...commitment,
});
