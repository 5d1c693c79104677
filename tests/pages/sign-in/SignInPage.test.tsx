import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSilentFill } from '@/lib/silent-fill';
import { SignInPage } from '@/pages/sign-in/SignInPage';
import { useSession } from '@/session/session-store';
import { useSecondFactor } from '@/session/sign-in/second-factor';
import { methodsFor } from '@/session/sign-in-methods/all-methods';
import { loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { ToastHost } from '@/ui/state/ToastHost';
import { DEVELOPERS, PASSWORD, UNITS } from '../../people';
import { world, ZHANG, ZHAO } from '../../session/world';
import { methodsOffered } from './choose-method';

const { centre } = world();

async function openPage() {
  const user = userEvent.setup({ delay: null });
  render(
    <MemoryRouter>
      <SignInPage />
      <ToastHost />
    </MemoryRouter>,
  );
  await screen.findByRole('img', { name: /图形验证码/ });
  return user;
}

/** As an extension does: from a world of its own, where React's watch over the field is not. */
function fillSilently(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

type User = Awaited<ReturnType<typeof openPage>>;

const submit = (user: User) => user.click(screen.getByRole('button', { name: '登录' }));
const picture = () => screen.getByRole('img', { name: /图形验证码/ }).getAttribute('src');

async function fill(user: User, label: string, account: string, password = PASSWORD, captcha?: string) {
  const input = screen.getByLabelText(label);
  await user.clear(input);
  await user.type(input, account);
  const secret = screen.getByLabelText('密码');
  await user.clear(secret);
  await user.type(secret, password);
  await user.type(screen.getByLabelText('图形验证码'), captcha ?? (await centre().lastCode('captcha')));
}

describe('signing in', () => {
  it.each([
    ['个人', '证件号码', ZHANG, '张建国'],
    ['单位', '单位账号', UNITS.华夏精密.dwzh, '华夏精密制造有限公司'],
    ['开发商', '开发商编号', DEVELOPERS.安居置业.kfsbh, '安居置业有限公司'],
  ])('as %s', async (tab, label, account, name) => {
    const user = await openPage();
    await user.click(screen.getByRole('tab', { name: tab }));
    await screen.findByRole('img', { name: /图形验证码/ });
    await fill(user, label, account);
    await submit(user);
    expect(await screen.findByText(`欢迎您，${name}！`)).toBeVisible();
    const { phase, userInfo } = useSession.getState();
    expect([phase, userInfo?.nikName || userInfo?.companyName]).toContain('open');
  });

  it('Enter submits, spaces in the ID number do not matter', async () => {
    const user = await openPage();
    await fill(user, '证件号码', '110101 19850307 1219');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
  });

  it('tells when the account was used before', async () => {
    await centre().signIn('1', ZHANG);
    const user = await openPage();
    await fill(user, '证件号码', ZHANG);
    await submit(user);
    expect(await screen.findByText(/上次登录：\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)).toBeVisible();
  });

  it('sends one request for any number of clicks, and says that it is busy', async () => {
    await centre().fault({ path: 'accountLogin', kind: 'delay', value: 300 });
    const user = await openPage();
    await fill(user, '证件号码', ZHANG);
    const button = screen.getByRole('button', { name: '登录' });
    await user.dblClick(button);
    await user.click(button);
    expect(screen.getByText('正在登录，请稍候')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    // A second request would use the same captcha again and be refused.
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what is wrong is said', () => {
  it.each([
    ['个人', '请输入证件号'],
    ['单位', '请输入单位账号'],
    ['开发商', '请输入开发商编号'],
  ])('empty form of %s: every message, in the summary and at the field', async (tab, missing) => {
    const user = await openPage();
    await user.click(screen.getByRole('tab', { name: tab }));
    await submit(user);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    for (const text of [missing, '请输入密码', '请输入图形验证码']) {
      expect(within(summary).getByRole('button', { name: text })).toBeVisible();
      expect(screen.getAllByText(text)).toHaveLength(2);
    }
    await user.click(within(summary).getByRole('button', { name: '请输入密码' }));
    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    expect(screen.getByLabelText('密码')).toBeInvalid();
    // What is filled in is no longer said to be missing, and the focus stays where one types.
    await user.type(screen.getByLabelText('密码'), 'G');
    expect(screen.queryByText('请输入密码')).not.toBeInTheDocument();
    expect(screen.getByLabelText('密码')).toBeValid();
    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(screen.getAllByText('请输入图形验证码')).toHaveLength(2);
  });

  it('wrong captcha: at its field, a new picture, the rest stays', async () => {
    const user = await openPage();
    const former = picture();
    await fill(user, '证件号码', ZHANG, PASSWORD, '0000');
    await submit(user);
    expect(await screen.findAllByText('验证码错误，请重新输入')).toHaveLength(2);
    await waitFor(() => expect(picture()).not.toBe(former));
    expect(screen.getByLabelText('证件号码')).toHaveValue(ZHANG);
    expect(screen.getByLabelText('密码')).toHaveValue(PASSWORD);
    expect(screen.getByLabelText('图形验证码')).toHaveValue('');
  });

  it('a captcha that the first attempt used up, where the second has a new key: a new picture', async () => {
    await centre().fault({ path: 'accountLogin', kind: 'code', value: 1001 });
    await centre().fault({ path: 'accountLogin', kind: 'code', value: 428 });
    const user = await openPage();
    const before = picture();
    await fill(user, '证件号码', ZHANG);
    await submit(user);
    expect(await screen.findAllByText('验证码错误，请重新输入')).toHaveLength(2);
    await waitFor(() => expect(picture()).not.toBe(before));
    expect(screen.getByLabelText('图形验证码')).toHaveValue('');
  });

  it('expired captcha: said so at its field, not that it was wrong', async () => {
    const user = await openPage();
    await fill(user, '证件号码', ZHANG, PASSWORD);
    centre().passTime(121_000);
    await submit(user);
    expect(await screen.findAllByText('验证码已过期，请输入新的验证码')).toHaveLength(2);
    expect(screen.getByLabelText('图形验证码')).toHaveAccessibleDescription(/已过期/);
    expect(screen.getByLabelText('图形验证码')).toHaveValue('');
  });

  it('wrong password: one sentence, no toast, and then the right one', async () => {
    const user = await openPage();
    await fill(user, '证件号码', ZHANG, 'wrong');
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('用户名不存在或密码错误');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await screen.findByRole('img', { name: /图形验证码/ });
    await fill(user, '证件号码', ZHANG);
    await submit(user);
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
  });

  it.each([
    ['accountLogin', 'abort', '', '网络连接异常，请检查网络后重试'],
    ['accountLogin', 'html', '', '服务返回的数据不完整或格式不正确，请稍后重试'],
    ['accountLogin', 'truncate', '', '服务返回的数据不完整或格式不正确，请稍后重试'],
    ['accountLogin', 'status', 500, '服务接口异常，请反馈给管理员'],
    ['accountLogin', 'code', '000', '操作太频繁，请勿重复请求'],
    ['accountLogin', 'code', '417', '未绑定登录账号，请使用密码登录后绑定'],
    ['getPubleKey', 'status', 500, '加密服务暂不可用，信息没有发出，请稍后重试'],
  ] as const)('%s broken by %s %s', async (path, kind, value, text) => {
    await centre().fault({ path, kind, value, times: 3 });
    const user = await openPage();
    await fill(user, '证件号码', ZHANG);
    await submit(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('密码')).toHaveValue(PASSWORD);
    expect(useSession.getState().token).toBeUndefined();
  });

  it('a captcha that does not load can be asked for again', async () => {
    await centre().fault({ path: 'getImgCode', kind: 'status', value: 500, times: 2 });
    const user = userEvent.setup({ delay: null });
    render(
      <MemoryRouter>
        <SignInPage />
      </MemoryRouter>,
    );
    expect(await screen.findByText('加载失败')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '换一张' }));
    expect(await screen.findByText('加载失败')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '换一张' }));
    expect(await screen.findByRole('img', { name: /图形验证码/ })).toBeVisible();
  });

  it('a question that does not load: the sentence names the button that is there', async () => {
    const user = await openPage();
    await centre().fault({ path: 'getImgCode', kind: 'status', value: 500 });
    await user.click(screen.getByRole('button', { name: '看不清图片，改用文字题' }));
    expect(await screen.findByText('加载失败')).toBeVisible();
    await user.type(screen.getByLabelText('证件号码'), ZHANG);
    await user.type(screen.getByLabelText('密码'), PASSWORD);
    await user.type(screen.getByLabelText('图形验证码'), '8');
    await submit(user);
    expect(screen.getAllByText('图形验证码尚未加载，请点击“换一题”后重试')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '换一题' })).toBeVisible();
  });
});

