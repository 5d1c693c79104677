import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignInPage } from '@/pages/sign-in/SignInPage';
import { useSession } from '@/session/session-store';
import { useBinding } from '@/session/sign-in/binding';
import { prefillAccount } from '@/session/sign-in/sign-in-prefill';
import { loadSystemConfig } from '@/session/system-config';
import { ToastHost } from '@/ui/state/ToastHost';
import { DEVELOPERS, OPERATORS, PASSWORD, PEOPLE, UNITS } from '../../people';
import { world, ZHANG } from '../../session/world';
import { chooseMethod, methodsOffered } from './choose-method';

const { centre } = world();
const PHONE = PEOPLE.张建国.sjhm;

function draw() {
  const view = render(
    <MemoryRouter>
      <SignInPage />
      <ToastHost />
    </MemoryRouter>,
  );
  return { user: userEvent.setup({ delay: null }), ...view };
}

async function choose(user: ReturnType<typeof userEvent.setup>, method: string, type = '个人') {
  await user.click(screen.getByRole('tab', { name: type }));
  await chooseMethod(user, method);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const submit = async (user: ReturnType<typeof userEvent.setup>) => user.click(await button('登录'));

afterEach(() => {
  vi.useRealTimers();
  useBinding.setState({ offer: undefined });
});

describe('the methods on offer', () => {
  it.each([
    ['个人', ['账号密码登录', '短信验证码登录', '账号验证码登录', '刷脸登录'], ['其他单位登录']],
    ['单位', ['账号密码登录', '短信验证码登录', '账号验证码登录', '其他单位登录'], ['刷脸登录']],
    ['开发商', ['账号密码登录', '短信验证码登录', '账号验证码登录'], ['其他单位登录', '扫码登录', '刷脸登录']],
  ])('%s: those of the login type', async (type, there, missing) => {
    const { user } = draw();
    await user.click(screen.getByRole('tab', { name: type }));
    const offered = await methodsOffered(user);
    expect(offered).toEqual(expect.arrayContaining(there));
    for (const name of missing) expect(offered).not.toContain(name);
    expect(screen.getByText('需要：账号和密码')).toBeVisible();
  });

  it('one that the centre has switched off is not there', async () => {
    await fetch('/api/__qa__/methods', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: 'account-code', loginTypes: '2' }),
    });
    await loadSystemConfig();
    const { user } = draw();
    expect(await methodsOffered(user)).not.toContain('账号验证码登录');
    await user.click(screen.getByRole('tab', { name: '单位' }));
    expect(await methodsOffered(user)).toContain('账号验证码登录');
  });

  it('the one chosen here before comes first the next time', async () => {
    const first = draw();
    await choose(first.user, '短信验证码登录', '单位');
    first.unmount();
    draw();
    expect(screen.getByRole('tab', { name: '单位', selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: '短信验证码登录', selected: true })).toBeVisible();
    expect(await screen.findByLabelText('手机号码')).toBeVisible();
  });

  it('after a registration the account stands there', async () => {
    prefillAccount({ loginType: '2', account: UNITS.启明教育.dwzh });
    draw();
    expect(await screen.findByLabelText('单位账号')).toHaveValue(UNITS.启明教育.dwzh);
  });
});

describe('phone and SMS code', () => {
  it.each([
    ['个人', PHONE, '张建国'],
    ['单位', OPERATORS.吴晓东.jbrsjhm, '华夏精密制造有限公司'],
    ['开发商', DEVELOPERS.安居置业.sjhm, '安居置业有限公司'],
  ])('signs %s in', async (type, sjhm, name) => {
    const { user } = draw();
    await choose(user, '短信验证码登录', type);
    await user.type(await screen.findByLabelText('手机号码'), sjhm);
    await user.click(await button('获取验证码'));
    expect(await screen.findByText(/验证码已发送至1\d\d\*{4}\d{4}，5分钟内有效/)).toBeVisible();
    expect(screen.getByLabelText('短信验证码')).toHaveFocus();
    await user.type(screen.getByLabelText('短信验证码'), await centre().lastCode('sms'));
    await submit(user);
    expect(await screen.findByText(`欢迎您，${name}！`)).toBeVisible();
  });

  it('takes a number that was copied with marks nobody sees, in full-width digits', async () => {
    const { user } = draw();
    await choose(user, '短信验证码登录');
    const wide = PHONE.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    await user.click(await screen.findByLabelText('手机号码'));
    await user.paste(`\u202D${wide}\u202C\u3000`);
    await user.click(await button('获取验证码'));
    expect(await screen.findByText(/验证码已发送至1\d\d\*{4}\d{4}/)).toBeVisible();
    await user.type(screen.getByLabelText('短信验证码'), ` ${await centre().lastCode('sms')}\u200B`);
    await submit(user);
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
  });

  it('empty: what is missing, first for the code, then for the sign-in; nothing is asked', async () => {
    const { user } = draw();
    await choose(user, '短信验证码登录');
    await user.click(await button('获取验证码'));
    expect(screen.getAllByText('请输入手机号')).toHaveLength(2);
    expect(screen.queryByText('请输入短信验证码')).not.toBeInTheDocument();
    await submit(user);
    expect(screen.getAllByText('请输入短信验证码')).toHaveLength(2);
    expect((await centre().outbox()).filter(({ kind }) => kind === 'sms')).toEqual([]);
  });

  it('wrong code: at its field, what was typed stays', async () => {
    const { user } = draw();
    await choose(user, '短信验证码登录');
    await user.type(await screen.findByLabelText('手机号码'), PHONE);
    await user.type(screen.getByLabelText('短信验证码'), '000000');
    await submit(user);
    expect(await screen.findAllByText('短信验证码错误或已失效')).toHaveLength(2);
    expect(screen.getByLabelText('短信验证码')).toBeInvalid();
    expect(screen.getByLabelText('手机号码')).toHaveValue(PHONE);
  });

  it('too frequent: said, and the wait is shown by the clock, also after a reload', async () => {
    const first = draw();
    await choose(first.user, '短信验证码登录');
    await first.user.type(await screen.findByLabelText('手机号码'), PHONE);
    await first.user.click(await button('获取验证码'));
    expect(await button(/^(60|59)秒后可重新获取$/)).toHaveAttribute('aria-disabled', 'true');
    first.unmount();
    draw();
    await screen.findByLabelText('手机号码');
    expect(await button(/^\d+秒后可重新获取$/)).toHaveAttribute('aria-disabled', 'true');
    expect((await centre().outbox()).filter(({ kind }) => kind === 'sms')).toHaveLength(1);

    localStorage.clear();
    const again = userEvent.setup({ delay: null });
    await again.type(screen.getByLabelText('手机号码'), PHONE);
    await again.click(await button(/获取验证码/));
    expect(await screen.findByText('请求过频繁')).toBeVisible();
  });

  it('nothing of it stands in storage', async () => {
    const { user } = draw();
    await choose(user, '短信验证码登录');
    await user.type(await screen.findByLabelText('手机号码'), PHONE);
    await user.click(await button('获取验证码'));
    await button(/秒后可重新获取/);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PHONE);
  });
});

