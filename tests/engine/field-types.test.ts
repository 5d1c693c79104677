import { expect, it } from 'vitest';
import type { defineFlow, JudgeWiring } from '@/engine/define-flow';
import type { Choice, FieldOf, Money, Text } from '@/engine/field-kinds';

interface Values {
  name: Text;
  rent: Money;
  kind: Choice;
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
