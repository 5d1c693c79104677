import { expect, it } from 'vitest';
import { searchHint } from '@/domain/text/search-hint';

it.each([
  [['单元-房号', '建筑面积', '备案单价', '户型'], '单元-房号'],
  [['个人账号', '姓名', '封存原因'], '个人账号或姓名'],
  [['姓名', '证件号码', '缴存基数', '手机号码'], '姓名、证件号码或手机号码'],
  [['批次', '日期'], '批次'],
  [[], ''],
])('rows with %j are looked for by %s', (titles, words) => {
  expect(searchHint(titles)).toBe(words);
});