describe('methods by the configuration', () => {
  const configure = (jsonValue: unknown) =>
    centre().fault({
      path: 'public/getList',
      kind: 'answer',
      value: JSON.stringify({ code: 0, msg: '', data: [{ key: 'loginMethods', enable: '1', jsonValue }] }),
    });
  const all = (value: string) =>
    methodsFor('1', useSystemConfig.getState())
      .concat(methodsFor('2', useSystemConfig.getState()))
      .map(({ key }) => ({ key, value }));

  it('a type without a method says so below its tab, and the other types stay', async () => {
    await configure(all('1'));
    await loadSystemConfig();
    const user = await openPage();
    await user.click(screen.getByRole('tab', { name: '单位' }));
    expect(await screen.findByText('暂无可用的登录方式，请拨打 12329 咨询')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '个人' }));
    expect(await screen.findByLabelText('证件号码')).toBeVisible();
  });

  it.each<[string, unknown, boolean]>([
    ['an object is read like the list', { 'sms-code': '' }, false],
    ['a list that leaves it out opens it', [], true],
    ['a number opens account and password alone', 5, false],
    ['nothing does so too', null, false],
    ['and a list of something else', [{ name: 'sms-code' }], false],
  ])('%s', async (_, jsonValue, open) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await configure(jsonValue);
    await loadSystemConfig();
    const keys = methodsFor('1', useSystemConfig.getState()).map(({ key }) => key);
    expect(keys).toContain('account-password');
    expect(keys.includes('sms-code')).toBe(open);
  });
});

