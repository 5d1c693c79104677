import { axe } from './axe';
import { expect, test } from './fixture';
import { fault, lookAgain } from './hall';
import { qa, settled } from './qa';
import { fillSignIn } from './sign-in';

// The last: an address typed while a form is open.
test.use({ allowedConsole: [/status of 500|blocker on a POP navigation/] });

test('客人从登录页看到通知，查找、打开、到政策原文', async ({ page }) => {
  await page.goto('./#/login');
  await page.getByRole('link', { name: '更多通知公告' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索' }).fill('缴存基数');
  await page.getByRole('link', { name: '关于2026年度缴存基数调整的公告' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '关于2026年度缴存基数调整的公告' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/上限为28,680元/)).toBeVisible();
  await page.getByRole('link', { name: '通知全文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '关于2026年度住房公积金缴存调整的通知' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '返回通知列表' }).click();
  await expect(page.getByRole('searchbox', { name: '搜索' })).toHaveValue('缴存基数');
});

test('服务故障：一句话和重试；没有通知：说明', async ({ page }) => {
  await page.goto('./#/introToCenter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fault(page, 'tzxx/getTzxxList', 'status', 500);
  await page.goto('./#/pubNotice');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByText('共31条')).toBeVisible();
  await page.goto('./#/introToCenter');
  await fault(page, 'tzxx/getTzxxList', 'answer', { code: '00', msg: '', data: [] });
  await page.goto('./#/pubNotice');
  await expect(page.getByText('暂无通知')).toBeVisible();
});

test('大厅关闭：从任何页面到这里，说明怎么办；开放后回去；特意来看的不被送走', async ({ page }) => {
  await page.goto('./#/policyInfo?gjz=租房');
  await expect(page.getByRole('list', { name: '政策列表' })).toBeVisible();
  await qa(page, 'hall', { qdzt: '0', tzyy: '年终结算', yjhfsj: '2026-11-22 06:00' });
  await lookAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: '网上办事大厅已停止服务' })).toBeVisible();
  await expect(page.getByText('维护中，预计2026-11-22 06:00恢复。')).toBeVisible();
  await expect(page.getByText('城区管理部')).toBeVisible();
  for (const large of [false, true]) {
    if (large) await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
  }
  await page.getByRole('button', { name: '现在检查' }).click();
  await expect(page.getByText('刚刚检查过，大厅还没有恢复。')).toBeVisible();
  await qa(page, 'hall', { qdzt: '1' });
  await page.getByRole('button', { name: '现在检查' }).click();
  await expect(page).toHaveURL(/policyInfo\?gjz=/);
  await page.goto('./#/pubNotice');
  await lookAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  await settled(page);
  await expect(page).toHaveURL(/#\/pubNotice$/);
});

test('直接登录到业务页：通知等到首页才弹；读过之后换页不再弹', async ({ page }) => {
  await page.clock.install();
  await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
  await fillSignIn(page, '刘洋');
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  await expect(agreement).toBeVisible();
  const notice = page.getByRole('dialog', { name: '关于租房提取业务调整的通知' });
  await page.clock.runFor(1500);
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: '同意', exact: true }).click();
  await page.clock.runFor(1500);
  await expect(notice).toHaveCount(0);
  await page.goto('./#/grwt/GrwtHome');
  await page.clock.runFor(1500);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('云州市住房公积金管理中心 2026-11-16 09:00');
  // Its beginning: in its middle is a link.
  await notice.getByText(/咨询电话/).click({ position: { x: 4, y: 8 } });
  await expect(notice).toHaveCount(0);
  await page.goto('./#/grwt/MyOffice');
  await page.clock.runFor(1500);
  await expect(notice).toHaveCount(0);
});

test('无障碍检查：普通与长辈版，320 像素宽不横向滚动', async ({ page }) => {
  for (const large of [false, true]) {
    for (const path of ['pubNotice', 'pubNotice?id=TZ20260924001']) {
      await page.goto(`./#/${path}`);
      if (large && !(await page.locator('html[data-large]').count()))
        await page.getByRole('button', { name: '长辈版' }).click();
      await expect(page.getByText('加载中...')).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['pubNotice', 'pubNotice?id=TZ20260924001']) {
    await page.goto(`./#/${path}`);
    await expect(page.getByText('加载中...')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
