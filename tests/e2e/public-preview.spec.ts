import type { Page } from '@playwright/test';
import * as hostile from '../../packages/ofd/tests/samples/hostile';
import * as makers from '../../packages/ofd/tests/samples/makers';
import * as pdfs from '../../packages/ofd/tests/samples/pdfs';
import { signedFile } from '../../packages/ofd/tests/samples/signed';
import { axe } from './axe';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { fault } from './hall';
import { signIn } from './sign-in';

const open = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .getByLabel('打开本机的 OFD 或 PDF 文件')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
const seals = (page: Page) => page.getByRole('region', { name: '电子印章' });
const content = (page: Page) => page.getByRole('region', { name: '文件内容' });

test('打开本机的发票：页面、印章、缩放、翻页、无障碍，常规和长辈版；签过的 SM2 和 RSA 都在浏览器里核验，改动过的说出是哪一部分', async ({
  page,
}) => {
  await page.goto('./#/ylOfd');
  await expect(page.getByText('文件只在本机打开，不会上传')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await open(page, '发票.ofd', makers.invoice());
  await expect(content(page).getByText('电子发票')).toBeVisible();
  await expect(seals(page).getByText('未能全部核验')).toBeVisible();
  await expect(content(page).getByRole('img', { name: '印章“云州市住房公积金管理中心”' })).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const width = async () => (await content(page).locator('svg').first().boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: '适合整页' }).click();
  const before = await width();
  await page.getByRole('button', { name: '放大' }).click();
  await content(page).focus();
  await page.keyboard.press('+');
  expect(await width()).toBeGreaterThan(before * 1.1);
  await page.getByRole('button', { name: '长辈版' }).click();
  await expect(content(page).getByText('电子发票')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  for (const by of ['SM2', 'RSA'] as const) {
    await open(page, `${by}.ofd`, signedFile({ by }));
    await expect(seals(page)).toContainText(`签名值由所附证书的${by}密钥签出`);
    await expect(seals(page).getByText('签署之后没有改动')).toBeVisible();
  }
  const words = (parts: Record<string, string | Uint8Array>) => {
    const path = 'Doc_0/Pages/Page_0/Content.xml';
    parts[path] = Buffer.from(parts[path] ?? '')
      .toString()
      .replace('缴存', '结清');
  };
  await open(page, '改过.ofd', signedFile({ afterwards: words }));
  await expect(seals(page).getByText('与签署的内容不符')).toBeVisible();
  await expect(seals(page)).toContainText('Page_0/Content.xml');
  expect(await axe(page)).toEqual([]);
});

test('子集字体按字形编号显示，换下一个文件后字体和图片都归还；二百页的先见首页，跳到任一页，离开视线的页不留在页面里', async ({
  page,
}) => {
  await page.goto('./#/ylOfd');
  await page.evaluate(() => {
    const kept = new Set<string>();
    Object.assign(window, { kept });
    const [make, free] = [URL.createObjectURL, URL.revokeObjectURL];
    URL.createObjectURL = (blob) => {
      const url = make.call(URL, blob);
      kept.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      kept.delete(url);
      free.call(URL, url);
    };
  });
  // The hall's own face is there all the time.
  const held = () =>
    page.evaluate(() => [
      [...document.fonts].filter(({ family }) => !family.includes('WenQuanYi')).length,
      (window as unknown as { kept: Set<string> }).kept.size,
    ]);
  for (let round = 0; round < 3; round += 1) {
    await open(page, `字体${round}.ofd`, makers.subsetGlyphs());
    const glyph = content(page).locator('text[aria-hidden]').first();
    await expect(glyph).toHaveText(String.fromCodePoint(0xf0001));
    await expect(page.getByRole('heading', { name: `字体${round}.ofd` })).toBeVisible();
    // The glyph of the embedded font fills its em: ten millimetres of the page.
    await expect.poll(() => glyph.evaluate((one: SVGGraphicsElement) => Math.round(one.getBBox().width))).toBe(10);
    await expect.poll(held).toEqual([1, 0]);
    await open(page, `图片${round}.ofd`, makers.pictures());
    await expect(page.getByText('缺少图片没有.png')).toBeVisible();
    await expect.poll(held).toEqual([0, 5]);
  }
  await open(page, '坏.ofd', hostile.cutOff());
  await expect(page.getByText('文件已损坏，无法打开')).toBeVisible();
  await expect.poll(held).toEqual([0, 0]);

  await open(page, '长文件.ofd', makers.long(200));
  await expect(content(page).getByText('第1页标题')).toBeVisible();
  await page.getByRole('textbox', { name: /页码/ }).fill('150');
  await page.getByRole('textbox', { name: /页码/ }).press('Enter');
  await expect(content(page).getByText('第150页标题')).toBeInViewport();
  await expect(content(page).getByText('第1页标题')).toHaveCount(0);
  expect(await content(page).locator('svg').count()).toBeLessThan(6);
  await page.getByRole('button', { name: '适合整页' }).click();
  await expect(page.getByRole('textbox', { name: /页码/ })).toHaveValue('150');
});

test('损坏和恶意的文件：各说一句话，页面照常可用，没有脚本、没有外部请求；320像素宽不横向滚动，打印时每页一张纸', async ({
  page,
}) => {
  await page.goto('./#/ylOfd');
  const cases: [string, Uint8Array, RegExp][] = [
    ['截断.ofd', hostile.cutOff(), /文件已损坏，无法打开/],
    ['炸弹.ofd', hostile.bomb(), /解压后异常庞大/],
    ['实体.ofd', hostile.entities(), /不允许的XML声明/],
    ['雪崩.ofd', hostile.avalanche(), /本页图元过多/],
    ['无页.ofd', hostile.noPages(), /文件里没有页面/],
    ['空.ofd', new Uint8Array(), /数据解析为空/],
    ['网页.ofd', new TextEncoder().encode('<!doctype html><p>'), /而是网页/],
    ['加密.pdf', pdfs.lockedPdf(), /设有密码或使用限制/],
    ['隐藏脚本.pdf', pdfs.hiddenScriptPdf(), /自动运行的内容/],
  ];
  for (const [name, bytes, sentence] of cases) {
    await open(page, name, bytes);
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
  await open(page, '脚本.ofd', hostile.scripts());
  await expect(content(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await open(page, '打印.pdf', pdfs.printingPdf());
  await expect(page.locator('iframe').or(page.getByText('浏览器不能直接显示PDF'))).toBeVisible();
  await open(page, '好.ofd', makers.ofdrw());
  await expect(content(page).getByText('开源写出的文件')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '两份.ofd', makers.twoDocuments());
  await expect(content(page).getByText('第一份')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.evaluate(() => {
    Object.assign(window, { papers: [] as string[] });
    window.print = () => {
      const leaves = document.querySelectorAll<HTMLElement>('body > [aria-hidden] > div[style*="mm"]');
      (window as unknown as { papers: string[] }).papers = [...leaves].map((one) => one.style.width);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: '打印' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { papers: string[] }).papers))
    .toEqual(['210mm', '297mm', '297mm']);
});

test('地址里的文件：访客按地址看中心的OFD，按编号看PDF，外部地址不请求；登录后看自己的证明，应答出错可重试', async ({
  page,
}) => {
  const address = encodeURIComponent('/api/core/v1/p/public/file/download?wjbh=GR01OFD');
  await page.goto(`./#/ylOfd?url=${address}`);
  await expect(content(page).locator('text').first()).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载' }).click();
  expect((await coming).suggestedFilename()).toBe('电子文件.ofd');
  await page.goto('./#/ylOfd?id=GR01');
  await expect(page.getByTitle('PDF文件').or(page.getByText('浏览器不能直接显示PDF'))).toBeVisible();

  await page.goto(`./#/ylOfd?url=${encodeURIComponent('https://evil.test/x.ofd')}`);
  await expect(page.getByText('这个地址不属于本系统')).toBeVisible();
  await page.goto('./#/ylOfd?url=javascript:alert(1)');
  await expect(page.getByText('这个地址不属于本系统')).toBeVisible();

  await page.goto('./#/login');
  await signIn(page, '张建国');
  await page.goto('./#/grwt/zmSys/zmyw/jczm');
  await chooseOption(page.getByRole('combobox', { name: '用途' }), '办理签证');
  await page.getByRole('button', { name: '开具', exact: true }).click();
  await page.getByRole('button', { name: '预览个人住房公积金缴存证明' }).click();
  const dialog = page.getByRole('dialog', { name: '个人住房公积金缴存证明' });
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: '以OFD打开' }).click();
  const other = await opening;
  await expect(content(other).getByText('张建国').first()).toBeVisible();
  expect(await axe(other)).toEqual([]);

  await fault(other, '/ofd/download', 'html');
  await other.reload();
  await expect(other.getByText('加载失败')).toBeVisible();
  await other.getByRole('button', { name: '重新加载' }).click();
  await expect(content(other).getByText('张建国').first()).toBeVisible();
});
