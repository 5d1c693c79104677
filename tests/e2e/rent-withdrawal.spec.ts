import type { Page } from '@playwright/test';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { fault, pressTwice } from './hall';
import { newestCode, qa } from './qa';
import { agree, countEffort, fillRentForm, openKnown, openRentForm, toConfirmation } from './rent-withdrawal';
import { signIn } from './sign-in';

// As in the demo that is delivered.
test.use({ centre: 'page' });

/** 刘洋's balance on the centre's first day, and after one month's rent. */
const BEFORE = '122,226.82';
const AFTER = '120,726.82';

test.describe('租房提取 TQ0107', () => {
  test('从申请到审核通过，余额少到分', async ({ page }) => {
    await signIn(page, '刘洋');
    await expectBalance(page, BEFORE);
    await openRentForm(page);
    await fillRentForm(page, '1500');
    // A card that the centre does not know yet takes the case to a clerk.
    await page.getByRole('radio', { name: '其他银行卡' }).check();
    await chooseOption(page.getByRole('combobox', { name: '收款银行' }), 1);
    await page.getByRole('textbox', { name: '收款账号' }).fill('4111111111111111');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
    await toConfirmation(page);
    await page.getByRole('button', { name: '提交', exact: true }).click();

    const receipt = page.getByRole('region', { name: '受理回执' });
    await expect(receipt).toContainText('待审核');
    await expectBalance(page, BEFORE);
    const [open] = await qa<{ ywlsh: string }[]>(page, 'cases');
    await qa(page, 'review', { ywbh: open?.ywlsh, result: 'approve', opinion: '同意' });
    await expectBalance(page, AFTER);

    await page.getByRole('navigation', { name: '业务导航' }).getByRole('link', { name: '我的办件' }).click();
    await expect(page.getByRole('row', { name: /租房提取/ })).toContainText('办结');
    await page.goto('./#/sysMsg/msgHome');
    await expect(page.getByRole('main')).toContainText('租房提取');
  });

  test('登记信息齐全：360 像素宽，三屏六次点击，什么都不用输', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn(page, '刘洋');
    const effort = await countEffort(page);
    await page.getByRole('main').getByRole('link', { name: '租房提取' }).first().click();
    const agreeButton = page.getByRole('dialog', { name: '用户办理须知' }).getByRole('button', { name: /^同意/ });
    // Alone on its line, the button takes it, as those of the steps do.
    await expect.poll(async () => (await agreeButton.boundingBox())?.width).toBeGreaterThan(240);
    await agree(page);
    await page.getByRole('checkbox', { name: /我承诺所填信息/ }).check();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByText('提交成功')).toBeVisible();
    expect(await effort()).toEqual({ steps: ['办理须知', '核对确认', '办理结果'], clicks: 6, typed: 0 });
  });

  test('等待中的表单：每个名称和它的栏目之间有空隙', async ({ page }) => {
    await signIn(page, '刘洋');
    await fault(page, '/', 'delay', 3000, 12);
    await page.evaluate(() => window.location.assign('#/grwt/tqSys/tqyw/zfzj_tq'));
    const name = page.getByRole('main').getByRole('status').locator('h3').first();
    await expect(name).toBeAttached();
    const gap = await name.evaluate((one) => {
      const field = one.closest('[role="status"]')?.querySelector('h3 ~ span, div:has(h3) ~ div > span');
      return field ? field.getBoundingClientRect().top - one.getBoundingClientRect().bottom : 0;
    });
    expect(gap).toBeGreaterThanOrEqual(4);
  });

  test('中途关掉页签：回来接着填，什么都没丢', async ({ page, context }) => {
    await signIn(page, '刘洋');
    await openRentForm(page);
    // Typed text is saved at the latest half a minute after it was typed; what was known before was saved before.
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/draftbox/save') && (answer.request().postData() ?? '').includes('1500'),
      { timeout: 60_000 },
    );
    await fillRentForm(page, '1500');
    await saved;
    const keeper = await context.newPage();
    await keeper.goto('./#/grwt/GrwtHome');
    await expect(keeper.getByRole('banner').getByRole('button', { name: '刘洋' })).toBeVisible();
    await page.close();

    const back = await context.newPage();
    await back.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
    await back.getByRole('button', { name: '继续填写' }).click();
    await expect(back.getByRole('textbox', { name: '详细地址' })).toHaveValue('长乐路 18号 3-201');
    await expect(back.getByRole('textbox', { name: '申请提取金额' })).toHaveValue('1500.00');
    await openKnown(back);
    await expect(back.getByRole('radio', { name: '商品住房（未备案）' })).toBeChecked();
    await toConfirmation(back);
    await back.getByRole('button', { name: '提交', exact: true }).click();
    await expect(back.getByRole('region', { name: '受理回执' })).toBeVisible();
    await expectBalance(back, AFTER);
  });

  test.describe('提交的应答丢了', () => {
    test.use({ allowedConsole: [/Failed to load resource|Failed to fetch|NetworkError|net::ERR/] });

    test('刷新、双击再提交：只记一次账', async ({ page }) => {
      await signIn(page, '刘洋');
      await openRentForm(page);
      await fillRentForm(page, '1500');
      await toConfirmation(page);
      await qa(page, 'fault', { path: '/tqsq/tqyw/save', kind: 'abort', times: 1 });
      await pressTwice(page.getByRole('button', { name: '提交', exact: true }));
      await expect(page.getByText(/结果未知|尚不确定|未收到|暂未/).first()).toBeVisible();

      await page.reload();
      await page.getByRole('button', { name: /查看/ }).first().click();
      await expect(page.getByRole('heading', { name: /租房提取/ }).first()).toContainText('办结');
      await expectBalance(page, AFTER);
      await page.getByRole('navigation', { name: '业务导航' }).getByRole('link', { name: '我的办件' }).click();
      await expect(page.getByRole('row', { name: /租房提取/ })).toHaveCount(1);
    });
  });
});

/** The balance as the individual's home shows it. */
async function expectBalance(page: Page, amount: string): Promise<void> {
  await page.getByRole('navigation', { name: '业务导航' }).getByRole('link', { name: '首页' }).click();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(amount);
}
