import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';
import { axe } from './axe';
import { cameras, decideFace, expectHome, openFaceForm, press, ready, ZHANG } from './face';
import { expect, test } from './fixture';
import { storedText } from './hall';

// A browser of its own, with a camera that films a moving clock; whether it may be used is the context's permission.
test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments(), '--use-fake-device-for-media-stream'],
  },
});

test('刷脸登录成功：引导、动作、倒计时、比对，照片不带拍摄信息，摄像头已关', async ({ page }) => {
  const bodies: Record<string, string> = {};
  page.on('request', (request) => {
    const name = /otherAuth\/(face\w+)/.exec(request.url())?.[1];
    if (name) bodies[name] = request.postData() ?? '';
  });
  await openFaceForm(page);
  expect(await cameras(page)).toEqual([]);
  await press(page, '打开摄像头刷脸');
  await ready(page);
  expect(await cameras(page)).toEqual(['live']);
  await press(page, '开始拍摄');
  await expect(page.getByText(/^请.*（头部保持在框内）$/)).toBeVisible();
  for (const left of [3, 2, 1]) await expect(page.getByText(`请看镜头，保持不动：${left}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: '正在比对' })).toBeFocused();
  expect(await cameras(page)).toEqual(['ended']);
  await expect(page.getByText('演示环境不比对真实人脸')).toBeVisible();
  await decideFace(page, 'confirm');
  await expectHome(page);

  // Name and number went as ciphertext; the address and the storage hold nothing of them.
  expect(bodies.faceBegin).toMatch(/^\{"xingming":"04[\da-f]+","zjhm":"04[\da-f]+"\}$/);
  const { clBase64, dzBase64, ticket } = JSON.parse(bodies.facePicture ?? '{}');
  for (const picture of [clBase64, ...dzBase64]) {
    const bytes = Buffer.from(picture, 'base64');
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.includes('Exif')).toBe(false);
    expect(bytes.length).toBeLessThan(200_000);
  }
  expect(dzBase64).toHaveLength(2);
  expect(await storedText(page)).not.toContain(ticket);
  expect(await storedText(page)).not.toContain(ZHANG.zjhm);
});

// What the recogniser, the camera and the calls refuse: pages/sign-in/face.test.

test('拒绝使用摄像头：说明怎样允许，允许后重新打开；离开和隐藏就关，同一次请求接着办；无障碍检查，320 像素', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await openFaceForm(page);
  await press(page, '打开摄像头刷脸');
  await expect(page.getByRole('alert')).toContainText('没有使用摄像头的权限');
  await expect(page.getByRole('alert')).toContainText('在网站设置中把“摄像头”改为“允许”');
  expect(await axe(page)).toEqual([]);
  await context.grantPermissions(['camera']);
  await press(page, '重新打开摄像头');
  await ready(page);
  expect(await axe(page)).toEqual([]);
  await press(page, '长辈版');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.setViewportSize({ width: 1280, height: 720 });
  await press(page, '退出长辈版');
  // A request lives for three minutes: what follows has its own.
  await press(page, '返回修改姓名和证件号码');
  expect(await cameras(page)).toEqual(['ended']);
  await press(page, '打开摄像头刷脸');
  await ready(page);

  // Headless pages are never hidden by themselves: the browser's word is put in its mouth.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await cameras(page)).toEqual(['ended', 'ended']);
  await expect(page.getByRole('alert')).toContainText('您离开了本页面，摄像头已关闭');
  await press(page, '重新打开摄像头');
  await ready(page);
  expect(await cameras(page)).toEqual(['ended', 'ended', 'live']);
  const bottom = await page.getByRole('button', { name: '用手机刷脸' }).boundingBox();
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(720);
  await decideFace(page, 'confirm');
  await expectHome(page);
  expect(await cameras(page)).toEqual(['ended', 'ended', 'ended']);
});
