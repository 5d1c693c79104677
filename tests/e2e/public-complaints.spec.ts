import type { Page } from '@playwright/test';
import { NEW_PHONES } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault, signOut, storedText } from './hall';
import { qa } from './qa';
import { fillSignIn, signIn } from './sign-in';

const TEXT = '没有备案的租房合同，每月最多可以提取多少？';
/** A photograph of one grey dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** For each chosen file that this browser keeps: whether it can be read as it stands. */
function hiddenFiles(page: Page): Promise<boolean[]> {
  return page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.endsWith('chosen_files'))?.name;
    if (!name) return [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
    });
    const all = await new Promise<{ bytes: ArrayBuffer }[]>((resolve) => {
      const request = database.transaction('files').objectStore('files').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return all.map(({ bytes }) => new TextDecoder().decode(bytes).includes('PNG'));
  });
}

async function fillQuestion(page: Page, title = '租房提取的限额'): Promise<void> {
  await page.getByRole('radio', { name: '咨询' }).check();
  await page.getByLabel('标题').fill(title);
  await page.getByLabel('涉及业务').selectOption({ label: '租房提取' });
  await page.getByLabel('内容', { exact: true }).fill(TEXT);
}

test('游客：搜索、筛选、翻页都在地址里，打开一条公开的答复', async ({ page }) => {
  await open(page, '/complaintJY');
  await expect(page.getByRole('button', { name: '我的诉求' })).toHaveCount(0);
  const list = page.getByRole('list', { name: '公开答复' });
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: '第2页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);

  await page.getByLabel('类型').selectOption({ label: '咨询' });
  await page.getByRole('searchbox', { name: '搜索' }).pressSequentially('违约金', { delay: 40 });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/jlx=1/);
  await expect.poll(() => decodeURIComponent(page.url())).toContain('q=违约金');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: '搜索' })).toHaveValue('违约金');
  await list.getByRole('link', { name: '提前还一部分，是缩短年限还是减少月供划算？' }).click();
  await expect(page.getByRole('article', { name: '贷款管理处的答复' })).toContainText('不收违约金');
  await expect(page.getByRole('button', { name: /复核/ })).toHaveCount(0);

  await page.goto('./#/complaintJY?q=没有这样的词&page=-3&size=999&jlx=%3Cb%3E');
  await expect(page.getByText('没有符合条件的诉求')).toBeVisible();
});

