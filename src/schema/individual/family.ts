import { defineSchema } from '../define-schema';
import { when } from '../rules';

export const isMarried = when('hyzk', '20');

/** Block B5: marital status and spouse (docs/rules/form-blocks.md). */
export const spouse = defineSchema({
  hyzk: { kind: 'radio', label: '婚姻状况', dictionary: 'hyzk' },
  poxm: { kind: 'text', label: '配偶姓名', length: 'name', spaces: 'keep', visible: isMarried },
  pozjlx: { kind: 'select', label: '配偶证件类型', dictionary: 'zjlx', initial: '01', visible: isMarried },
  pozjhm: {
    kind: 'idno',
    label: '配偶证件号码',
    accepts: ({ pozjlx }: { pozjlx: string }) => (pozjlx === '01' ? 'person' : 'any'),
    visible: isMarried,
  },
});
