import type { Page } from '@playwright/test';
import { NEWCOMERS, OPERATORS, UNITS } from '../people';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { type OutboxEntry, qa } from './qa';
import { codeTo, fillCaptcha, fillPassword } from './registration';
import { toRoster } from './remittance';
import { agree } from './rent-withdrawal';
import { closeNotice, signIn } from './sign-in';
import { afterDebits, choose, handIn, promise, receipt, sealLiuYang, sendRows, unitRow } from './unit-stories';

const { dwmc, dwzh, tyshxydm } = UNITS.华夏精密;
const FANG = NEWCOMERS.方小明;
const PASSWORD = 'Fang#2026';

test.use({ allowedConsole: [/status of 401/] });

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).filter({ visible: true }).click();
const operators = (page: Page) => unitRow(page, '系统管理', '操作员管理');
const role = (page: Page, name: string) => page.getByRole('combobox', { name: `${name}的岗位` });

/** From the link of the SMS to the session of one's own. */
async function register(page: Page): Promise<void> {
  await page.goto('./#/dwRegister');
  await page.getByRole('textbox', { name: '单位账号' }).fill(dwzh);
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(tyshxydm);
  await fillCaptcha(page);
  await next(page);
  await page.getByRole('radio', { name: /登记的经办人/ }).check();
  await page.getByRole('textbox', { name: '经办人姓名' }).fill(FANG.xingming);
  await page.getByRole('textbox', { name: '经办人证件号码' }).fill(FANG.zjhm);
  await next(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至137\*{4}3333/)).toBeVisible();
  await fillPassword(page, await codeTo(page, FANG.sjhm), PASSWORD);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: '注册成功' })).toBeVisible();
  await page.getByRole('button', { name: '去登录' }).click();
}

