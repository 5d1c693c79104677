import { freezeSignIn } from '@mocks/centre/access/sign-in-freezes';
import { setMethod } from '@mocks/centre/access/sign-in-methods';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AntdProvider } from '@/app/AntdProvider';
import { SignInPage } from '@/pages/sign-in/SignInPage';
import { useSession } from '@/session/session-store';
import { useSecondFactor } from '@/session/sign-in/second-factor';
import { ToastHost } from '@/ui/state/ToastHost';
import { call } from '../../handlers/call';
import { NOBODY, OPERATORS, PASSWORD, PEOPLE } from '../../people';
import { world, ZHANG, ZHAO } from '../../session/world';
import { chooseMethod, methodsOffered } from './choose-method';

const { centre } = world();
const HE_YU = PEOPLE.何雨.zjhm;
const WU = OPERATORS.吴晓东.jbrzjhm;
const STRANGER = NOBODY.another;
const CANCELLED = '您已在手机上取消，如需继续请刷新二维码后重新扫码';
const EXPIRED = '二维码已过期，请刷新二维码后重新扫码';

beforeEach(() => {
  // Time passes by itself, and faster where a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openPage(method = '扫码登录', type = '个人') {
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <AntdProvider>
      <MemoryRouter>
        <main>
          <SignInPage />
        </main>
        <ToastHost />
      </MemoryRouter>
    </AntdProvider>,
  );
  await user.click(screen.getByRole('tab', { name: type }));
  await chooseMethod(user, method);
  await picture();
  return { user, unmount };
}

const picture = () => screen.findByRole('img', { name: /^登录二维码，请用手机扫描/ });
const shown = async () => (await centre().outbox()).find(({ kind }) => kind === 'qr' || kind === 'face')?.uuid ?? '';
const phone = async (action: string, zjhm = ZHANG, uuid?: string, face = '') =>
  call('/api/__qa__/scan', { json: { uuid: uuid ?? (await shown()), action, zjhm, face } });
/** Time passes until it is said: the screen asks every few seconds. */
const said = async (text: string | RegExp) => {
  for (let i = 0; i < 30 && !screen.queryByText(text); i += 1) await vi.advanceTimersByTimeAsync(500);
  expect(screen.getByText(text)).toBeVisible();
};
const refresh = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: '刷新二维码' }));
const nobody = () => expect([useSession.getState().token, sessionStorage.length]).toEqual([undefined, 0]);

