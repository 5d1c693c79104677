// @vitest-environment node
import { readAddress } from '@mocks/centre/cases/address-reader';
import { FieldReader } from '@mocks/centre/cases/field-reader';
import { expect, it } from 'vitest';

function read(jtzz: unknown, required = false) {
  const reader = new FieldReader({ jtzz });
  const parts = readAddress(reader, { jtzz }, 'jtzz', { label: '家庭住址', required });
  return { parts, error: reader.errors.jtzz, kept: reader.values.jtzz };
}

const RIGHT = ['云州市', ' 朝阳区 ', '望京西路9号'];

it('is kept as its parts, in one spelling', () => {
  const parts = ['云州市', '朝阳区', '望京西路9号'];
  expect(read(RIGHT)).toEqual({ parts, error: undefined, kept: JSON.stringify(parts) });
});

it.each([[undefined], [''], [[]]])('%j is none given: missed only where it is asked for', (sent) => {
  expect(read(sent)).toEqual({ parts: [], error: undefined, kept: undefined });
  expect(read(sent, true)).toMatchObject({ parts: [], error: '请填写家庭住址' });
});

it.each<[unknown, string]>([
  ['云州市朝阳区望京西路9号', '请选择省、市、区并填写详细地址'],
  [['云州市'], '请选择省、市、区并填写详细地址'],
  [['云州市', '朝阳区', ' '], '请选择省、市、区并填写详细地址'],
  [[{ x: 1 }, 7], '请选择省、市、区并填写详细地址'],
  [['一', '二', '三', '四', '五'], '请选择省、市、区并填写详细地址'],
  [['云州市', '朝阳区', '长'.repeat(31)], '详细地址不能超过30个字'],
  [['云州市', '长'.repeat(31), '望京西路9号'], '省、市、区名称过长'],
])('%j has a sentence and no parts', (sent, error) => {
  expect(read(sent)).toMatchObject({ parts: [], error });
});
