import { axe } from './axe';
import { movePast, moveToNext } from './centre-day';
import { expect, test } from './fixture';
import { signOnPhone } from './phone';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';

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
