import type { ChangeLoan } from '@/api/loan/loan-change';
import type { FlowValues } from '@/schema/field-kinds';
import { annualOf, changeRequestOf, matchesStatement } from './statement-fingerprint';

/** Cost statement field of a change of terms; the cost covers the change alone. */
export const changeCost = {
  kind: 'custom',
  name: 'cbyd',
  label: '还款计划对照和综合融资成本明示表',
  hint: '签署前须阅读；变更内容改变后须重新阅读',
  messages: { required: '请阅读还款计划对照和综合融资成本明示表' },
  load: () => import('./ChangeStatement'),
  show: (mark: string) =>
    mark === ''
      ? [{ label: '综合融资成本明示表', value: '未阅读' }]
      : [
          { label: '综合融资成本明示表', value: '已阅读并知悉' },
          { label: '变更后综合融资成本（年化）', value: `${annualOf(mark)}%` },
        ],
  rules: [
    (mark: string, values: FlowValues, { picked }: { picked: ChangeLoan | null }) =>
      matchesStatement(mark, changeRequestOf(picked, values))
        ? undefined
        : '变更内容已改变，请重新阅读综合融资成本明示表',
  ],
} as const;
