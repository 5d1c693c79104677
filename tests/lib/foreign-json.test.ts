import { expect, it } from 'vitest';
import { isRecord, jsonOf, textOf, typedText } from '@/lib/foreign-json';

it.each<[unknown, boolean, string, string]>([
  [{}, true, '', ''],
  [[], false, '', ''],
  [null, false, '', ''],
  [undefined, false, '', ''],
  [' 12 ', false, ' 12 ', '12'],
  ['null', false, '', 'null'],
  [12, false, '12', '12'],
  [true, false, '', ''],
])('%j is a record: %s; as an answer %j, as something typed %j', (value, record, text, typed) => {
  expect(isRecord(value)).toBe(record);
  expect(textOf(value)).toBe(text);
  expect(typedText(value)).toBe(typed);
});

it('a text that is no JSON says nothing, an empty one too', () => {
  expect(jsonOf('{"a":[1]}')).toEqual({ a: [1] });
  expect(jsonOf('null')).toBeNull();
  expect(jsonOf('{"a":')).toBeUndefined();
  expect(jsonOf('')).toBeUndefined();
});