async function signInAsFang(page: Page): Promise<void> {
  await expect(page.getByLabel('单位账号', { exact: true })).toHaveValue(dwzh);
  await page.locator('summary').filter({ hasText: '经办人' }).click();
  await page.getByLabel('经办人证件号码').fill(FANG.zjhm);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await fillCaptcha(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('邀请的同事收到短信，注册、登录；岗位改了立刻看到；停用的立即退出；最后一名管理岗留着', async ({ page }) => {
  await signIn(page, '华夏精密');
  await operators(page);
  await page.getByRole('button', { name: '邀请操作员' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请操作员' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill(FANG.xingming);
  await dialog.getByRole('textbox', { name: '身份证号码' }).fill(FANG.zjhm);
  await dialog.getByRole('textbox', { name: '手机号码' }).fill(FANG.sjhm);
  await dialog.getByRole('combobox', { name: '岗位' }).selectOption({ label: '经办' });
  await dialog.getByRole('button', { name: '发送邀请' }).click();
  await expect(page.getByRole('row', { name: /方小明.*尚未登录.*待注册/ })).toBeVisible();
  const told = await qa<(OutboxEntry & { text: string })[]>(page, 'outbox');
  expect(told.find(({ to }) => to === FANG.sjhm)?.text).toContain('邀请您担任经办岗操作员');

  await signOut(page, dwmc);
  await register(page);
  await signInAsFang(page);
  await closeNotice(page);
  await operators(page);
  await expect(page.getByRole('row', { name: /方小明（本人）.*经办.*在用/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '邀请操作员' })).toHaveCount(0);

  await signOut(page, dwmc);
  await signIn(page, '华夏精密');
  await operators(page);
  for (const name of ['复核', '管理', '复核']) {
    await role(page, FANG.xingming).selectOption({ label: name });
    await page.getByRole('alertdialog').getByRole('button', { name: '变更' }).click();
    await expect(role(page, FANG.xingming).locator('option:checked')).toHaveText(name);
    await expect(role(page, FANG.xingming)).toBeEnabled();
  }
  await role(page, '吴晓东').selectOption({ label: '经办' });
  await page.getByRole('alertdialog').getByRole('button', { name: '变更' }).click();
  await expect(page.getByText('至少保留一名在用的管理岗')).toBeVisible();
  await expect(role(page, '吴晓东').locator('option:checked')).toHaveText('管理');

  // Signed in at another machine at this moment.
  const { token } = await qa<{ token: string }>(page, 'session', { loginType: '2', account: dwzh, jbrzjhm: FANG.zjhm });
  const status = () =>
    page.evaluate(async (bearer) => {
      const answer = await fetch('/api/izfgjj-zhfw/v1/czygl/getList', {
        headers: { Authorization: `Bearer ${bearer}`, clientId: 'gjj-hall-web', projectId: 'zfgjj' },
      });
      return { http: answer.status, ...((await answer.json()) as { code: unknown }) };
    }, token);
  expect(String((await status()).code)).toBe('0');
  await page.getByRole('button', { name: '停用方小明' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('row', { name: /方小明.*停用/ })).toBeVisible();
  expect(String((await status()).code)).toBe('401');
  await signOut(page, dwmc);
  await page.getByRole('tab', { name: '单位', exact: true }).click();
  await page.getByLabel('单位账号', { exact: true }).fill(dwzh);
  await signInAsFang(page);
  await expect(page.getByRole('alert')).toContainText('用户名不存在或密码错误');
});

test('双人复核：退回后改了哪些项目标出来，通过后比例才变；超过单笔限额的汇缴要两人，我的办件写明经办、复核、人数和金额', async ({
  page,
}) => {
  const asFirst = async () => {
    await signOut(page, dwmc);
    await signIn(page, '华夏精密');
  };
  const asSecond = async () => {
    await signOut(page, dwmc);
    await signIn(page, '华夏精密', OPERATORS.邢芳.jbrzjhm);
  };
  const pass = async () => {
    await page.getByRole('button', { name: '复核通过' }).click();
    const asked = page.getByRole('alertdialog').getByRole('button', { name: '复核通过' });
    const done = page.getByRole('region', { name: '办件概况' }).filter({ hasText: '复核人邢芳' });
    await expect(asked.or(done)).toBeVisible();
    if (await asked.isVisible()) await asked.click();
    await expect(done).toBeVisible();
  };
  const ask = async (zt: string, xe: string) => {
    await operators(page);
    await page.getByRole('combobox', { name: '双人复核' }).selectOption(zt);
    await page.getByRole('textbox', { name: /^单笔限额/ }).fill(xe);
    await page.getByRole('button', { name: '申请变更' }).click();
    await expect(page.getByText(/吴晓东于.*申请：/)).toBeVisible();
    await expect(page.getByRole('button', { name: '同意变更' })).toHaveCount(0);
    await asSecond();
    await page.getByRole('link', { name: /双人复核设置待确认/ }).click();
    await page.getByRole('button', { name: '同意变更' }).click();
    await expect(page.getByRole('button', { name: '同意变更' })).toHaveCount(0);
  };
  await signIn(page, '华夏精密');
  const { due } = await afterDebits(page);
  await ask('开通', '');

  await asFirst();
  await unitRow(page, '缴存业务', '缴存比例调整');
  await agree(page);
  await choose(page, '调整后单位比例', '10%');
  await choose(page, '调整后个人比例', '10%');
  await page.getByRole('textbox', { name: '生效年月' }).fill(due);
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: '调整原因' }).fill('经营困难');
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('待单位复核');
  await page.goto('./#/dwwt/DWmyOffice');
  const mine = page.getByRole('row', { name: /缴存比例调整/ });
  for (const said of ['吴晓东', '48人', '待单位复核']) await expect(mine).toContainText(said);
  await mine.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: '办件概况' })).toContainText('待单位复核');
  await expect(page.getByRole('button', { name: '复核通过' })).toHaveCount(0);

  await asSecond();
  await page.getByRole('link', { name: /待复核：缴存比例调整/ }).click();
  await page.getByRole('button', { name: '退回', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '退回' });
  await dialog.getByRole('textbox', { name: '退回原因' }).fill('单位比例应为11%');
  await dialog.getByRole('button', { name: '确定退回' }).click();
  await expect(page.getByRole('region', { name: '办件概况' })).toContainText('单位比例应为11%');

  await asFirst();
  await page.getByRole('link', { name: /缴存比例调整：待补正/ }).click();
  await page.getByRole('button', { name: '去补正' }).click();
  await choose(page, '调整后单位比例', '11%');
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('待单位复核');

  await asSecond();
  await page.getByRole('link', { name: /待复核：缴存比例调整/ }).click();
  const sent = page.getByRole('region', { name: '申请内容' });
  await expect(sent).toContainText('12% → 11%');
  await expect(sent).toContainText('已改，原为12% → 10%');
  await pass();
  await unitRow(page, '查询业务', '基数/比例调整记录');
  await expect(page.getByRole('row', { name: new RegExp(`${due}.*比例.*办结`) })).toBeVisible();

  // Off again, but for sums above the unit's own limit.
  await asFirst();
  await ask('关闭', '50000');
  await asFirst();
  await page.goto('./#/dwwt/jcyw/dw_huij');
  await toRoster(page, /沿用上月并计入/);
  await page.getByRole('button', { name: '确认清册' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await choose(page, '汇缴方式', '委托扣款');
  await page.getByRole('combobox', { name: '付款账户' }).selectOption('FK000101');
  await page.getByRole('combobox', { name: '受理网点' }).selectOption('0101');
  await handIn(page);
  await expect(receipt(page)).toContainText('待单位复核');
  await asSecond();
  await page.getByRole('link', { name: /待复核：.*汇缴/ }).click();
  await pass();
  await page.goto('./#/dwwt/DWmyOffice');
  const row = page.getByRole('row', { name: /汇缴/ });
  for (const said of ['吴晓东', '48人', '¥']) await expect(row).toContainText(said);
  await page.goto('./#/dwwt/cxyw/hjpz');
  await expect(page.getByRole('row', { name: new RegExp(due) })).toContainText('已入账');
});

test('操作员管理与双人复核：两人开通，一人封存、另一人退回再通过，职工这时才封存', async ({ page }) => {
  const asSecond = async () => {
    await signOut(page, dwmc);
    await signIn(page, '华夏精密', OPERATORS.邢芳.jbrzjhm);
  };
  const asFirst = async () => {
    await signOut(page, dwmc);
    await signIn(page, '华夏精密');
  };
  await signIn(page, '华夏精密');
  const { due } = await afterDebits(page);
  await unitRow(page, '系统管理', '操作员管理');
  await page.getByRole('combobox', { name: '双人复核' }).selectOption('开通');
  await page.getByRole('button', { name: '申请变更' }).click();
  await expect(page.getByText(/吴晓东于.*申请：开通双人复核/)).toBeVisible();
  await asSecond();
  await unitRow(page, '系统管理', '操作员管理');
  await page.getByRole('button', { name: '同意变更' }).click();
  await expect(page.getByText('已开通', { exact: true })).toBeVisible();

  await asFirst();
  await page.goto('./#/dwwt/cxyw/zglb');
  await sealLiuYang(page, due);
  await expect(receipt(page)).toContainText('封存已提交，待单位复核');
  await expect(receipt(page)).toContainText('由邢芳（复核岗）在“我的办件”中复核');
  await expect(receipt(page)).not.toContainText(/已受理|承诺办结日|受理时间/);
  await page.goto('./#/dwwt/cxyw/zglb');
  await expect(page.getByRole('row', { name: /刘洋.*正常/ })).toBeVisible();

  await asSecond();
  await page.getByRole('link', { name: /待复核：封存/ }).click();
  await page.getByRole('button', { name: '退回', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '退回' });
  await dialog.getByRole('button', { name: '确定退回' }).click();
  await expect(dialog.getByRole('alert')).toContainText('请填写退回原因');
  await dialog.getByRole('textbox', { name: '退回原因' }).fill('原因应为参军入学');
  await dialog.getByRole('button', { name: '确定退回' }).click();
  await expect(page.getByRole('region', { name: '办件概况' })).toContainText('原因应为参军入学');

  await asFirst();
  await page.goto('./#/dwwt/DWmyOffice');
  await page.getByRole('link', { name: /^补正/ }).first().click();
  await page.getByRole('button', { name: '修改明细' }).click();
  await choose(page, '刘洋的封存原因', '参军入学');
  await sendRows(page);
  await promise(page);
  await handIn(page);

  await asSecond();
  await page.getByRole('link', { name: /待复核：封存/ }).click();
  await expect(page.getByText('明细与退回前不同：修改1行')).toBeVisible();
  await expect(page.getByRole('region', { name: '封存明细' }).first()).toContainText(/参军入学（已改，原为/);
  await page.getByRole('button', { name: '复核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '复核通过' }).click();
  await expect(page.getByRole('region', { name: '办件概况' })).toContainText('复核人邢芳');
  await page.goto('./#/dwwt/cxyw/zglb');
  await expect(page.getByRole('row', { name: /刘洋.*封存/ })).toBeVisible();
});
