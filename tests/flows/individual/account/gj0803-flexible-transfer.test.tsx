import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchDepositEntries } from '@/api/person/person';
import { maskBankCard } from '@/domain/text/mask';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { fileCentre } from '../../../file-centre';
import { PEOPLE, UNITS } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { next, pick, retype } from '../../form-acts';
import { openPage } from '../../open-page';

const entry = flowByCode('GJ0803', 'individual');
if (!entry) throw new Error('GJ0803 is not registered');

const centre = fileCentre();

it('阿依古丽 has found an employer: she sees whom the number names, and what moves', async () => {
  const { user } = await openPage(centre, PEOPLE.阿依古丽.zjhm, entry.path, <FlowPage entry={entry} />);
  await acceptAgreement(user);
  await next(user);
  await screen.findByRole('heading', { name: '转移' });
  // The one transfer there is for her is chosen already.
  expect(screen.getByRole('radio', { name: '灵活就业转单位缴存' })).toBeChecked();
  await next(user);
  const missing = within(screen.getByRole('alert'));
  for (const name of ['请输入转入单位账号', '请选择生效年月', '请勾选停止扣款']) {
    expect(missing.getByRole('link', { name })).toBeVisible();
  }
  await retype(user, '转入单位账号', '1999999999');
  await pick(user, '生效年月', '2026-12');
  await user.click(screen.getByRole('checkbox', { name: /终止灵活就业缴存的扣款约定/ }));
  expect((await screen.findAllByText('未查询到该单位，请核对单位账号')).length).toBeGreaterThan(0);
  await retype(user, '转入单位账号', UNITS.华夏精密.dwzh);
  const moved = await screen.findByRole('region', { name: '转移余额' });
  expect(await within(moved).findByText('华夏精密制造有限公司')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /下一步$/ }));
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText(/账户将自2026-12起转入华夏精密制造有限公司/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect((await fetchCases({ page: 1, size: 1 })).list).toMatchObject([{ ywmc: '灵活就业转单位缴存', ywzt: '99' }]);
  const { list } = await fetchDepositEntries({ page: 1, size: 1 });
  expect(list).toMatchObject([{ gjmxlx: '06', fse: '0.00' }]);
});

it('吴桂芳 goes on by herself: form, check and receipt name amount, ratio, base and the masked account alike', async () => {
  const { user } = await openPage(centre, PEOPLE.吴桂芳.zjhm, entry.path, <FlowPage entry={entry} />);
  await acceptAgreement(user);
  await next(user);
  await screen.findByRole('heading', { name: '转移' });
  await user.click(screen.getByRole('radio', { name: '单位账户转灵活就业' }));
  await pick(user, '生效年月', '2026-12');
  await retype(user, '转入后月缴存额', '1000');
  await retype(user, '缴存比例', '20');
  await pick(user, '扣款银行', '中国工商银行');
  await retype(user, '扣款账号', '6222020200000020905');
  await retype(user, '约定扣款日', '10');
  await next(user);
  const base = /核定缴存基数¥5,000.00/;
  expect(await screen.findByRole('region', { name: '转移' })).toHaveTextContent(base);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  for (const [label, value] of [
    ['转入后月缴存额', '¥1,000.00'],
    ['缴存比例', '20%'],
    ['核定缴存基数', '¥5,000.00'],
    ['扣款银行', '中国工商银行'],
    ['扣款账号', maskBankCard('6222020200000020905')],
    ['约定扣款日', '每月10日'],
  ] as const) {
    expect(screen.getByText(label).closest('div')).toHaveTextContent(value);
  }
});
