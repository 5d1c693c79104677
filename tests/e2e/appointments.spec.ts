import { axe } from './axe';
import { expect, test } from './fixture';
import { narrowFaults } from './narrow';
import { qa } from './qa';
import { signIn } from './sign-in';
import { fromMenu } from './unit-stories';

const BOOK = '/grwt/dkSys/dkyy/dkyy_sq?yylx=1&yysx=TQ0104&wdbh=0101';

for (const width of [360, 1366]) {
  test(`${width} 像素宽：从预约到改期、取消，首页的待办带到我的预约`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await signIn(page, '刘洋');
    await page.goto(`./#${BOOK}`);
    await expect(page.getByRole('radiogroup', { name: '时段' })).toBeVisible();
    if (width === 360) expect(await narrowFaults(page, { first: true })).toEqual([]);
    await page.getByRole('radiogroup', { name: '时段' }).getByRole('radio', { disabled: false }).first().check();
    expect(await axe(page)).toEqual([]);
    if (width === 360) expect(await narrowFaults(page)).toEqual([]);
    await page.getByRole('button', { name: '提交预约' }).click();
    await expect(page.getByRole('heading', { name: '预约成功' })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '加入日历' }).click();
    expect((await download).suggestedFilename()).toMatch(/^网点预约YY\d{12}\.ics$/);

    await page.goto('./#/grwt/GrwtHome');
    await page
      .getByRole('region', { name: /^待我处理/ })
      .getByRole('link', { name: /到城区管理部$/ })
      .click();
    await page.getByRole('link', { name: /^改期预约/ }).click();
    await expect(page.getByRole('region', { name: '原来的预约' })).toContainText('城区管理部');
    await page.getByRole('radiogroup', { name: '日期' }).getByRole('radio').nth(2).check();
    await page.getByRole('radiogroup', { name: '时段' }).getByRole('radio', { disabled: false }).first().check();
    if (width === 360) expect(await narrowFaults(page)).toEqual([]);
    await page.getByRole('button', { name: '确认改期' }).click();
    await expect(page.getByRole('heading', { name: '改期成功' })).toBeVisible();
    await page.getByRole('link', { name: '我的预约' }).last().click();
    await expect(page.getByRole('button', { name: /^查看预约/ })).toBeVisible();
    if (width === 360) expect(await narrowFaults(page, { first: true })).toEqual([]);
    await page.getByRole('button', { name: /^查看预约/ }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
    await page.getByRole('button', { name: /^取消预约/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click();
    await expect(page.getByRole('table').getByText('已取消').first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
}

test('要到柜台办的：从提示一步到预约，事项和网点已经选好', async ({ page }) => {
  await signIn(page, '王志强');
  await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
  await page.getByRole('link', { name: '预约到这里办理：城区管理部' }).click();
  await expect(page.getByLabel('预约事项')).toHaveValue('GJ0303');
  await expect(page.getByRole('radio', { name: /城区管理部/ })).toBeChecked();
});

test('我的预约：三次未到场，从菜单进去写明到哪一天不能预约', async ({ page }) => {
  await signIn(page, '刘洋');
  for (let missed = 0; missed < 3; missed += 1) {
    await page.goto(`./#${BOOK}`);
    await page.getByRole('radiogroup', { name: '时段' }).getByRole('radio', { disabled: false }).first().check();
    await page.getByRole('button', { name: '提交预约' }).click();
    await expect(page.getByRole('heading', { name: '预约成功' })).toBeVisible();
    // Past the day that was booked, whichever it is.
    await qa(page, 'clock', { days: 12 });
    await page.goto('./#/grwt/GrwtHome');
    await page.reload();
  }
  await fromMenu(page, '/grwt/GrwtHome', '贷款', '我的预约');
  await expect(page.getByRole('row', { name: /未到场/ })).toHaveCount(3);
  await fromMenu(page, '/grwt/GrwtHome', '贷款', '贷款预约');
  await expect(page.getByText(/^网上预约暂停至\d{4}-\d{2}-\d{2}$/)).toBeVisible();
  await expect(page.getByText(/您预约后3次未到场/)).toBeVisible();
});