test('游客：填好后去登录，文字原样回来，本人提交一次，得到编号和承诺日期', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tsjy/add')) sent.push(request.postData() ?? '');
  });
  await open(page, '/complaintJYAdd');
  await page.getByRole('button', { name: '登录后提交' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '请选择诉求类型' });
  await expect(summary).toBeFocused();
  for (const text of ['请选择诉求类型', '请输入标题', '请输入内容'])
    await expect(summary.getByText(text)).toBeVisible();
  await expect(page).toHaveURL(/complaintJYAdd/);

  await fillQuestion(page);
  await page.getByRole('button', { name: '附件 选择附件' }).setInputFiles([
    { name: '合同.png', mimeType: 'image/png', buffer: PNG },
    { name: '程序.png', mimeType: 'image/png', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByText(/程序\.png：仅支持/)).toBeVisible();
  // As a way of signing in does that leaves the hall: nothing of the file can be read without this tab.
  await expect.poll(() => hiddenFiles(page)).toEqual([false]);
  await page.reload();
  const list = page.getByRole('list', { name: '已选附件' });
  await list.getByRole('button', { name: '查看合同.png' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: '合同.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '登录后提交' }).click();
  await fillSignIn(page, '张建国');
  await expect(page).toHaveURL(/#\/complaintJYAdd$/);
  await expect(page.getByText('已恢复您之前填写的内容')).toBeVisible();
  await expect(page.getByLabel('标题')).toHaveValue('租房提取的限额');
  await expect(page.getByLabel('内容', { exact: true })).toHaveValue(TEXT);
  await expect(page.getByLabel('姓名')).toHaveValue('张建国');
  await expect(page.getByLabel('联系电话')).toHaveValue('138****0001');
  await expect(list.getByRole('listitem').filter({ hasText: '合同.png' })).toContainText('已上传');
  await expect.poll(() => hiddenFiles(page)).toEqual([]);
  await page.getByRole('button', { name: '提交', exact: true }).dblclick();

  await expect(page.getByRole('heading', { name: '诉求已提交' })).toBeVisible();
  const receipt = page.getByRole('region', { name: '提交回执' });
  await expect(receipt).toContainText('5个工作日内');
  await expect(receipt).toContainText('提取管理处');
  const number = /TS\d{14}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('lxdh');
  expect(sent[0]).not.toContain('%2A');
  expect(await axe(page)).toEqual([]);

  // What was typed is gone; the complaint is among one's own, with its file.
  await page.getByRole('button', { name: '再提交一件' }).click();
  await expect(page.getByLabel('标题')).toHaveValue('');
  await page.goto('./#/complaintJY?tab=mine');
  await page.getByRole('link', { name: '租房提取的限额' }).click();
  await expect(page.getByText(number)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载合同.png' }).click();
  expect((await download).suggestedFilename()).toBe('合同.png');

  // A guest of the same browser sees neither.
  const address = page.url();
  await signOut(page, '张建国');
  await page.goto(address);
  await expect(page.getByText('没有找到这件诉求，或它没有公开')).toBeVisible();
  await page.goto('./#/complaintJYAdd');
  await expect(page.getByLabel('标题')).toHaveValue('');
});

test('填到一半退出登录：机器上什么都不留，别人看不到，本人再登录还在，办完就没有了', async ({ page }) => {
  // Left behind by a guest who then signed in elsewhere in the hall and never came back to the form.
  await open(page, '/complaintJYAdd');
  await page
    .getByRole('button', { name: '附件 选择附件' })
    .setInputFiles([{ name: '忘记的.png', mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.from('left')]) }]);
  await expect.poll(() => hiddenFiles(page)).toEqual([false]);
  await page.goto('./#/login');
  await signIn(page, '张建国');
  await signOut(page, '张建国');
  await page.goto('./#/complaintJYAdd');
  await expect(page.getByLabel('标题')).toBeVisible();
  await expect(page.getByText('忘记的.png')).toHaveCount(0);
  await expect.poll(() => hiddenFiles(page)).toEqual([]);

  await page.goto('./#/login');
  await signIn(page, '张建国');
  await page.goto('./#/complaintJYAdd');
  await page.getByLabel('标题').fill('没有写完的标题');
  await page.getByLabel('联系电话').fill(NEW_PHONES.callback);
  await page
    .getByRole('button', { name: '附件 选择附件' })
    .setInputFiles([{ name: '草稿里的.png', mimeType: 'image/png', buffer: PNG }]);
  await expect(page.getByText('已上传', { exact: true })).toBeVisible();
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  await signOut(page, '张建国');
  expect(await storedText(page)).not.toContain('没有写完');

  await signIn(page, '李晓梅');
  await page.goto('./#/complaintJYAdd');
  await expect(page.getByLabel('姓名')).toHaveValue('李晓梅');
  await expect(page.getByLabel('标题')).toHaveValue('');
  await expect(page.getByText('草稿里的.png')).toHaveCount(0);
  await signOut(page, '李晓梅');

  // Another text, typed before signing in, does not take the place of the one that is kept.
  await page.goto('./#/complaintJYAdd');
  await page.getByLabel('标题').fill('登录前填的标题');
  await page.getByRole('button', { name: '先登录' }).click();
  await fillSignIn(page, '张建国');
  await expect(page.getByLabel('标题')).toHaveValue('登录前填的标题');
  await expect(page.getByText('草稿箱里另有一份投诉建议的草稿')).toBeVisible();
  await page.getByRole('button', { name: '使用草稿箱里的' }).click();
  await expect(page.getByLabel('标题')).toHaveValue('没有写完的标题');
  await expect(page.getByLabel('联系电话')).toHaveValue(NEW_PHONES.callback);
  await expect(page.getByRole('listitem').filter({ hasText: '草稿里的.png' })).toContainText('已上传');
  await page.getByRole('button', { name: '查看草稿里的.png' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: '草稿里的.png' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.keyboard.press('Escape');

  await fillQuestion(page, '写完的标题');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { name: '诉求已提交' })).toBeVisible();
  await page.goto('./#/grwt/draftbox');
  await expect(page.getByText('暂无草稿')).toBeVisible();
});

test.describe('应答丢失', () => {
  test.use({ allowedConsole: [/Failed to load resource|net::ERR/] });
  test('说明结果未知；刷新后还在，查询得到回执，只有一件', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/complaintJYAdd');
    await fillQuestion(page, '应答丢失的咨询');
    await fault(page, '/tsjy/add', 'abort');
    await page.getByRole('button', { name: '提交', exact: true }).click();
    const unknown = page.getByRole('alert').filter({ hasText: '诉求可能已经登记' });
    await expect(unknown).toBeFocused();
    await page.reload();
    await expect(unknown).toBeVisible();
    await expect(page.getByLabel('标题')).toHaveValue('应答丢失的咨询');
    // Another try is the same request: the same number, not a second complaint.
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByRole('heading', { name: '诉求已提交' })).toBeVisible();
    await page.goto('./#/complaintJY?tab=mine');
    await expect(page.getByRole('link', { name: '应答丢失的咨询' })).toHaveCount(1);
  });
});

