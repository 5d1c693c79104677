import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault, pressTwice } from './hall';
import { qa } from './qa';
import { signIn } from './sign-in';

interface Visits {
  visits: { ywlsh: string; ywmc: string; name: string; bjrq: string }[];
}

/** The number on a receipt that somebody got at a machine or by phone. */
async function receipt(page: Page, name: string, ywmc: string): Promise<string> {
  const { visits } = await qa<Visits>(page, 'evaluations');
  const found = visits.find((visit) => visit.name === name && visit.ywmc === ywmc);
  if (!found) throw new Error(`No receipt of ${name} for ${ywmc}`);
  return found.ywlsh;
}

async function noSidewaysScroll(page: Page): Promise<void> {
  const [wide, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(wide).toBeLessThanOrEqual(window ?? 0);
}

test('游客看好差评：满意度、各项统计、按月图表、意见分页与筛选，地址可分享', async ({ page }) => {
  await page.goto('./#/goodBadReviews');
  await expect(page.getByRole('heading', { level: 1, name: '好差评' })).toBeVisible();
  const summary = page.getByRole('region', { name: '满意度', exact: true });
  await expect(summary.getByText(/满意度＝（非常满意＋满意＋基本满意）÷全部评价/)).toBeVisible();
  await expect(summary.getByText(/^\d{2}\.\d%$/).first()).toBeVisible();
  // Which branches had an evaluation depends on the day.
  await expect(page.getByRole('table', { name: '各部门满意度' }).getByRole('row').nth(8)).toBeVisible();
  await expect(page.getByRole('table', { name: '各终端满意度' }).getByRole('row')).toHaveCount(6);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: '查看走势图' }).click();
  await expect(page.getByRole('img', { name: /各月满意度走势/ })).toBeVisible();
  await page.getByRole('button', { name: '全部时间' }).click();
  await expect(page.getByRole('table', { name: '各月满意度' }).getByRole('row')).toHaveCount(19);

  const words = page.getByRole('region', { name: '评价意见' });
  await expect(words.getByRole('article')).toHaveCount(20);
  await words.getByRole('button', { name: '第2页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await words.getByLabel('意见类型').selectOption('不满意');
  await expect(words.getByText('整改结果：').first()).toBeVisible();
  await expect(words.getByText('待回访').first()).toBeVisible();
  await expect(words.getByText('回访超期').first()).toBeVisible();
  await page.getByRole('combobox', { name: '主管部门' }).selectOption('贷款管理处');
  await expect(page).toHaveURL(/zgbm=03/);
  await expect(page.getByRole('table', { name: '各部门满意度' }).getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('combobox', { name: '主管部门' })).toHaveValue('03');
  await expect(words.getByLabel('意见类型')).toHaveValue('c');

  await page.getByRole('button', { name: '长辈版' }).click();
  await expect(words.getByRole('article').first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('好差评：坏的地址、坏的答复、没有数据', async ({ page }) => {
  await page.goto('./#/goodBadReviews?ksny=2026-13&jsny=%3Cscript%3E&zgbm=99&page=-5&size=7&pjfl=x');
  await expect(page.getByRole('region', { name: '评价意见' }).getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('combobox', { name: '主管部门' })).toHaveValue('');

  await fault(page, 'hcp/getMyd', 'answer', { code: 0, msg: '', data: { pjs: 'many', dj: null } });
  await fault(page, 'hcp/getPjList', 'html');
  await page.getByRole('combobox', { name: '主管部门' }).selectOption('提取管理处');
  await expect(page.getByRole('alert').filter({ hasText: '加载失败' })).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['满意度', '评价意见']) {
    await page.getByRole('region', { name, exact: true }).getByRole('button', { name: '重新加载' }).click();
  }
  await expect(page.getByRole('table', { name: '各等级评价' })).toBeVisible();
  await expect(page.getByRole('region', { name: '评价意见' }).getByRole('article').first()).toBeVisible();

  const none = { ksny: '2026-01', jsny: '2026-02', zzny: '2025-06', dqny: '2026-11', sjjz: '2026-11-21 10:00:00' };
  const zero = { pjs: 0, mys: 0, hfs: 0, yhfs: 0, ashfs: 0, dhfs: 0, dj: [], sx: [], zd: [], yf: [] };
  await fault(page, 'hcp/getMyd', 'answer', { code: 0, msg: '', data: { ...none, ...zero } });
  await fault(page, 'hcp/getPjList', 'answer', { code: 0, msg: '', data: { list: [], total: 0, sjjz: '' } });
  await page.getByRole('combobox', { name: '主管部门' }).selectOption('归集管理处');
  await expect(page.getByText('这段时间还没有评价')).toBeVisible();
  await expect(page.getByText('没有符合条件的意见')).toBeVisible();
});

test('评价三页：游客看到登录入口；320像素宽不横向滚动，长辈版无障碍', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['startEvaluation', 'evaluationRecords', 'evaluationInformation', 'goodBadReviews']) {
    await page.goto(`./#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === 'goodBadReviews') await expect(page.getByRole('article').first()).toBeVisible();
    else await expect(page.getByRole('main').getByRole('button', { name: '登录' })).toBeVisible();
    await noSidewaysScroll(page);
    expect(await axe(page)).toEqual([]);
  }
});

test('凭办件编号评价：登录后回到本页，差评有回访，整改结果与追评看得到', async ({ page }) => {
  await page.goto('./#/startEvaluation');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await signIn(page, '刘洋');
  await expect(page).toHaveURL(/#\/startEvaluation/);
  await expect(page.getByText('目前没有可以评价的办件')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const number = page.getByRole('textbox', { name: '办件编号' });
  await page.getByRole('button', { name: '查询并评价' }).click();
  await expect(page.getByText('请填写办件编号')).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill('1001 2026');
  await number.press('Enter');
  await expect(page.getByText('办件编号是20位数字，请核对')).toBeVisible();
  await number.fill(await receipt(page, '张建国', '还款期限变更'));
  await number.press('Enter');
  await expect(page.getByText(/未查到您名下的这笔办件/)).toBeVisible();
  await number.fill(await receipt(page, '刘洋', '个人账户信息变更'));
  await number.press('Enter');
  await expect(page.getByText('该办件还没有结果，办结后才能评价')).toBeVisible();
  const ywlsh = await receipt(page, '刘洋', '缴存证明开具');
  await number.fill(` ${ywlsh.slice(0, 4)} ${ywlsh.slice(4)}`);
  await number.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: '事项评价' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '主管部门' })).toHaveValue('05');
  await expect(page.getByRole('combobox', { name: '评价终端' })).toHaveValue('4');
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('请选择总体评价')).toBeVisible();
  await expect(page.getByRole('radio', { name: '非常满意' })).toBeFocused();
  await page.getByRole('radio', { name: '非常不满意' }).check();
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('请至少选择一项不满意的原因')).toBeVisible();
  await expect(page.getByText('请填写意见，不少于5个字')).toBeVisible();
  await page.getByRole('checkbox', { name: '其他' }).check();
  await page.getByLabel(/^意见/).fill(`打印机卡纸，我是刘洋，电话${PEOPLE.刘洋.sjhm}`);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText(/1个工作日内与您联系/)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('link', { name: '查看这次评价' }).click();
  const detail = page.getByRole('dialog', { name: '评价详情' });
  await expect(detail.getByText('待回访')).toBeVisible();
  await expect(detail.getByText('自助机')).toBeVisible();
  await detail.getByRole('button', { name: '知道了' }).click();

  await page.getByRole('button', { name: '测试工具' }).click();
  const panel = page.getByRole('dialog', { name: '测试工具' });
  await panel.getByText('好差评回访').click();
  const task = panel.getByRole('listitem').filter({ hasText: '打印机卡纸' });
  await task.getByLabel('整改结果').fill(`已更换打印机，并电话告知${PEOPLE.刘洋.sjhm}`);
  await task.getByRole('button', { name: '完成回访' }).click();
  await expect(panel.getByRole('status')).toContainText('已回访');
  await panel.getByRole('button', { name: '关闭测试工具' }).click();

  await page.reload();
  const own = page.getByRole('article');
  await expect(own.getByText('已回访')).toBeVisible();
  await expect(own.getByText(`整改结果：已更换打印机，并电话告知${PEOPLE.刘洋.sjhm}`)).toBeVisible();
  await own.getByRole('button', { name: /^追评/ }).click();
  const follow = page.getByRole('dialog', { name: '追评：缴存证明开具' });
  await follow.getByRole('button', { name: '提交追评' }).click();
  await expect(follow.getByText('请填写追评内容')).toBeVisible();
  await follow.getByLabel(/^追评内容/).fill('现在好用了');
  expect(await axe(page)).toEqual([]);
  await follow.getByRole('button', { name: '提交追评' }).click();
  await expect(own.getByText('追评：现在好用了')).toBeVisible();
  await expect(own.getByRole('button', { name: /^追评/ })).toHaveCount(0);
  await page.getByRole('button', { name: '长辈版' }).click();
  expect(await axe(page)).toEqual([]);

  await page.goto('./#/goodBadReviews');
  const published = page.getByRole('article', { name: '刘*对缴存证明开具的评价' });
  await expect(published.getByText('打印机卡纸，我是刘*，电话138****07')).toBeVisible();
  await expect(published.getByText('整改结果：已更换打印机，并电话告知138****07')).toBeVisible();
  await expect(published.getByText('追评：现在好用了')).toBeVisible();
});

test.describe('答复丢失', () => {
  // An answer that the worker loses is this message and no other.
  test.use({ centre: 'page', allowedConsole: [/ERR_FAILED.*hcp\/save/] });
  test('说明结果未知，查询后确认只有一次；单位和开发商也能评价', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '安居置业');
    const ywlsh = await receipt(page, '安居置业有限公司', '开发商信息维护');
    await page.goto(`./#/evaluationInformation?ywlsh=${ywlsh}`);
    await page.getByRole('radio', { name: '满意', exact: true }).check();
    await fault(page, 'hcp/save', 'abort');
    await pressTwice(page.getByRole('button', { name: '提交评价' }));
    await expect(page.getByText(/没有收到中心的答复，评价可能已经提交/)).toBeVisible();
    await expect(page.getByRole('link', { name: '到我的评价记录查看' })).toBeVisible();
    await page.getByRole('button', { name: '查询结果' }).click();
    await expect(page.getByRole('heading', { name: '已收到您对开发商信息维护的评价' })).toBeVisible();
    await page.goto('./#/evaluationRecords');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto(`./#/evaluationInformation?ywlsh=${ywlsh}`);
    await expect(page.getByText('您已经评价过这笔开发商信息维护，每个办件评价一次')).toBeVisible();
    await page.goto('./#/evaluationInformation?ywlsh=<b>1</b>');
    await expect(page.getByText('没有指定要评价的办件')).toBeVisible();
  });
});
