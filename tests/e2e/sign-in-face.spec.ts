import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';
import { axe } from './axe';
import { cameras, decideFace, expectHome, LIU, openFaceForm, press, ready, sendFace, ZHANG } from './face';
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

for (const [what, action, zjhm, words] of [
  ['没有识别到人脸', 'cancel', '', '没有识别到清晰的人脸，未通过'],
  ['他人的脸', 'confirm', LIU, '人脸与所填姓名、证件号码的登记信息不一致，未通过'],
] as const) {
  test(`${what}：说明原因，不登录，重新刷脸后可以登录`, async ({ page }) => {
    await openFaceForm(page);
    await sendFace(page);
    await decideFace(page, action, zjhm);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveURL(/#\/login$/);
    await press(page, '重新刷脸');
    await ready(page);
    await decideFace(page, 'confirm');
    await expectHome(page);
    expect(await cameras(page)).toEqual(['ended', 'ended']);
  });
}

test('离开就关摄像头：换登录方式、返回修改、改用手机', async ({ page }) => {
  await openFaceForm(page);
  for (const leave of [
    () => press(page, '返回修改姓名和证件号码'),
    () => press(page, '用手机刷脸'),
    () => page.getByRole('tab', { name: '短信验证码登录' }).click(),
  ]) {
    if (await page.getByRole('heading', { name: '用手机刷脸' }).isVisible()) await press(page, '改用摄像头');
    else await press(page, '打开摄像头刷脸');
    await ready(page);
    expect((await cameras(page)).at(-1)).toBe('live');
    await leave();
    expect((await cameras(page)).at(-1)).toBe('ended');
  }
});

test('页面被隐藏就关摄像头，回来说明原因，点一下重新打开', async ({ page }) => {
  await openFaceForm(page);
  await press(page, '打开摄像头刷脸');
  await ready(page);
  // Headless pages are never hidden by themselves: the browser's word is put in its mouth.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
  expect(await cameras(page)).toEqual(['ended']);
  await expect(page.getByRole('alert')).toContainText('您离开了本页面，摄像头已关闭');
  await press(page, '重新打开摄像头');
  await ready(page);
});

test('只用键盘：填写、打开摄像头、拍摄、登录', async ({ page }) => {
  await openFaceForm(page, { xingming: '', zjhm: '' });
  await page.getByRole('tab', { name: '刷脸登录', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('姓名')).toBeFocused();
  await page.keyboard.type(ZHANG.xingming);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ZHANG.zjhm);
  await page.keyboard.press('Enter');
  await ready(page);
  await expect(page.getByRole('heading', { name: '拍摄人脸' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '开始拍摄' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '正在比对' })).toBeFocused();
  await decideFace(page, 'confirm');
  await expectHome(page);
});

test('每一步：无障碍检查，普通与长辈版，320 像素宽不横向滚动', async ({ page }) => {
  const check = async (step: string) => {
    expect(await axe(page), step).toEqual([]);
    await press(page, '长辈版');
    expect(await axe(page), `${step}，长辈版`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wider, `${step}，320 像素宽`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await press(page, '退出长辈版');
  };
  await page.setViewportSize({ width: 1280, height: 720 });
  await openFaceForm(page);
  await check('姓名和证件号码');
  await press(page, '打开摄像头刷脸');
  await ready(page);
  const bottom = await page.getByRole('button', { name: '用手机刷脸' }).boundingBox();
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(720);
  await check('拍摄');
  await press(page, '用手机刷脸');
  await expect(page.getByRole('heading', { name: '用手机刷脸' })).toBeVisible();
  await check('手机');
  await press(page, '改用摄像头');
  await ready(page);
  await press(page, '开始拍摄');
  await expect(page.getByRole('heading', { name: '正在比对' })).toBeVisible();
  await check('比对');
  await decideFace(page, 'cancel');
  await expect(page.getByRole('alert')).toBeVisible();
  await check('未通过');
});

test('拒绝使用摄像头：说明怎样允许，允许后重新打开，同一次请求接着办', async ({ page, context }) => {
  await context.clearPermissions();
  await openFaceForm(page);
  await press(page, '打开摄像头刷脸');
  await expect(page.getByRole('alert')).toContainText('没有使用摄像头的权限');
  await expect(page.getByRole('alert')).toContainText('在网站设置中把“摄像头”改为“允许”');
  await context.grantPermissions(['camera']);
  await press(page, '重新打开摄像头');
  await ready(page);
  await decideFace(page, 'confirm');
  await expectHome(page);
  expect(await cameras(page)).toEqual(['ended']);
});
