import { axe } from './axe';
import { movePast, moveToNext } from './centre-day';
import { expect, test } from './fixture';
import { signOnPhone } from './phone';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';
import { choose, fromMenu, handIn, receipt } from './unit-stories';

test.describe('签约冲还贷 GD0601', () => {
  test('张建国签约、看十二个月模拟、下一期从公积金账户扣划，再解除', async ({ page }) => {
    await signIn(page, '张建国');
    // On the day of an instalment nothing is signed.
    await movePast(page, 20);
    await page.goto('./#/grwt/dkSys/dkyw/qychd');
    await passNotice(page);
    await expect(page.getByText('未签约')).toBeVisible();
    await page.getByRole('button', { name: '模拟未来十二个月' }).click();
    await expect(page.getByRole('region', { name: '未来十二个月冲还模拟' }).getByRole('row')).toHaveCount(13);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /我已知悉/ }).check();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByRole('button', { name: '确定', exact: true }).click();
    await signOnPhone(page);
    await expect(page.getByRole('region', { name: '受理回执' })).toContainText('办结');

    const debited = await moveToNext(page, 20);
    await page.goto('./#/grwt/cxyw/dkcx/chdjl');
    const run = page.getByRole('row', { name: new RegExp(debited) });
    await expect(run).toContainText('¥3,208.73');
    await expect(run).toContainText('成功');

    // The second way in of the menu leads to the same page, now with the end chosen.
    await page.goto('./#/grwt/dkSys/dkyw/jcchd');
    await passNotice(page);
    await expect(page.getByRole('radio', { name: '解除冲还贷' })).toBeChecked();
    await page.getByRole('textbox', { name: '解除原因' }).fill('账户余额 另有用途');
    await page.getByRole('checkbox', { name: /我已知悉/ }).check();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByRole('button', { name: '确定', exact: true }).click();
    await signOnPhone(page);
    await expect(page.getByRole('region', { name: '受理回执' })).toContainText('办结');
    const spared = await moveToNext(page, 20);
    await page.goto('./#/grwt/cxyw/dkcx/chdjl');
    await expect(run).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(spared) })).toHaveCount(0);
  });
});

test('异地月冲还贷签约 YT1101：孙丽从菜单签约，每月从公积金账户划款，再解除', async ({ page }) => {
  await signIn(page, '孙丽');
  await fromMenu(page, '/grwt/GrwtHome', '贷款', '异地月冲还贷签约');
  await passNotice(page);
  const text = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
  await choose(page, '贷款所在省市', '江苏省');
  await choose(page, '贷款中心', '苏州住房公积金管理中心');
  await text('借款合同编号', 'SZGJJ2023000456');
  await page.getByRole('radio', { name: '本人' }).check();
  await expect(page.getByRole('main')).toContainText('借款人孙丽');
  await text('约定划款日', '10');
  await text('账户保留余额', '1000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: '预计每月划款' })).toContainText('2,147.35');
  await page.getByRole('checkbox', { name: /我已知悉/ }).check();
  await handIn(page);
  await signOnPhone(page);
  await expect(receipt(page)).toContainText('办结');

  await moveToNext(page, 10);
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  const taken = page.getByRole('row', { name: /异地月冲/ });
  await expect(taken).toHaveCount(1);
  await expect(taken).toContainText('−¥2,147.35');

  // The same where one looks for withdrawals, what can be done with it in sight; and the order with its next day.
  await page.goto('./#/grwt/cxyw/tqcx/tqjl');
  const record = page.getByRole('row', { name: /异地月冲还贷/ });
  await expect(record).toContainText('2,147.35');
  const agreement = record.getByRole('link', { name: /^查看约定：异地月冲还贷/ });
  for (const width of [1366, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(agreement).toBeInViewport({ ratio: 1 });
    await expect(record.getByText('办结')).toBeInViewport();
  }
  await agreement.click();
  const order = page.getByRole('row', { name: /异地月冲还贷签约/ });
  await expect(order).toContainText(/生效中.*-10/);
  await expect(order.getByRole('link', { name: /^解除约定/ })).toBeInViewport({ ratio: 1 });

  await fromMenu(page, '/grwt/GrwtHome', '贷款', '异地月冲还贷签约');
  await passNotice(page);
  await expect(page.getByRole('radio', { name: '解除' })).toBeChecked();
  await text('解除原因', '改用银行卡还款');
  await page.getByRole('checkbox', { name: /我已知悉/ }).check();
  await handIn(page);
  await signOnPhone(page);
  await expect(receipt(page)).toContainText('解除异地月冲还贷');
  await moveToNext(page, 10);
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(taken).toHaveCount(1);
});
