import { FieldReader } from '@mocks/centre/cases/field-reader';
import { readFields, storedRows } from '@mocks/centre/cases/read-fields';
import { expect, it } from 'vitest';
import { defineSchema } from '@/schema/define-schema';
import { PEOPLE } from '../../people';

const { zjhm, sjhm } = PEOPLE.张建国;

const table = defineSchema({
  people: {
    kind: 'rows',
    unit: '人',
    label: '人员',
    max: 2,
    columns: [
      { name: 'shown', label: '关系', kind: 'readonly', sent: false },
      { name: 'xingming', label: '姓名', kind: 'text', length: 'name' },
      { name: 'zjhm', label: '证件号码', kind: 'idno' },
      { name: 'sjhm', label: '手机号', kind: 'mobile' },
      { name: 'je', label: '金额', kind: 'money' },
    ],
  },
});
const read = (people: unknown) => {
  const reader = new FieldReader({ people });
  return { reader, rows: readFields(reader, table, { today: '2026-11-21' }) };
};
const row = { xingming: '张建国', zjhm: zjhm.toLowerCase(), sjhm, je: '1500' };

it('stores the sent columns of a table and shows each row with masked numbers', () => {
  const { reader, rows } = read([
    { ...row, shown: '本人', more: 'x' },
    { ...row, je: '2' },
  ]);
  expect(reader.errors).toEqual({});
  expect(storedRows(reader.values.people)[0]).toEqual({ xingming: '张建国', zjhm, sjhm, je: '1500.00' });
  expect(rows).toEqual([
    {
      key: 'people',
      label: '人员',
      value: '张建国（110***********1219，138****0001，1,500.00元）；张建国（110***********1219，138****0001，2.00元）',
    },
  ]);
});

it.each([
  [[], { people: '请填写人员，至少一人' }],
  ['x', { people: '请填写人员，至少一人' }],
  [[row, row, row], { people: '人员最多2人' }],
  [[{ ...row, je: '-1' }], { 'people.0.je': '无效金额' }],
  [[row, { ...row, zjhm: '1101**********1219' }], { 'people.1.zjhm': '请输入完整的证件号码' }],
  [[{ ...row, xingming: '张'.repeat(200) }], { 'people.0.xingming': '姓名不能超过50个字' }],
])('%j: an error names the cell', (people, errors) => {
  expect(read(people).reader.errors).toEqual(errors);
});
