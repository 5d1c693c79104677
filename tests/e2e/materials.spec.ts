import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { archiveFrame, invoiceIn, jpeg, openMaterials, toMaterials } from './archive-frame';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault } from './hall';
import { qa, settled } from './qa';
import { fillSignIn, leaveLostSession, signIn } from './sign-in';

/** Bytes of one part (240 kB) at the centre. */
const PART = 240 * 1024;

/** The numbers of the parts that the frame sends from now on. */
function partsSent(page: Page): number[] {
  const sent: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/uploadClBase64')) return;
    const { fpxh } = request.postDataJSON() as { fpxh?: number };
    if (fpxh !== undefined) sent.push(fpxh);
  });
  return sent;
}

test.describe('材料采集：档案采集页', () => {
  test.use({ allowedConsole: [/Failed to load resource|Failed to fetch|net::ERR/] });

  test.beforeEach(async ({ page }) => {
    await signIn(page, '刘洋');
    await openMaterials(page);
  });

  test('传到一半断网：接着传，已到的部分不重传；再取消一个；缺材料时不能继续', async ({ page }) => {
    const invoice = invoiceIn(page);
    const sent = partsSent(page);
    // Announcement and first part pass, the answer of the second part is lost.
    await fault(page, '/uploadClBase64', 'delay', 10, 2);
    await fault(page, '/uploadClBase64', 'abort');
    await invoice.locator('input[type=file]').setInputFiles(jpeg('一月 发票.jpg', PART * 3 + 500));
    await expect(invoice.getByText('网络中断，已上传的部分不会重传')).toBeVisible();
    await expect(invoice.getByRole('progressbar', { name: '一月 发票.jpg上传进度' })).toHaveAttribute('value', '25');
    await invoice.getByRole('button', { name: '继续上传一月 发票.jpg' }).click();
    await expect(invoice.getByRole('button', { name: '删除一月 发票.jpg' })).toBeVisible();
    expect(sent).toEqual([0, 1, 2, 3]);
    await expect(invoice.getByText('720 KB')).toBeVisible();

    await fault(page, '/uploadClBase64', 'delay', 5000);
    await invoice.locator('input[type=file]').setInputFiles(jpeg('二月.jpg'));
    await invoice.getByRole('button', { name: '取消上传二月.jpg' }).click();
    await expect(invoice.getByText('二月.jpg')).toHaveCount(0);

    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('alert').first()).toContainText('以下材料尚未上传，请补齐住房租赁合同（备案）');
    const lease = archiveFrame(page).getByRole('region', { name: '住房租赁合同（备案）' });
    await lease.locator('input[type=file]').setInputFiles(jpeg('合同.jpg'));
    await expect(lease.getByRole('button', { name: '删除合同.jpg' })).toBeVisible();
    await expect(invoice.getByText('二月.jpg')).toHaveCount(0);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByRole('button', { name: '查看办件' }).click();
    await page.getByRole('button', { name: '查看电子档案（2个文件）' }).click();
    await expect(page.getByRole('list', { name: '电子档案' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: '档案目录' }).click();
    await expect(page.getByRole('dialog', { name: '电子档案目录' }).getByRole('row')).toHaveCount(4);
  });

  test('空文件、过大、HEIC、改名的程序、十一个文件、反向字符的文件名，都说得清楚', async ({ page }) => {
    const invoice = invoiceIn(page);
    const choose = invoice.locator('input[type=file]');
    const drop = (name: string) => invoice.getByRole('button', { name: `移除${name}` }).click();
    await choose.setInputFiles({ name: '空.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
    await expect(invoice.getByText('文件是空的，请重新选择')).toBeVisible();
    await drop('空.png');
    // From disk: sent as bytes, it takes half a minute on a busy machine.
    const large = test.info().outputPath('大.jpg');
    writeFileSync(large, jpeg('大.jpg', 11 * 1024 * 1024).buffer);
    await choose.setInputFiles(large);
    await expect(invoice.getByText('文件超过10MB，请压缩后上传')).toBeVisible();
    await drop('大.jpg');
    await choose.setInputFiles({
      name: 'IMG_1.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\u0018ftypheic'),
    });
    await expect(invoice.getByText(/^暂不支持HEIC照片/)).toBeVisible();
    await drop('IMG_1.HEIC');
    await choose.setInputFiles({ name: '发票.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\u0090\u0000') });
    await expect(invoice.getByText(/以文件内容为准/)).toBeVisible();
    await drop('发票.jpg');

    await choose.setInputFiles(jpeg(`${'很'.repeat(240)}\u202Egpj.发票.jpg`));
    await expect(invoice.getByRole('button', { name: /^删除很/ })).toBeVisible();
    expect(await invoice.innerText()).not.toContain('\u202E');
    await invoice.getByRole('button', { name: /^预览很/ }).click();
    await expect(invoice.getByRole('region', { name: /^预览：很/ }).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(invoice.getByRole('region', { name: /^预览/ })).toHaveCount(0);
    await invoice.getByRole('button', { name: /^删除很/ }).click();
    await invoice.getByRole('button', { name: /^确定删除很/ }).click();
    await expect(invoice.getByRole('button', { name: /^删除/ })).toHaveCount(0);

    await choose.setInputFiles(Array.from({ length: 11 }, (_, no) => jpeg(`第${no}张.jpg`, 2000, String(no))));
    await expect(invoice.getByText('每种材料最多上传10个文件')).toHaveCount(1);
    await expect(invoice.getByRole('button', { name: /^删除/ })).toHaveCount(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test('免交改为上传；拖放、粘贴，拍摄位置不随照片上传；没有摄像头时说清楚；手机扫码上传', async ({ page }) => {
    const frame = archiveFrame(page);
    const waived = frame.getByRole('region', { name: '无房查询结果' });
    await expect(waived).toContainText('系统已核验，免交（不动产登记系统，');
    await waived.getByRole('button', { name: '无房查询结果改为上传' }).click();
    await waived.locator('input[type=file]').setInputFiles(jpeg('查询.jpg'));
    await expect(waived).toContainText('已上传');

    const invoice = invoiceIn(page);
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/uploadClBase64')) bodies.push(request.postData() ?? '');
    });
    // The events of a drop and a paste, made in the frame: the browser lets nobody else make them.
    await invoice.evaluate((section) => {
      const exif = [0xff, 0xe1, 0, 25, 0x45, 0x78, 0x69, 0x66, 0, 0, ...new TextEncoder().encode('GPS39.9042N116.40')];
      const bytes = (mark: number) =>
        Uint8Array.from([0xff, 0xd8, ...exif, 0xff, 0xda, 0, 4, 0, 0, 1, mark, 3, 0xff, 0xd9]);
      const carry = (name: string, mark: number) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes(mark)], name, { type: 'image/jpeg' }));
        return transfer;
      };
      section.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: carry('拖来的.jpg', 7) }));
      section.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: carry('粘贴的.jpg', 8) }));
    });
    await expect(invoice.getByRole('button', { name: '删除拖来的.jpg' })).toBeVisible();
    await expect(invoice.getByRole('button', { name: '删除粘贴的.jpg' })).toBeVisible();
    const sent = bodies.flatMap((body) => (JSON.parse(body) as { base64?: string }).base64 ?? []);
    expect(sent).toHaveLength(2);
    for (const base64 of sent) expect(Buffer.from(base64, 'base64').toString('latin1')).not.toContain('39.9042');

    await invoice.getByRole('button', { name: '租金发票或支付凭证拍照' }).click();
    await expect(invoice.getByRole('alert')).toContainText(/摄像头.*选择文件/);
    await invoice.getByRole('button', { name: '关闭拍照：租金发票或支付凭证' }).click();
    await expect(invoice.getByRole('button', { name: '租金发票或支付凭证拍照' })).toBeFocused();

    await invoice.getByRole('button', { name: '租金发票或支付凭证手机上传' }).click();
    await expect(invoice.getByRole('img', { name: '手机上传二维码' })).toBeVisible();
    await page.getByRole('button', { name: '测试工具' }).click();
    await page.getByRole('button', { name: '拍照上传' }).click();
    await expect(page.getByText('已从手机上传一张照片')).toBeVisible();
    await expect(invoice.getByText('已收到3个文件')).toBeVisible();
    await expect(invoice.getByRole('button', { name: /^删除手机照片/ })).toBeVisible();
  });

  test('会话过期：一个对话框，重新登录后草稿和已传的材料都在', async ({ page }) => {
    const invoice = invoiceIn(page);
    await invoice.locator('input[type=file]').setInputFiles(jpeg('已传.jpg'));
    await expect(invoice.getByRole('button', { name: '删除已传.jpg' })).toBeVisible();
    await fault(page, '/zhcjyw/viewCls', 'status', 401);
    await invoice.locator('input[type=file]').setInputFiles(jpeg('又一个.jpg', 3000));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('登录已过期，请重新登录');
    await expect(dialog).toHaveCount(1);
    await leaveLostSession(page);
    await fillSignIn(page, '刘洋');
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect(invoiceIn(page).getByRole('button', { name: '删除已传.jpg' })).toBeVisible();
  });

  test('别的窗口和框架发来的消息不起作用；地址和来源里没有令牌', async ({ page }) => {
    const token = await page.evaluate(() => /"token":"(\w+)"/.exec(Object.values(sessionStorage).join())?.[1] ?? '');
    expect(token).not.toBe('');
    const src = await page.getByTitle('电子档案采集').getAttribute('src');
    expect(src).not.toContain(token);
    expect(new URL(src ?? '').search).toBe('');
    expect(await page.evaluate(() => window.frames[0]?.document.referrer)).toBe('');
    await page.evaluate(async () => {
      const heard = new Promise<void>((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'all sent' && resolve());
      });
      const rogue = document.createElement('iframe');
      rogue.title = '别的框架';
      rogue.srcdoc = `<script>for (const type of ['submit', 'previous', 'tokenTimeOut'])
        parent.postMessage({ source: 'gjj-archive', type, no: 9e15 }, '*'); parent.postMessage('tokenTimeOut', '*'); parent.postMessage('all sent', '*');</script>`;
      for (const type of ['submit', 'previous', 'tokenTimeOut'])
        window.postMessage({ source: 'gjj-archive', type }, '*');
      document.body.append(rogue);
      await heard;
    });
    await settled(page);
    await expect(page.getByRole('heading', { name: '材料采集' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText('以下材料尚未上传')).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  });
});

