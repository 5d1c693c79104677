import { monthsBetween, type PlainMonth } from '@/domain/dates';
import { defineSchema } from '../define-schema';
import { must, when } from '../rules';

const isMemberList = when('zmlx', '23');
const namesMembers = (values: { zmlx: string; ryfw: string }) => isMemberList(values) && values.ryfw === '3';
const isOtherPurpose = when('zmyt', '4');

const CERTIFICATES = [
  { value: '21', label: '单位缴存证明', note: '期间内按月的缴存人数、金额和入账日期' },
  { value: '22', label: '单位无违规证明', note: '没有欠缴和未办结的行政执法事项时开具' },
  { value: '23', label: '职工缴存名册', note: '职工的账户状态、基数和月缴存额，不含余额' },
];
export const CERTIFICATE_PURPOSES = [
  { value: '1', label: '上市/融资' },
  { value: '2', label: '招投标' },
  { value: '3', label: '信用评价' },
  { value: '4', label: '其他' },
];
const RANGES = [
  { value: '1', label: '全部职工' },
  { value: '2', label: '在册职工' },
  { value: '3', label: '指定职工' },
];

type Period = { tjksny: PlainMonth };
const inOrder = must<Period>((to, { tjksny }) => tjksny === '' || to >= tjksny)('截止年月不能早于起始年月');
const notTooLong = must<Period>(
  (to, { tjksny }, { policy }) => tjksny === '' || monthsBetween(tjksny, to) < Number(policy('p.zmQj')),
)((_, { policy }) => `证明期间不能大于${policy('p.zmQj')}个月`);
const once = (grzh: string, row: object, { mx }: { mx: readonly { grzh: string }[] }) =>
  mx.find((one) => one.grzh === grzh) === row ? undefined : '该职工重复，请删除一行';

/** GJ0209 开具单位缴存证明 (docs/rules/gj0209-deposit-certificate.md). */
export const unitCertificateFields = defineSchema({
  zmlx: { kind: 'radio', label: '证明类型', options: CERTIFICATES },
  zmyt: { kind: 'select', label: '用途', options: CERTIFICATE_PURPOSES },
  yths: { kind: 'text', label: '用途说明', spaces: 'keep', visible: isOtherPurpose },
  sjdw: { kind: 'text', label: '接收单位', spaces: 'keep', required: false },
  tjksny: { kind: 'month', label: '起始年月' },
  tjjsny: { kind: 'month', label: '截止年月', rules: [inOrder, notTooLong] },
  ryfw: { kind: 'radio', label: '人员范围', options: RANGES, initial: '1', visible: isMemberList },
  mx: {
    kind: 'rows',
    label: '指定职工',
    visible: namesMembers,
    min: 1,
    max: 200,
    unit: '名',
    columns: [
      { name: 'grzh', label: '个人账号', kind: 'text', rules: [once] },
      { name: 'xingming', label: '姓名', kind: 'readonly', sent: false, required: false },
    ],
  },
});
