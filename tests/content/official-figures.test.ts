// @vitest-environment node
import { withOfficialFigures } from '@mocks/content/official-figures';
import { expect, it } from 'vitest';

it.each([
  ['基数上限{p.jcjsSx}', '基数上限28,680元'],
  ['家庭{p.dkJt}', '家庭100万元'],
  ['{p.tqBjr}内', '3个工作日内'],
  ['{p.jcblXx}至{p.jcblSx}', '5%至12%'],
  ['{p.hjqx.value}日内', '5日内'],
  ['不低于{p.jcjsXx.money}', '不低于2,200.00元'],
  ['支持{p.fjLx}格式', '支持jpg、jpeg、png、pdf、ofd格式'],
  ['{depositYear}', '2026年7月1日至2027年6月30日'],
  ['{mostOfBothAtHighRate}', '6,883.20元'],
])('%s → %s', (text, written) => {
  expect(withOfficialFigures(text)).toBe(written);
});

it('refuses a place that nothing fills', () => {
  expect(() => withOfficialFigures('{nothing}')).toThrow('No figure for {nothing}');
  expect(() => withOfficialFigures('{p.nothing}')).toThrow('No policy parameter p.nothing');
});

it('refuses an amount without its separators', () => {
  expect(withOfficialFigures('最高{p.dkGr.money}')).toBe('最高600,000.00元');
  expect(() => withOfficialFigures('最高{p.dkGr.value}元')).toThrow('An amount is no bare value: {p.dkGr.value}');
});