test('举报欠缴少缴：证据和保护说明、月份范围，转稽核执法处；答复后复核一次、评价', async ({ page }) => {
  await signIn(page, '张建国');
  await page.goto('./#/complaintJYAdd');
  await page.getByRole('radio', { name: '举报（欠缴少缴）' }).check();
  await expect(page.getByText(/工资条或银行工资流水、劳动合同/)).toBeVisible();
  await expect(page.getByText(/对举报人信息严格保密/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /对单位匿名/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /同意答复后公开/ })).toHaveCount(0);
  await page.getByLabel('涉及单位名称').fill('某某贸易有限公司');
  const span = page.getByRole('group', { name: '欠缴/少缴期间' });
  await span.getByLabel('开始年').selectOption('2025');
  await span.getByLabel('开始月').selectOption('03');
  await span.getByLabel('结束年').selectOption('2025');
  await span.getByLabel('结束月').selectOption('12');
  await page.getByLabel('标题').fill('单位九个月没有缴存');
  await page.getByLabel('内容', { exact: true }).fill('2025年3月起工资条上扣了公积金，账户里没有入账。');
  await page.getByRole('radio', { name: '短信' }).check();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  const receipt = page.getByRole('region', { name: '提交回执' });
  await expect(receipt).toContainText('稽核执法处');
  await expect(receipt).toContainText('15个工作日内');
  const id = /TS\d{14}/.exec((await receipt.textContent()) ?? '')?.[0];
  await qa(page, 'complaint', { id, action: 'answer', text: '经核查，单位已补缴9个月，请查看缴存明细。' });
  const sms = await qa<{ text?: string }[]>(page, 'outbox');
  expect(sms.some(({ text }) => text?.includes(`稽核执法处已答复您的诉求`))).toBe(true);

  await page.getByRole('link', { name: '查看我的诉求' }).click();
  await page.getByRole('link', { name: '单位九个月没有缴存' }).click();
  await expect(page.getByText('2025-03至2025-12')).toBeVisible();
  await page.getByRole('button', { name: '不满意，申请复核' }).click();
  await page.getByRole('button', { name: '提交复核申请' }).click();
  await expect(page.getByText('复核理由须为10至500个字')).toBeVisible();
  await page.getByLabel('复核理由').fill('补缴的基数仍然低于实际工资，请再核查。');
  await page.getByRole('button', { name: '提交复核申请' }).click();
  await expect(page.getByText(/督查审计处正在复核/)).toBeVisible();
  await expect(page.getByRole('button', { name: '不满意，申请复核' })).toHaveCount(0);
  await qa(page, 'complaint', { id, action: 'answer', text: '已责令单位按实际工资补足差额。' });
  await page.reload();
  await expect(page.getByRole('article', { name: '复核答复' })).toBeVisible();
  await page.getByRole('radio', { name: '满意', exact: true }).check();
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('满意程度：满意')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('单位经办人和开发商也可以提交', async ({ page }) => {
  await signIn(page, '华夏精密');
  await page.goto('./#/complaintJYAdd');
  await expect(page.getByLabel('姓名')).toHaveValue('吴晓东');
  await fillQuestion(page, '单位提交的咨询');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { name: '诉求已提交' })).toBeVisible();
});

test.describe('中心的回答坏了', () => {
  test.use({ allowedConsole: [/Failed to load resource|net::ERR/] });
  test('列表、详情、填写页各有一句话和重试', async ({ page }) => {
    await open(page, '/complaintJY');
    const row = page.getByRole('list', { name: '公开答复' }).getByRole('link').first();
    const title = (await row.textContent()) ?? '';
    await fault(page, '/tsjy/getInfo', 'answer', { code: 0, msg: '', data: { tsbh: 7, df: null } });
    await row.click();
    await expect(page.getByText('加载失败')).toBeVisible();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    // Another question than the ones that are known already: twice, since a failed one is asked once more.
    await fault(page, '/tsjy/getList', 'answer', { code: 0, msg: '', data: { total: 'x', list: [null] } }, 4);
    await page.goto('./#/complaintJY?jlx=2');
    await expect(page.getByText('加载失败')).toBeVisible();
    await qa(page, 'fault', { kind: 'clear' });
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('list', { name: '公开答复' })).toBeVisible();

    await fault(page, '/tsjy/getYwlxList', 'html', '', 4);
    await page.goto('./#/complaintJYAdd');
    await expect(page.getByText('加载失败')).toBeVisible();
    await qa(page, 'fault', { kind: 'clear' });
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByLabel('标题')).toBeVisible();
  });
});

for (const large of [false, true]) {
  test(`无障碍：三页都没有问题${large ? '（长辈版）' : ''}，320像素宽不横向滚动`, async ({ page }) => {
    await open(page, '/complaintJY');
    if (large) await page.getByRole('button', { name: '长辈版' }).click();
    const check = async () => {
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    const list = page.getByRole('list', { name: '公开答复' });
    await expect(list).toBeVisible();
    await check();
    await list.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: '办理过程' })).toBeVisible();
    await check();
    await page.goto('./#/complaintJYAdd');
    await page.getByRole('radio', { name: '举报（欠缴少缴）' }).check();
    await expect(page.getByRole('group', { name: '欠缴/少缴期间' })).toBeVisible();
    await page.getByRole('button', { name: '登录后提交' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await check();
  });
}