describe('account and code', () => {
  it.each([
    ['个人', '证件号码', ZHANG, '张建国'],
    ['单位', '单位账号', UNITS.华夏精密.dwzh, '华夏精密制造有限公司'],
    ['开发商', '开发商编号', 'kf000001', '安居置业有限公司'],
  ])('signs %s in', async (type, label, account, name) => {
    const { user } = draw();
    await choose(user, '账号验证码登录', type);
    await user.type(await screen.findByLabelText(label), account);
    await user.click(await button('获取验证码'));
    await screen.findByText(/验证码已发送至/);
    await user.type(screen.getByLabelText('短信验证码'), await centre().lastCode('sms'));
    await submit(user);
    expect(await screen.findByText(`欢迎您，${name}！`)).toBeVisible();
  });
});

describe('other unit', () => {
  it('signs in with account, password and captcha', async () => {
    const { user } = draw();
    await choose(user, '其他单位登录', '单位');
    await user.type(await screen.findByLabelText('单位账号'), UNITS.融资担保.dwzh);
    await user.type(screen.getByLabelText('密码'), PASSWORD);
    await screen.findByRole('img', { name: /图形验证码/ });
    await user.type(screen.getByLabelText('图形验证码'), await centre().lastCode('captcha'));
    await submit(user);
    expect(await screen.findByText('欢迎您，云州市住房融资担保有限公司！')).toBeVisible();
    expect(useSession.getState().userInfo?.loginMethod).toBe('110');
  });

  it('empty: every message', async () => {
    const { user } = draw();
    await choose(user, '其他单位登录', '单位');
    await screen.findByLabelText('单位账号');
    await submit(user);
    const summary = screen.getByRole('alert');
    for (const text of ['请输入单位账号', '请输入密码', '请输入图形验证码']) {
      expect(within(summary).getByRole('button', { name: text })).toBeVisible();
    }
  });
});

describe('the captcha', () => {
  it('can be turned into a question in words, and back', async () => {
    const { user } = draw();
    await screen.findByRole('img', { name: /图形验证码/ });
    await user.click(await button('看不清图片，改用文字题'));
    const question = await screen.findByText(/等于几？请输入数字$/);
    expect(screen.queryByRole('img', { name: /图形验证码/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('图形验证码')).toHaveAccessibleDescription(question.textContent ?? '');
    await user.type(screen.getByLabelText('证件号码'), ZHANG);
    await user.type(screen.getByLabelText('密码'), PASSWORD);
    await user.type(screen.getByLabelText('图形验证码'), await centre().lastCode('captcha'));
    await submit(user);
    expect(await screen.findByText('欢迎您，张建国！')).toBeVisible();
  });
});

describe('an account that is not bound (417)', () => {
  it('is bound by signing in with the password; who and what is said; one may leave it', async () => {
    useBinding.setState({ offer: { ticket: 'T', way: '政务服务账号', who: '张**', loginType: '1' } });
    const { user } = draw();
    expect(screen.getByRole('heading', { level: 1, name: '绑定账号' })).toBeVisible();
    expect(screen.getByText(/您的政务服务账号（张\*\*）尚未绑定/)).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(await button('登录并绑定')).toBeVisible();
    await user.click(await button('不绑定，返回登录'));
    expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    await waitFor(() => expect(useBinding.getState().offer).toBeUndefined());
  });
});
