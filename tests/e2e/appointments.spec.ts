import { axe } from './axe';
import { expect, test } from './fixture';
import { narrowFaults } from './narrow';
import { signIn } from './sign-in';

const BOOK = '/grwt/dkSys/dkyy/dkyy_sq?yylx=1&yysx=TQ0104&wdbh=0101';

// What is said of a time, and of who missed three: pages/individual/appointments/BookAppointment.test, centre/appointments.

test('360 像素宽：从预约到改期、取消，首页的待办带到我的预约；加入日历的文件', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 768 });
  await signIn(page, '刘洋');
  await page.goto(`./#${BOOK}`);
  await expect(page.getByRole('radiogroup', { name: '时段' })).toBeVisible();
  expect(await narrowFaults(page, { first: true })).toEqual([]);
  await page.getByRole('radiogroup', { name: '时段' }).getByRole('radio', { disabled: false }).first().check();
  expect(await axe(page)).toEqual([]);
  expect(await narrowFaults(page)).toEqual([]);
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
  expect(await narrowFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '确认改期' }).click();
  await expect(page.getByRole('heading', { name: '改期成功' })).toBeVisible();
  await page.getByRole('link', { name: '我的预约' }).last().click();
  await expect(page.getByRole('button', { name: /^查看预约/ })).toBeVisible();
  expect(await narrowFaults(page, { first: true })).toEqual([]);
  await page.getByRole('button', { name: /^查看预约/ }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  await page.getByRole('button', { name: /^取消预约/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click();
  await expect(page.getByRole('table').getByText('已取消').first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
