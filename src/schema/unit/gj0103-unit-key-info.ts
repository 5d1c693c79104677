import { isCreditCode } from '@/domain/identity/credit-code';
import { defineSchema } from '../define-schema';
import { commitment } from '../individual/commitment';
import { must, untilToday } from '../rules';
import { certificateKind, personName } from './unit-info';

const has =
  (...items: readonly string[]) =>
  ({ bgx }: { bgx: readonly string[] }) =>
    items.some((item) => bgx.includes(item));
export const isName = has('1');
const isCode = has('2');
const isLegalPerson = has('3');
const isKind = has('4');
const isBranch = has('5');
/** Items that the market regulator approves. */
export const isApproved = has('1', '2', '3');
const creditCode = must((code) => isCreditCode(code.toUpperCase()))('请输入正确的统一社会信用代码');

const KEY_CHANGES = [
  { value: '1', label: '单位名称' },
  { value: '2', label: '统一社会信用代码' },
  { value: '3', label: '法定代表人' },
  { value: '4', label: '单位性质' },
  { value: '5', label: '归属网点' },
];

/** GJ0103 缴存登记关键信息变更 (docs/rules/gj0103-unit-key-info.md). */
export const unitKeyFields = defineSchema({
  bgx: { kind: 'multi', label: '变更事项', options: KEY_CHANGES },
  xdwmc: { kind: 'text', label: '新单位名称', visible: isName },
  xtyshxydm: {
    kind: 'text',
    label: '新统一社会信用代码',
    only: 'letters-digits',
    visible: isCode,
    rules: [creditCode],
  },
  xdwfrdbxm: { ...personName, label: '新法定代表人', visible: isLegalPerson },
  xdwfrdbzjlx: {
    kind: 'select',
    label: '法定代表人证件类型',
    dictionary: 'zjlx',
    initial: '01',
    visible: isLegalPerson,
  },
  xdwfrdbzjhm: {
    kind: 'idno',
    label: '法定代表人证件号码',
    accepts: ({ xdwfrdbzjlx }: { xdwfrdbzjlx: string }) => certificateKind(xdwfrdbzjlx),
    visible: isLegalPerson,
  },
  xdwxz: { kind: 'select', label: '新单位性质', dictionary: 'dwxz', visible: isKind },
  xywwd: { kind: 'select', label: '新归属网点', dictionary: 'WDXX', visible: isBranch },
  hdrq: { kind: 'date', label: '核准日期', max: untilToday, visible: isApproved },
  bgyy: { kind: 'text', label: '变更原因', length: 'remark', spaces: 'keep', multiline: true },
  ...commitment,
});