describe('qr', () => {
  it('individual: shown, scanned, confirmed, signed in', async () => {
    await openPage();
    expect(screen.getByText('等待扫码')).toHaveAttribute('role', 'status');
    await phone('scan');
    await said('已扫码，请在手机上确认登录');
    await phone('confirm');
    await said('欢迎您，张建国！');
    expect(useSession.getState()).toMatchObject({ phase: 'open', loginType: '1' });
  });

  it('unit: the operator signs in to the first unit', async () => {
    await openPage('扫码登录', '单位');
    await phone('confirm', WU);
    await said('欢迎您，华夏精密制造有限公司！');
    expect(useSession.getState()).toMatchObject({ phase: 'open', loginType: '2' });
  });

  it('is not offered to developers', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('tab', { name: '开发商' }));
    expect((await methodsOffered(user)).filter((name) => name?.startsWith('扫码'))).toEqual([]);
  });

  it('cancelled on the phone: said, and a new code signs in', async () => {
    const { user } = await openPage();
    await phone('cancel');
    await said(CANCELLED);
    expect(screen.getByRole('img', { name: '登录二维码（已失效）' })).toBeVisible();
    await refresh(user);
    await screen.findByText('等待扫码');
    expect(screen.getByRole('button', { name: '刷新二维码' })).toHaveFocus();
    await phone('confirm');
    await said('欢迎您，张建国！');
  });

  it('expired: said, and a new code signs in while the old one opens nothing', async () => {
    const { user } = await openPage();
    const old = await shown();
    centre().passTime(121_000);
    await said(EXPIRED);
    await refresh(user);
    await screen.findByText('等待扫码');
    expect((await phone('confirm', ZHAO, old)).code).toBe('1');
    await phone('confirm');
    await said('欢迎您，张建国！');
  });

  it('a late success of a replaced code is not accepted', async () => {
    const { user } = await openPage();
    await phone('confirm');
    await centre().fault({ path: 'findQrStatus', kind: 'delay', value: 4000 });
    await vi.advanceTimersByTimeAsync(2500);
    await refresh(user);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await screen.findByText('等待扫码')).toBeVisible();
    nobody();
  });

  it('not registered: said with the way to register', async () => {
    await openPage();
    await phone('confirm', HE_YU);
    await said('您尚未注册网上办事大厅，请先办理个人注册，注册后即可扫码登录');
    expect(screen.getByRole('alert')).toHaveTextContent('您尚未注册');
    expect(screen.getByRole('link', { name: '个人注册' })).toHaveAttribute('href', '/userRegister');
    nobody();
  });

  it.each([
    ['个人', STRANGER, /^未查询到您的住房公积金账户/],
    ['单位', ZHANG, /^您不是任何单位的经办人/],
    ['单位', OPERATORS.韩梅.jbrzjhm, /^启明教育咨询有限公司尚未注册网上办事大厅/],
    ['单位', OPERATORS.郑保国.jbrzjhm, /请使用“其他单位登录”$/],
  ])('no account to sign in to as %s with the phone of %s', async (type, zjhm, words) => {
    const { user } = await openPage('扫码登录', type);
    await phone('confirm', zjhm);
    await said(words);
    nobody();
    await refresh(user);
    expect(await screen.findByText('等待扫码')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('frozen by its holder: refused with the reason', async () => {
    await centre().transact((tx) => freezeSignIn(tx, ownerOf({ kind: 'person', grzh: PEOPLE.张建国.grzh })));
    await openPage();
    await phone('confirm');
    await said(/由本人冻结登录/);
    nobody();
  });

  it('switched off by the centre while it is chosen: said, other ways stay', async () => {
    await openPage();
    await centre().transact((tx) => setMethod(tx, 'qr', []));
    await said('扫码登录暂未开放，请选择其他登录方式');
    expect(screen.getByRole('tab', { name: '短信验证码登录' })).toBeVisible();
  });

  it.each([
    ['abort', '', '网络连接异常，请检查网络后重试'],
    ['status', 500, '服务接口异常，请反馈给管理员'],
    ['answer', '{"code":0,"data":null}', '服务返回的数据不完整或格式不正确，请稍后重试'],
    ['answer', '{"code":0,"data":{"uuid":"","urlBase":"x"}}', '服务返回的数据不完整或格式不正确，请稍后重试'],
    [
      'answer',
      JSON.stringify({ code: 0, data: { uuid: 'u', urlBase: 'x'.repeat(300) } }),
      '服务返回的数据不完整或格式不正确，请稍后重试',
    ],
  ] as const)('a code that does not come (%s %s) is said and can be asked for again', async (kind, value, words) => {
    const { user } = await openPage();
    await centre().fault({ path: 'getQrCode', kind, value });
    await refresh(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('二维码获取失败，请刷新二维码')).toBeVisible();
    await refresh(user);
    await screen.findByText('等待扫码');
    await phone('confirm');
    await said('欢迎您，张建国！');
  });

  it.each([
    ['abort', ''],
    ['status', 502],
    ['html', ''],
    ['code', '000'],
    ['answer', '{"code":0,"data":{"zt":"unheard of"}}'],
  ] as const)('a status that fails (%s %s) is no news: the next one counts', async (kind, value) => {
    await openPage();
    await phone('scan');
    await centre().fault({ path: 'findQrStatus', kind, value });
    await vi.advanceTimersByTimeAsync(2100);
    await said('已扫码，请在手机上确认登录');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a confirmation without a session is said, not taken for one', async () => {
    await openPage();
    await centre().fault({
      path: 'findQrStatus',
      kind: 'answer',
      value: '{"code":0,"data":{"zt":"confirmed","login":null}}',
    });
    await said('服务返回的数据不完整或格式不正确，请稍后重试');
    nobody();
  });

  it('says how to sign in without seeing the code', async () => {
    await openPage();
    expect(await picture()).toHaveAccessibleName(
      '登录二维码，请用手机扫描。看不见或无法扫描二维码时，可在上方改用账号密码登录、短信验证码登录等方式。',
    );
    expect(screen.getByText(/^看不见或无法扫描二维码时/)).toBeVisible();
  });

  it('axe finds nothing, in no state', async () => {
    const { user } = await openPage();
    const check = async () => {
      const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    await check();
    await phone('cancel');
    await said(CANCELLED);
    await check();
    await centre().fault({ path: 'getQrCode', kind: 'status', value: 500 });
    await refresh(user);
    await screen.findByRole('alert');
    await check();
  });
});

describe('qr-face', () => {
  it('the face of the phone’s holder signs in', async () => {
    await openPage('扫码刷脸登录');
    await phone('scan');
    await said('已扫码，请由本人在手机上完成刷脸');
    await phone('confirm');
    await said('欢迎您，张建国！');
  });

  it('another face is refused, and the right one still signs in', async () => {
    await openPage('扫码刷脸登录');
    await phone('scan');
    await phone('confirm', ZHAO);
    await said('人脸与账号本人不一致，请由本人刷脸（还可重试2次）');
    nobody();
    await phone('confirm');
    await said('欢迎您，张建国！');
  });

  it('a face that is not recognised is said; after the third failure the code is over', async () => {
    const { user } = await openPage('扫码刷脸登录');
    await phone('scan');
    await phone('confirm', ZHANG, undefined, 'none');
    await said('未能识别人脸，请正对摄像头并保证光线充足（还可重试2次）');
    for (let i = 0; i < 2; i += 1) await phone('confirm', ZHANG, undefined, 'none');
    await said(/^刷脸连续3次未通过：未能识别人脸/);
    nobody();
    await refresh(user);
    await screen.findByText('等待扫码');
    await phone('confirm');
    await said('欢迎您，张建国！');
  });

  it('not registered: said', async () => {
    await openPage('扫码刷脸登录');
    await phone('confirm', HE_YU);
    await said(/^您尚未注册网上办事大厅/);
    nobody();
  });

  it('a lost answer to the last call is said, and the code is over', async () => {
    await openPage('扫码刷脸登录');
    await centre().fault({ path: 'qrFaceIdLogin', kind: 'abort' });
    await phone('confirm');
    await said('网络连接异常，请检查网络后重试');
    expect(await screen.findByRole('img', { name: '登录二维码（已失效）' })).toBeVisible();
    nobody();
  });
});

describe('second factor by scan', () => {
  async function reach() {
    const user = userEvent.setup({ delay: null });
    render(
      <MemoryRouter>
        <SignInPage />
        <ToastHost />
      </MemoryRouter>,
    );
    await screen.findByRole('img', { name: /图形验证码/ });
    await user.type(screen.getByLabelText('证件号码'), ZHAO);
    await user.type(screen.getByLabelText('密码'), PASSWORD);
    await user.type(screen.getByLabelText('图形验证码'), await centre().lastCode('captcha'));
    await user.click(screen.getByRole('button', { name: '登录' }));
    await user.click(await screen.findByRole('tab', { name: '扫码刷脸验证' }));
    await picture();
    return user;
  }

  it('the holder’s phone and face sign in', async () => {
    await reach();
    nobody();
    await phone('scan', ZHAO);
    await said('已扫码，请由本人在手机上完成刷脸');
    await phone('confirm', ZHAO);
    await said('欢迎您，赵敏！');
    expect(useSecondFactor.getState().pending).toBeUndefined();
  });

  it('another person’s phone is refused in words', async () => {
    await reach();
    await phone('scan', ZHANG);
    await said('扫码的手机不是账号本人的，请用本人的手机扫码');
    nobody();
  });

  it('another face is refused in words', async () => {
    await reach();
    await phone('scan', ZHAO);
    await phone('confirm', ZHANG);
    await said('人脸与账号本人不一致，请由本人刷脸（还可重试2次）');
    nobody();
  });

  it('a ticket that ran out is said', async () => {
    const user = await reach();
    centre().passTime(601_000);
    await said('登录已超时，请返回重新输入账号和密码');
    await user.click(screen.getByRole('button', { name: '返回账号登录' }));
    expect(await screen.findByLabelText('证件号码')).toBeVisible();
  });

  it('the code by SMS stays the other way', async () => {
    const user = await reach();
    await user.click(screen.getByRole('tab', { name: '短信验证' }));
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送，请注意查收');
    await user.type(screen.getByLabelText('短信验证码'), await centre().lastCode('sms'));
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(useSession.getState().phase).toBe('open'));
  });
});
