// @vitest-environment node
import '@mocks/centre/businesses/list';
import { businessDictionaries } from '@mocks/centre/cases/business-dictionaries';
import { expect, it } from 'vitest';

const textOf = (key: string) =>
  businessDictionaries()
    [key]?.map(({ value, label }) => `${value} ${label}`)
    .join('，');

it('the businesses that can be asked for in the lists of a unit, by the names that the lists have for them', () => {
  expect(textOf('plyw')).toBe(
    'GJ0202 补缴，GJ0203 缴存基数调整，GJ0301 个人账户设立，GJ0304 启封，GJ0305 封存，GJ0306 同城转移，GJ0311 批量修改手机号，GJ0312 封存原因修改，GJ0314 批量修改家庭地址',
  );
  expect(textOf('ywlx')).toMatch(/^GD0101 贷款申请，.*TQ0107 租房提取/);
  expect(textOf('rybdlx')).toBe('GJ0301 设立，GJ0304 启封，GJ0305 封存，GJ0306 转移');
  expect(textOf('jstzlx')).toBe('GJ0203 基数调整，GJ0204 比例调整');
});
