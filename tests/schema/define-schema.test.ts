import { expect, it } from 'vitest';
import { schemaFields } from '@/form/schema-fields';
import { defineSchema, initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Code, FreeText, Money, Tick } from '@/schema/field-kinds';
import { must, when } from '@/schema/rules';

const byRent = when('way', '2');
const byNobody = when('nobody', '1');
const ofNobody = (_: string, values: { nobody: string }) => values.nobody;
const byTick = when('cns', '1');

const sample = defineSchema({
  name: { kind: 'text', label: '姓名', length: 'name' },
  way: { kind: 'radio', label: '方式', dictionary: 'sqrlx', initial: '1' },
  rent: {
    kind: 'money',
    label: '月租金',
    visible: byRent,
    required: ({ name }: { name: string }) => name !== '',
  },
  bank: { kind: 'select', label: '银行', options: 'given' },
  home: { kind: 'address', label: '地址' },
  people: {
    kind: 'rows',
    label: '人员',
    max: 2,
    columns: [
      { name: 'who', label: '姓名', kind: 'text', initial: '本人' },
      { name: 'sum', label: '金额', kind: 'money' },
    ],
  },
  cns: { kind: 'tick', label: '承诺书' },
});
const ofNoColumn = (_: string, row: { nobody: string }) => row.nobody;

it('derives the type of the values and those of an untouched form', () => {
  const values: Pick<ValuesOf<typeof sample>, 'name' | 'way' | 'rent' | 'people' | 'cns'> = {
    name: '' as FreeText,
    way: '' as Code,
    rent: '' as Money,
    people: [{ who: '' as FreeText, sum: '' as Money }],
    cns: true as Tick,
  };
  expect(Object.keys(values)).toHaveLength(5);
  expect(initialOf(sample)).toEqual({
    name: '',
    way: '1',
    rent: '',
    bank: '',
    home: { region: [], detail: '' },
    people: [],
    cns: false,
  });
});

it('does not compile where a field contradicts itself or the values', () => {
  // @ts-expect-error a select without dictionary or options
  defineSchema({ kind: { kind: 'select', label: '类型' } });
  // @ts-expect-error a kind that does not exist
  defineSchema({ name: { kind: 'textt', label: '姓名' } });
  // @ts-expect-error a misspelt option
  defineSchema({ name: { kind: 'text', label: '姓名', lenght: 'name' } });
  // @ts-expect-error a condition on a value that does not exist
  defineSchema({ name: { kind: 'text', label: '姓名', visible: byNobody } });
  // @ts-expect-error a condition on a value of another type
  defineSchema({ name: { kind: 'text', label: '姓名', visible: byTick }, cns: { kind: 'tick', label: '' } });
  // @ts-expect-error a rule that reads a value that does not exist
  defineSchema({ name: { kind: 'text', label: '姓名', rules: [ofNobody] } });
  // @ts-expect-error an initial value of another type
  defineSchema({ cns: { kind: 'tick', label: '承诺书', initial: '1' } });
  const column = { name: 'a', label: '', kind: 'text', rules: [ofNoColumn] } as const;
  // @ts-expect-error a rule of a column that reads a column that does not exist
  defineSchema({ t: { kind: 'rows', label: '表', columns: [column] } });
  // @ts-expect-error a misspelt option of a column
  defineSchema({ t: { kind: 'rows', label: '表', columns: [{ name: 'a', label: '', kind: 'text', lenght: 'name' }] } });
  // @ts-expect-error a misspelt column
  schemaFields(sample, [{ name: 'people', columns: [{ name: 'whoo', width: 100 }] }]);
  // @ts-expect-error a misspelt name
  schemaFields(sample, ['nmae']);
  // @ts-expect-error a choice whose options nobody gives
  schemaFields(sample, ['bank']);
  // @ts-expect-error a tick without its text
  schemaFields(sample, ['cns']);
  // @ts-expect-error a hint on a field that does not exist
  schemaFields(sample, [{ name: 'nmae', hint: '见合同' }]);
  expect(
    defineSchema({ rent: { kind: 'money', label: '月租金', rules: [must((rent) => rent !== '1')('不能为1')] } }).rent
      .kind,
  ).toBe('money');
});
