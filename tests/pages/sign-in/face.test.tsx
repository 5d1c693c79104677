import { findAccount } from '@mocks/centre/access/sign-in-accounts';
import { freezeSignIn } from '@mocks/centre/access/sign-in-freezes';
import { PUBLIC } from '@mocks/centre/kernel/transaction';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInPage } from '@/pages/sign-in/SignInPage';
import { useSession } from '@/session/session-store';
import { ToastHost } from '@/ui/state/ToastHost';
import { shortenPauses } from '../../clock';
import { NOBODY, PEOPLE } from '../../people';
import { recordRequests } from '../../sent-requests';
import { world, ZHANG } from '../../session/world';
import { chooseMethod } from './choose-method';
import { fakeCamera, SCENES, withoutCameraInterface } from './fake-camera';

const { centre } = world();
const LIU = PEOPLE.刘洋.zjhm;

const sent = recordRequests();
beforeEach(() => shortenPauses(10));
afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

type User = ReturnType<typeof userEvent.setup>;

async function openForm() {
  render(
    <MemoryRouter>
      <SignInPage />
      <ToastHost />
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null });
  await chooseMethod(user, '刷脸登录');
  await screen.findByLabelText('姓名');
  return user;
}

async function fill(user: User, xingming = '张建国', zjhm = ZHANG) {
  await user.type(screen.getByLabelText('姓名'), xingming);
  await user.type(screen.getByLabelText('证件号码'), zjhm);
}

/** Calls that say something of the person. */
const personal = () => sent.all().filter(({ path }) => path.includes('/otherAuth/'));
const click = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

/** What the recogniser, or the person's phone, says to the request that was opened last. */
async function decide(action: 'confirm' | 'cancel', zjhm = '') {
  const entry = (await centre().outbox()).find(({ kind }) => kind === 'face');
  const response = await fetch('/api/__qa__/scan', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uuid: entry?.uuid, action, zjhm }),
  });
  expect(String((await response.json()).code)).toBe('0');
}

/** To the digits that the phone shows as well. */
async function askPhone(user: User, ...who: [xingming?: string, zjhm?: string]) {
  await fill(user, ...who);
  await click(user, '用手机刷脸');
  await screen.findByRole('heading', { name: '用手机刷脸' });
}

const failure = () => screen.findByRole('alert');