test.describe('材料采集：采集页打不开', () => {
  test.use({ allowedConsole: [/Failed to load resource|Failed to fetch|net::ERR/] });

  test('说明、重试、改用简易上传', async ({ page }) => {
    await page.route('**/archive/index.html', (route) => route.fulfill({ status: 404, body: 'not found' }));
    await signIn(page, '刘洋');
    await toMaterials(page);
    await expect(page.getByText('电子档案采集页面没有打开')).toBeVisible();
    await page.getByRole('button', { name: '改用简易上传' }).click();
    const invoice = page.getByRole('region', { name: '租金发票或支付凭证' });
    await qa(page, 'fault', { path: '/uploadClBase64', kind: 'abort', times: 1 });
    await invoice.locator('input[type=file]').setInputFiles(jpeg('一月.jpg'));
    await invoice.getByRole('button', { name: '重试' }).click();
    await expect(invoice.getByRole('button', { name: '删除一月.jpg' })).toBeVisible();
    await qa(page, 'fault', { path: '/uploadClBase64', kind: 'delay', value: '4000', times: 1 });
    await invoice.locator('input[type=file]').setInputFiles(jpeg('二月.jpg', 3000));
    await invoice.getByRole('button', { name: '取消上传' }).click();
    await expect(invoice.getByText('二月.jpg')).toHaveCount(0);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('alert').first()).toContainText('住房租赁合同（备案）');
  });
});
