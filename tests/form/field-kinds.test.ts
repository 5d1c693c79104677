import { expect, it } from 'vitest';
import type { defineFlow, JudgeWiring } from '@/engine/flow/define-flow';
import type { Custom, CustomControlProps, FieldOf } from '@/form/field-kinds';
import type { Code, Codes, CustomText, FreeText, Held, Money, Period, Rows } from '@/schema/field-kinds';

interface Values {
  name: FreeText;
  rent: Money;
  kind: Code;
}

const fields = (...list: FieldOf<Values>[]) => list;

it('takes fields whose name and kind agree with the values', () => {
  expect(
    fields(
      { kind: 'text', name: 'name', label: '姓名' },
      { kind: 'money', name: 'rent', label: '月租金' },
      { kind: 'select', name: 'kind', label: '类型', dictionary: 'zflx' },
    ),
  ).toHaveLength(3);
});

it('does not compile otherwise', () => {
  // @ts-expect-error a money field on a text value
  fields({ kind: 'money', name: 'name', label: '姓名' });
  // @ts-expect-error a misspelt name
  fields({ kind: 'text', name: 'nmae', label: '姓名' });
  // @ts-expect-error a select without dictionary or options
  fields({ kind: 'select', name: 'kind', label: '类型' });
  // @ts-expect-error a kind that does not exist
  fields({ kind: 'textt', name: 'name', label: '姓名' });
  // @ts-expect-error a rule that reads a value the flow does not have
  fields({ kind: 'text', name: 'name', label: '姓名', rules: [(_, values) => values.nobody] });
  // @ts-expect-error what must be wired is required: nothing but a code is no flow
  const flow: Parameters<ReturnType<typeof defineFlow<Values>>>[0] = { code: 'X' };
  // @ts-expect-error a deciding value that does not exist
  const deciding: JudgeWiring<Values>['deciding'] = ['x'];
  expect([flow, deciding]).toHaveLength(2);
});

interface Own {
  house: Held<{ fwbh: string }>;
  batch: CustomText;
}

it('hands a field of the flow’s own its own value', () => {
  const list = (...all: FieldOf<Own>[]) => all;
  const holds: Custom<{ fwbh: string }> = { read: () => undefined, draft: 'keep' };
  const ofHouse = async () => ({ default: (_: CustomControlProps<Own['house']>) => null });
  const ofText = async () => ({ default: (_: CustomControlProps) => null });
  const show = () => [];
  expect(
    list(
      {
        kind: 'custom',
        name: 'house',
        label: '房屋',
        holds,
        load: ofHouse,
        show: (one) => [{ label: '', value: one.fwbh }],
      },
      { kind: 'custom', name: 'batch', label: '批次', load: ofText, show },
    ),
  ).toHaveLength(2);
  // @ts-expect-error without saying how it is read
  list({ kind: 'custom', name: 'house', label: '房屋', load: ofHouse, show });
  // @ts-expect-error a reader of something else
  list({ kind: 'custom', name: 'house', label: '房屋', holds: { ...holds, read: () => 1 }, load: ofHouse, show });
  // @ts-expect-error a control of a text
  list({ kind: 'custom', name: 'house', label: '房屋', holds, load: ofText, show });
  // @ts-expect-error a member that it does not have
  list({ kind: 'custom', name: 'house', label: '房屋', holds, load: ofHouse, show: (one) => one.grzh });
});

interface RowsOf {
  name: FreeText;
  period: Period;
  staff: Rows<{ xm: FreeText; js: Money }>;
  codes: Codes;
}

it('holds row tables, ranges and choices to their values as well', () => {
  const list = (...all: FieldOf<RowsOf>[]) => all;
  const table = { kind: 'rows', label: '名册', blank: { xm: '', js: '' }, rowName: () => '' } as const;
  expect(
    list(
      { ...table, name: 'staff', columns: [{ name: 'xm', label: '姓名', kind: 'text' }] },
      { kind: 'range', name: 'period', label: '期限', of: 'month', limit: 'past' },
      { kind: 'multi', name: 'codes', label: '范围', dictionary: 'zflx' },
    ),
  ).toHaveLength(3);
  // @ts-expect-error a column that the rows do not have
  list({ ...table, name: 'staff', columns: [{ name: 'xx', label: '姓名', kind: 'text' }] });
  // @ts-expect-error a new row that lacks a column
  list({ ...table, name: 'staff', blank: { xm: '' }, columns: [] });
  // @ts-expect-error rows on a text value
  list({ ...table, name: 'name', columns: [] });
  // @ts-expect-error a single choice on a value of several
  list({ kind: 'select', name: 'codes', label: '范围', dictionary: 'zflx' });
  // @ts-expect-error a range of nothing
  list({ kind: 'range', name: 'period', label: '期限' });
});
