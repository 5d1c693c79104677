import { isPersonName } from '@/domain/text/person-name';
import { defineSchema } from '../define-schema';
import { commitment } from '../individual/commitment';
import { must, when } from '../rules';

const isLonger = when('bgyy', '3');
export const isRenamed = when('bgyy', '2');
/** Any certificate but the ID card, which is 01. */
const isOtherKind = ({ xzjlx }: { xzjlx: string }) => Number(xzjlx) > 1;
const name = must((text) => isPersonName(text))('请输入正确格式的姓名');

/** GJ0303 个人关键信息变更 (docs/rules/gj0303-member-key-info.md): empty fields stay unchanged. */
export const memberKeyFields = defineSchema({
  bgyy: { kind: 'select', label: '变更原因', dictionary: 'bgyyGj' },
  xxingming: { kind: 'text', label: '新姓名', length: 'name', required: isRenamed, rules: [name] },
  xzjlx: { kind: 'select', label: '新证件类型', dictionary: 'zjlx', required: false },
  xzjhm: {
    kind: 'idno',
    label: '新证件号码',
    accepts: (values: { xzjlx: string }) => (isOtherKind(values) ? 'any' : 'person'),
    required: (values: { bgyy: string; xzjlx: string }) => isLonger(values) || isOtherKind(values),
  },
  ...commitment,
});