describe('success', () => {
  it('by the camera: guided, counted down, sent once, compared, signed in', async () => {
    const camera = fakeCamera();
    const user = await openForm();
    expect(screen.getByText(/照片只用于本次登录的人脸比对/)).toBeVisible();
    await fill(user);
    expect(camera.getUserMedia).not.toHaveBeenCalled();
    await click(user, '打开摄像头刷脸');
    expect(await screen.findByText(/画面清晰/)).toBeVisible();
    expect(camera.getUserMedia).toHaveBeenCalledWith({
      video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
      audio: false,
    });
    await click(user, '开始拍摄');
    expect(await screen.findByText(/^请.*(眼|嘴|头)（头部保持在框内）$/)).toBeVisible();
    expect(sent.of('facePicture')).toHaveLength(0);
    for (const left of [3, 2, 1]) expect(await screen.findByText(`请看镜头，保持不动：${left}`)).toBeVisible();
    expect(await screen.findByRole('heading', { name: '正在比对' })).toHaveFocus();
    expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
    expect(screen.getByText(/演示环境不比对真实人脸/)).toBeVisible();
    await waitFor(async () => expect(sent.of('faceState').length).toBeGreaterThan(0));
    await decide('confirm');
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();

    const [begun] = sent.of('faceBegin');
    expect(Object.keys(begun?.body ?? {})).toEqual(['xingming', 'zjhm']);
    for (const secret of Object.values(begun?.body ?? {})) expect(secret).toMatch(/^04[\da-f]{194,}$/);
    const [picture] = sent.of('facePicture');
    expect(sent.of('facePicture')).toHaveLength(1);
    const { uuid, ticket } = picture?.body ?? {};
    expect(picture?.body).toEqual({
      uuid,
      ticket,
      clBase64: expect.stringMatching(/^\/9j/),
      dzBase64: [expect.stringMatching(/^\/9j/), expect.stringMatching(/^\/9j/)],
    });
    expect(sent.of('faceLogin').map(({ body }) => body)).toEqual([{ uuid, ticket }]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(new RegExp(`${ZHANG}|${ticket}`));
  });

  it('by the phone alone: the digits of the screen are those of the phone, no camera is asked for', async () => {
    const camera = fakeCamera();
    const user = await openForm();
    await askPhone(user);
    const { text } = (await centre().outbox()).find(({ kind }) => kind === 'face') ?? {};
    const digits = /核对码应为(\d\d)/.exec(text ?? '')?.[1] ?? 'none';
    expect(screen.getByText(digits)).toBeVisible();
    await decide('confirm', ZHANG);
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
    expect(camera.getUserMedia).not.toHaveBeenCalled();
  });

  it('the phone may confirm while the camera is still on: it is turned off, the person is in', async () => {
    const camera = fakeCamera();
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    await screen.findByText(/画面清晰/);
    await decide('confirm');
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
    expect(camera.tracks[0]?.readyState).toBe('ended');
  });
});

describe('name and number', () => {
  it('empty submit: each says what is missing, nothing leaves, no camera', async () => {
    const camera = fakeCamera();
    const user = await openForm();
    for (const name of ['打开摄像头刷脸', '用手机刷脸']) {
      await click(user, name);
      const summary = screen.getByRole('alert');
      expect(summary).toHaveFocus();
      for (const text of ['请输入姓名', '请输入证件号']) expect(within(summary).getByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText('姓名')).toHaveAccessibleDescription('请输入姓名');
    expect([personal().length, camera.getUserMedia.mock.calls.length]).toEqual([0, 0]);
  });

  it('a number with a wrong check digit is found before anything leaves', async () => {
    fakeCamera();
    const user = await openForm();
    await fill(user, '张建国', '110101198503071218');
    await click(user, '打开摄像头刷脸');
    expect(screen.getByLabelText('证件号码')).toHaveAccessibleDescription('请输入正确格式的证件号');
    expect(personal()).toEqual([]);
  });

  it.each([
    ['wrong name', '张建', ZHANG],
    ['unknown number', '张建国', NOBODY.zjhm],
  ])('%s: the same words as for another face, and what was typed is still there', async (_what, ...who) => {
    const user = await openForm();
    await askPhone(user, ...who);
    await decide('confirm');
    expect(await failure()).toHaveTextContent(/^人脸与所填姓名、证件号码的登记信息不一致，未通过/);
    await click(user, '返回修改姓名和证件号码');
    expect(screen.getByLabelText('姓名')).toHaveValue(who[0]);
    expect(screen.getByLabelText('证件号码')).toHaveValue(who[1]);
  });
});

describe('the camera', () => {
  it.each([
    ['no camera', 'NotFoundError', '没有找到摄像头', '请连接摄像头后重试'],
    ['refused', 'NotAllowedError', '没有使用摄像头的权限', '把“摄像头”改为“允许”'],
    ['in use', 'NotReadableError', '摄像头正被其他程序使用', '请关闭正在使用摄像头的程序'],
    ['unknown fault', 'TypeError', '摄像头没有打开', '请检查摄像头后重试'],
  ])('%s: said so, how to help it, and the phone takes over', async (_what, name, what, help) => {
    fakeCamera(new DOMException('', name));
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    const alert = await failure();
    expect(alert).toHaveTextContent(what);
    expect(alert).toHaveTextContent(help);
    expect(alert).toHaveFocus();
    await click(user, '用手机刷脸');
    await decide('confirm');
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
    expect(sent.of('faceBegin')).toHaveLength(1);
  });

  it('the interface is missing (no https): said so, another method is one button away', async () => {
    withoutCameraInterface();
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    expect(await failure()).toHaveTextContent('当前浏览器或访问方式不能使用摄像头');
    await click(user, '短信验证码登录');
    expect(screen.getByRole('tab', { name: '短信验证码登录', selected: true })).toBeVisible();
    expect(await screen.findByLabelText('手机号码')).toBeVisible();
  });

  it('refused first, then allowed: the same request goes on', async () => {
    fakeCamera(new DOMException('', 'NotAllowedError'));
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    await failure();
    const camera = fakeCamera();
    await click(user, '重新打开摄像头');
    expect(await screen.findByText(/画面清晰/)).toBeVisible();
    expect(camera.tracks[0]?.readyState).toBe('live');
    expect(sent.of('faceBegin')).toHaveLength(1);
  });

  it('unplugged in the middle: said so', async () => {
    const camera = fakeCamera();
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    await screen.findByText(/画面清晰/);
    await click(user, '开始拍摄');
    act(() => camera.tracks[0]?.pull());
    expect(await failure()).toHaveTextContent('摄像头已断开');
    expect(sent.of('facePicture')).toHaveLength(0);
  });

  it('is off at once when the page is hidden, and says so; it comes back at a click', async () => {
    const camera = fakeCamera();
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    await screen.findByText(/画面清晰/);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(camera.tracks[0]?.readyState).toBe('ended');
    hidden.mockReturnValue(false);
    expect(await failure()).toHaveTextContent('您离开了本页面，摄像头已关闭');
    await click(user, '重新打开摄像头');
    expect(await screen.findByText(/画面清晰/)).toBeVisible();
    expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
  });

  it.each([
    ['another method', (user: User) => chooseMethod(user, '短信验证码登录')],
    ['another kind of user', (user: User) => user.click(screen.getByRole('tab', { name: '单位' }))],
    ['back to name and number', (user: User) => click(user, '返回修改姓名和证件号码')],
    ['the phone instead', (user: User) => click(user, '用手机刷脸')],
  ])('is off at once after leaving for %s', async (_where, leave) => {
    const camera = fakeCamera();
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    await screen.findByText(/画面清晰/);
    await leave(user);
    expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  });

  it('that opens only after the person has left is turned off again', async () => {
    const camera = fakeCamera();
    let allow: () => void = () => {};
    camera.before = () =>
      new Promise<void>((resolve) => {
        allow = resolve;
      });
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    expect(await screen.findByText(/正在打开摄像头，请在浏览器的提示中选择“允许”/)).toBeVisible();
    await chooseMethod(user, '短信验证码登录');
    await act(async () => allow());
    await waitFor(() => expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended']));
  });
});

describe('a picture that nobody could recognise is not sent', () => {
  it.each([
    ['too dark', SCENES.dark, '光线太暗，请开灯或面向光源'],
    ['too bright', SCENES.bright, '光线太亮，请避开强光、不要背对窗户'],
    ['blurred', SCENES.blurred, '画面不清晰，请擦拭镜头，保持头部不动'],
  ])('%s: said before the shot', async (_what, scene, words) => {
    const camera = fakeCamera();
    camera.show(scene);
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    expect(await screen.findByText(words)).toBeVisible();
    await click(user, '开始拍摄');
    expect(await failure()).toHaveTextContent(words);
    expect(sent.of('facePicture')).toHaveLength(0);
    camera.show(SCENES.living);
    expect(await screen.findByText(/画面清晰/)).toBeVisible();
  });

  it('the light goes out during the countdown: refused, nothing leaves, the camera stays for another try', async () => {
    const camera = fakeCamera();
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    await screen.findByText(/画面清晰/);
    await click(user, '开始拍摄');
    await screen.findByText(/保持不动：2/);
    camera.show(SCENES.dark);
    expect(await failure()).toHaveTextContent('光线太暗');
    expect([sent.of('facePicture').length, camera.tracks[0]?.readyState]).toEqual([0, 'live']);
    expect(screen.getByRole('button', { name: '重新拍摄' })).toBeVisible();
  });

  it('a still picture: nobody does what was asked for', async () => {
    const camera = fakeCamera();
    camera.show(SCENES.still);
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    await screen.findByText(/画面清晰/);
    await click(user, '开始拍摄');
    expect(await failure()).toHaveTextContent('画面没有变化，无法确认是本人在镜头前');
    expect(sent.of('facePicture')).toHaveLength(0);
  });
});

describe('the centre says no', () => {
  it.each([
    ['not recognised', 'cancel', '', '手机上的刷脸未完成：没有识别到人脸'],
    ['the face of somebody else', 'confirm', LIU, '人脸与所填姓名、证件号码的登记信息不一致'],
  ] as const)('%s: said so, and once more with a new request', async (_what, action, zjhm, words) => {
    const user = await openForm();
    await askPhone(user);
    await decide(action, zjhm);
    expect(await failure()).toHaveTextContent(words);
    expect(useSession.getState().token).toBeUndefined();
    expect(screen.getByRole('button', { name: '短信验证码登录' })).toBeVisible();
    await click(user, '重新刷脸');
    await screen.findByRole('heading', { name: '用手机刷脸' });
    expect(sent.of('faceBegin')).toHaveLength(2);
    await decide('confirm');
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
  });

  it('too many failures: locked, with reason and time, at once and at the next try', async () => {
    const user = await openForm();
    await askPhone(user);
    for (let no = 1; no < 5; no += 1) {
      await decide('confirm', LIU);
      await failure();
      await click(user, '重新刷脸');
      await screen.findByRole('heading', { name: '用手机刷脸' });
    }
    await decide('confirm', LIU);
    const words = /刷脸连续5次未通过，.*已锁定，请于\d\d:\d\d:\d\d后（约10分钟）再试/;
    await waitFor(async () => expect(await failure()).toHaveTextContent(words));
    expect(screen.queryByRole('button', { name: '重新刷脸' })).not.toBeInTheDocument();
    await click(user, '返回修改姓名和证件号码');
    await click(user, '用手机刷脸');
    expect(await failure()).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: '短信验证码登录' })).toBeVisible();
  });

  it('not registered in the hall: said after the face, with the way to register', async () => {
    const user = await openForm();
    await askPhone(user, '何雨', PEOPLE.何雨.zjhm);
    await decide('confirm');
    expect(await failure()).toHaveTextContent('您尚未注册网上办事大厅');
    expect(screen.getByRole('link', { name: '个人注册' })).toHaveAttribute('href', '/userRegister');
    expect(useSession.getState().token).toBeUndefined();
  });

  it('frozen by its holder: said after the face, with the way on', async () => {
    await centre().transact((tx) => freezeSignIn(tx, findAccount(tx, '1', ZHANG)?.owner ?? PUBLIC));
    const user = await openForm();
    await askPhone(user);
    await decide('confirm');
    expect(await failure()).toHaveTextContent(/由本人冻结登录.*忘记密码/);
    expect(screen.getByRole('link', { name: '忘记密码' })).toBeVisible();
    expect(useSession.getState().token).toBeUndefined();
  });

  it('the request ran out', async () => {
    const user = await openForm();
    await askPhone(user);
    centre().passTime(181_000);
    expect(await failure()).toHaveTextContent('本次刷脸已超时，没有登录');
    expect(screen.getByRole('button', { name: '重新刷脸' })).toBeVisible();
  });
});