describe('the form', () => {
  it('has names that password managers know, and lets the password be seen', async () => {
    const user = await openPage();
    expect(screen.getByLabelText('证件号码')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('密码')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '显示密码', pressed: false }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await user.click(screen.getByLabelText('密码'));
    await user.paste(PASSWORD);
    expect(screen.getByLabelText('密码')).toHaveValue(PASSWORD);
  });

  it('what a password manager fills in without an event is there after the next key, and is sent', async () => {
    onTestFinished(startSilentFill());
    const user = await openPage();
    const captcha = await centre().lastCode('captcha');
    await user.click(screen.getByLabelText('图形验证码'));
    fillSilently(screen.getByLabelText('证件号码'), ZHANG);
    fillSilently(screen.getByLabelText('密码'), PASSWORD);
    await user.keyboard(captcha);
    expect(screen.getByLabelText('证件号码')).toHaveValue(ZHANG);
    expect(screen.getByLabelText('密码')).toHaveValue(PASSWORD);
    await submit(user);
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
  });

  it.each([
    ['个人', true],
    ['单位', false],
    ['开发商', false],
  ])('%s is offered the face: %s', async (type, offered) => {
    const user = await openPage();
    await user.click(screen.getByRole('tab', { name: type }));
    const methods = await methodsOffered(user);
    expect(methods).toContain('短信验证码登录');
    for (const name of ['刷脸登录', '扫码刷脸登录']) expect(methods.includes(name)).toBe(offered);
  });

  it('moves between the tabs with the arrow keys', async () => {
    const user = await openPage();
    await user.click(screen.getByRole('tab', { name: '个人' }));
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('tab', { name: '开发商', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: '单位', selected: true })).toHaveFocus();
    expect(screen.getByLabelText('单位账号')).toBeVisible();
  });

  it('warns of fraud, leads to the downloads, and shows a notice without leaving the page', async () => {
    const user = await openPage();
    expect(screen.getByRole('heading', { name: '谨防诈骗' })).toBeVisible();
    expect(screen.getByRole('link', { name: '常用下载' })).toHaveAttribute('href', '/commonDownload');
    await user.click(await screen.findByRole('button', { name: '关于租房提取业务调整的通知' }));
    const notice = await screen.findByRole('dialog', { name: '关于租房提取业务调整的通知' });
    expect(await within(notice).findByText(/咨询电话/)).toBeVisible();
    await user.click(within(notice).getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to registration and password recovery', async () => {
    const user = await openPage();
    expect(screen.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '/forgotPwd?loginType=1');
    expect(screen.getByRole('link', { name: '个人注册' })).toHaveAttribute('href', '/userRegister');
    await user.click(screen.getByRole('tab', { name: '单位' }));
    expect(screen.getByRole('link', { name: '单位注册' })).toHaveAttribute('href', '/dwRegister');
  });
});

describe('second factor', () => {
  async function reachCode() {
    const user = await openPage();
    await fill(user, '证件号码', ZHAO);
    await submit(user);
    await screen.findByRole('heading', { name: '安全验证' });
    return user;
  }

  it('nobody is signed in before the code is right', async () => {
    const user = await reachCode();
    expect(screen.getByText(/138\*{4}0006/)).toBeVisible();
    expect([useSession.getState().token, sessionStorage.length]).toEqual([undefined, 0]);

    await submit(user);
    expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription('请输入短信验证码');

    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('验证码已发送，请注意查收')).toBeVisible();
    await user.type(screen.getByLabelText('短信验证码'), '000000');
    await submit(user);
    expect(await screen.findByText(/短信验证码错误或已失效/, { selector: 'p' })).toBeVisible();

    await user.clear(screen.getByLabelText('短信验证码'));
    await user.type(screen.getByLabelText('短信验证码'), await centre().lastCode('sms'));
    await submit(user);
    expect(await screen.findByText('欢迎您，赵敏！')).toBeVisible();
    expect(useSecondFactor.getState().pending).toBeUndefined();
  });

  it('the wait for another code survives a reload', async () => {
    const user = await reachCode();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: /^\d+秒后可重新获取$/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: '返回账号登录' }));
    await screen.findByRole('img', { name: /图形验证码/ });
    await fill(user, '证件号码', ZHAO);
    await submit(user);
    await screen.findByRole('heading', { name: '安全验证' });
    expect(screen.getByRole('button', { name: /^\d+秒后可重新获取$/ })).toBeVisible();
  });
});
