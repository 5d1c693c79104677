import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { narrowFaults } from './narrow';
import { qa } from './qa';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';
import { fromMenu } from './unit-stories';

for (const width of [360, 1366]) {
  test(`${width} 像素宽：外地账户转入，从联系函到入账`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await signIn(page, '刘洋');
    await page.goto('./#/grwt/zhxx/zyjx/ydzr');
    await passNotice(page);
    await expect(page.getByRole('combobox', { name: '转出中心' })).toHaveValue('南京住房公积金管理中心');
    if (width === 360) expect(await narrowFaults(page, { first: true })).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /授权两地中心互相核对/ }).check();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText(/已受理，联系函已发出/)).toBeVisible();

    const [letter] = await qa<{ lxhbh: string }[]>(page, 'letters');
    await qa(page, 'letter', { lxhbh: letter?.lxhbh, action: 'accept' });
    await qa(page, 'letter', { lxhbh: letter?.lxhbh, action: 'pay' });
    await page.goto('./#/grwt/zhxx/zyjx/zyjd_cx');
    await expect(page.getByRole('table').getByText('已入账办结').first()).toBeVisible();
    if (width === 360) expect(await narrowFaults(page, { first: true })).toEqual([]);
    await page.getByRole('button', { name: /从南京.*的进度$/ }).click();
    await expect(page.getByRole('dialog', { name: '转移进度' })).toContainText('联系函已发出');
    expect(await axe(page)).toEqual([]);
    if (width === 360) expect(await narrowFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
    await page.goto('./#/grwt/cxyw/jccx/grjcmx');
    await expect(page.getByText('外部转入本金（南京住房公积金管理中心）').first()).toBeVisible();
  });
}

test('异地转出查询：中心开放后从菜单进入，本金和利息分开写明；没有开放时不能进', async ({ page }) => {
  await signIn(page, '吴桂芳');
  await page.goto('./#/grwt/GrwtHome');
  await page.getByRole('tablist', { name: '全部业务' }).getByRole('tab', { name: '缴存与账户', exact: true }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: '异地转出查询' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '异地转出查询' })).toHaveCount(0);
  await qa(page, 'parameter', { key: 'p.zcCx', value: 'on' });
  await qa(page, 'letter-out', { zjhm: PEOPLE.吴桂芳.zjhm, zxmc: '杭州住房公积金管理中心' });
  await page.reload();
  await fromMenu(page, '/grwt/GrwtHome', '缴存与账户', '异地转出查询');
  await expect(page.getByText('杭州住房公积金管理中心').first()).toBeVisible();
  await page.getByRole('button', { name: /转往杭州.*的进度$/ }).click();
  await expect(page.getByRole('dialog')).toContainText('利息');
});