describe('calls that break', () => {
  it.each([
    ['faceBegin', 'abort', '', '网络连接异常，请检查网络后重试'],
    ['faceBegin', 'html', '', '服务返回的数据不完整或格式不正确，请稍后重试'],
    ['faceBegin', 'code', '429', '请求过频繁'],
    ['getPubleKey', 'status', 500, '加密服务暂不可用，信息没有发出，请稍后重试'],
  ] as const)('%s broken by %s %s: nothing is opened, another way is offered', async (path, kind, value, text) => {
    const camera = fakeCamera();
    await centre().fault({ path, kind, value, times: 3 });
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    expect(await screen.findByRole('button', { name: '短信验证码登录' })).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('证件号码')).toHaveValue(ZHANG);
    expect(camera.getUserMedia).not.toHaveBeenCalled();
    expect(sent.of('faceBegin')).toHaveLength(path === 'getPubleKey' ? 0 : 1);
  });

  it('the pictures do not arrive: said so, the camera is off, once more begins anew', async () => {
    const camera = fakeCamera();
    await centre().fault({ path: 'facePicture', kind: 'status', value: 500, times: 1 });
    const user = await openForm();
    await fill(user);
    await click(user, '打开摄像头刷脸');
    await screen.findByText(/画面清晰/);
    await click(user, '开始拍摄');
    expect(await screen.findByText('服务接口异常，请反馈给管理员')).toBeVisible();
    expect(camera.tracks[0]?.readyState).toBe('ended');
    await click(user, '重新刷脸');
    expect(await screen.findByText(/画面清晰/)).toBeVisible();
    expect(sent.of('faceBegin')).toHaveLength(2);
  });

  it('a state that does not come is asked for again', async () => {
    await centre().fault({ path: 'faceState', kind: 'abort', times: 1 });
    const user = await openForm();
    await askPhone(user);
    await decide('confirm');
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
    expect(sent.of('faceLogin')).toHaveLength(1);
  });
});
