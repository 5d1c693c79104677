import { startCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fetchDepositEntries } from '@/api/person';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { PEOPLE } from '../../../people';
import { openPage } from '../../open-page';
import { next, pick, retype } from '../../rent-form';

const entry = flowByCode('GJ0814', 'individual');
if (!entry) throw new Error('GJ0814 is not registered');

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

it('阿依古丽 asks for the months since July: the register knows her certificate, and 500.00 come into the account', async () => {
  const { user } = await openPage(centre, PEOPLE.阿依古丽.zjhm, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上条款' }));
  await user.click(await screen.findByRole('button', { name: '同意' }));
  await next(user);
  await screen.findByRole('heading', { name: '毕业与就业' });
  await next(user);
  const missing = within(screen.getByRole('alert'));
  for (const name of [
    '请输入毕业院校',
    '请选择学历',
    '请输入毕业证书编号',
    '请选择毕业日期',
    '请选择补贴终止年月',
    '请勾选承诺书',
  ]) {
    expect(missing.getByRole('link', { name })).toBeVisible();
  }
  await retype(user, '毕业院校', '云州师范大学');
  await pick(user, '学历', '研究生');
  await retype(user, '毕业证书编号', '106631202302000419');
  await retype(user, '毕业日期', '2023-06-30');
  await pick(user, '就业类别', '大中专毕业生');
  await pick(user, '补贴终止年月', '2026-11');
  await user.click(screen.getByRole('checkbox', { name: /没有同时享受其他就业创业补贴/ }));
  expect((await screen.findAllByText('毕业证书编号与学历登记不一致，请核对')).length).toBeGreaterThan(0);
  await retype(user, '毕业证书编号', '106631202302000418');
  const sum = await screen.findByRole('region', { name: '申请补贴金额' });
  expect(sum).toHaveTextContent('申请补贴金额 ¥500.00');
  expect(sum).toHaveTextContent('补贴月数5个月');
  await user.click(screen.getByRole('button', { name: /下一步$/ }));
  expect(await screen.findByText(/系统已核验，免交（学历登记/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /下一步$/ }));
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  const { list } = await fetchDepositEntries({ page: 1, size: 1 });
  expect(list).toMatchObject([{ gjmxlx: '99', zhaiyao: '财政补贴', fse: '500.00' }]);
});
