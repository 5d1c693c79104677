import type { Page } from '@playwright/test';
import { NEW_PHONES } from '../people';
import { axe } from './axe';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut, storedText } from './hall';
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
  await chooseOption(page.getByRole('combobox', { name: '涉及业务' }), '租房提取');
  await page.getByLabel('内容', { exact: true }).fill(TEXT);
}

// The list and its answers, what is refused, lost or broken, report and review: pages/public/complaints.test, centre/public/complaints.

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
  await expect(page.getByRole('main').getByText('没有找到这件诉求，或它没有公开')).toBeVisible();
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
