import { freezeSignIn } from '@mocks/centre/access/sign-in-freezes';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { AGENT_PATH } from '@mocks/key-agent/address';
import { operateKey } from '@mocks/key-agent/agent';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { appConfig, setAppConfig } from '@/lib/app-config';
import { SignInPage } from '@/pages/sign-in/SignInPage';
import { useSession } from '@/session/session-store';
import { ToastHost } from '@/ui/state/ToastHost';
import { PASSWORD, UNITS } from '../../people';
import { world } from '../../session/world';
import { chooseMethod } from './choose-method';

const { centre } = world();
const PIN = '密钥密码（PIN码）';
const VALID = /华夏精密制造有限公司 吴晓东.*有效期至2035-02-28/;
const EXPIRED = /已过期.*有效期至2024-02-29/;

beforeEach(() => setAppConfig({ ...appConfig(), keyAgentUrl: AGENT_PATH }));

const act = (action: string, no = '', mode = '') => centre().transact((tx) => operateKey(tx, { action, no, mode }));

/** The only keys that are plugged in. */
async function plugIn(...numbers: string[]) {
  await act('remove');
  for (const no of numbers) await act('insert', no);
}

async function openForm(type: '单位' | '开发商' = '单位') {
  const user = userEvent.setup({ delay: null });
  render(
    <MemoryRouter>
      <SignInPage />
      <ToastHost />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('tab', { name: type }));
  await chooseMethod(user, '数字证书登录');
  return user;
}

type User = Awaited<ReturnType<typeof openForm>>;

async function submit(user: User, pin = '123456') {
  const input = await screen.findByLabelText(PIN);
  await user.clear(input);
  await user.type(input, pin);
  await user.click(screen.getByRole('button', { name: '登录' }));
}

/** The sentence above the form, and the other ways that are offered with it. */
async function refusal(text: string | RegExp) {
  const sentence = await screen.findByText(text);
  expect(sentence.closest('[role=alert]')).not.toBeNull();
  expect(await screen.findByText('也可以改用：')).toBeVisible();
  expect(screen.getByRole('button', { name: '账号密码登录' })).toBeVisible();
  return sentence;
}

describe('signing in by certificate', () => {
  it.each([
    ['单位', 'UK-0001', '华夏精密制造有限公司', '2'],
    ['开发商', 'UK-0002', '安居置业有限公司', '3'],
  ] as const)('as %s', async (type, no, name, loginType) => {
    await plugIn(no);
    const user = await openForm(type);
    await submit(user);
    expect(await screen.findByText(`欢迎您，${name}！`)).toBeVisible();
    expect(useSession.getState()).toMatchObject({ phase: 'open', loginType });
  });

  it('says what it needs before it starts, and where the program is', async () => {
    await openForm();
    expect(await screen.findByText(/^需要：证书密钥（UKey）及其密码，本机已运行证书助手/)).toBeVisible();
    expect(await screen.findByText(/适用 Windows、统信UOS、麒麟系统/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: '常用下载' }).at(-1)).toHaveAttribute('href', '/commonDownload');
  });

  it('lists holder, issuer and end; the expired one is marked and not chosen', async () => {
    await openForm();
    expect(await screen.findByRole('radio', { name: VALID })).toBeChecked();
    expect(screen.getByRole('radio', { name: EXPIRED })).not.toBeChecked();
    expect(screen.getAllByText(/云州市数字证书认证中心签发/)).toHaveLength(2);
    expect(screen.getByText('选择证书（检测到2张）')).toBeVisible();
  });

  it('the PIN is sent as typed, is offered to no password store and stays in no storage', async () => {
    const user = await openForm();
    const input = await screen.findByLabelText(PIN);
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await submit(user, '123456 ');
    expect(await screen.findAllByText(/^密钥密码不正确，还可以再试2次/)).not.toHaveLength(0);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('123456');
  });

  it('a key that is plugged in later is found', async () => {
    await plugIn();
    const user = await openForm();
    expect(await screen.findByText('没有检测到密钥')).toBeVisible();
    await act('insert', 'UK-0001');
    await user.click(screen.getByRole('button', { name: '重新检测' }));
    await submit(user);
    expect(await screen.findByText('欢迎您，华夏精密制造有限公司！')).toBeVisible();
  });

  it('any number of clicks is one try', async () => {
    await centre().fault({ path: 'caLogin', kind: 'delay', value: 200 });
    const user = await openForm();
    await user.type(await screen.findByLabelText(PIN), '123456');
    const button = screen.getByRole('button', { name: '登录' });
    await user.dblClick(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('欢迎您，华夏精密制造有限公司！')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('nothing to sign in with', () => {
  it('this centre has not set it up: says so, and other ways', async () => {
    setAppConfig({ ...appConfig(), keyAgentUrl: '' });
    const user = await openForm();
    await refusal('本中心尚未开通数字证书登录');
    expect(screen.queryByLabelText(PIN)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '账号密码登录' }));
    expect(await screen.findByLabelText('单位账号')).toBeVisible();
  });

  it('the agent does not run, then it does', async () => {
    await act('agent', '', 'off');
    const user = await openForm();
    await refusal(/^没有连接到证书助手/);
    await act('agent', '', 'on');
    await user.click(screen.getByRole('button', { name: '重新检测' }));
    expect(await screen.findByRole('radio', { name: VALID })).toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the agent is too old: says so, and where to get the new one', async () => {
    await act('agent', '', 'old');
    await openForm();
    await refusal('本机的证书助手版本过低，请更新到2.0以上版本后重试');
    expect(screen.getAllByRole('link', { name: '常用下载' }).at(-1)).toBeVisible();
  });

  it('the agent answers nonsense', async () => {
    await centre().fault({ path: `${AGENT_PATH}/certificates`, kind: 'html', times: 2 });
    await openForm();
    await refusal(/^证书助手返回的内容无法识别/);
  });

  it('no key is plugged in', async () => {
    await plugIn();
    await openForm();
    await refusal('没有检测到密钥');
    expect(screen.getByText(/请把密钥（UKey）插入本机/)).toBeVisible();
  });

  it('no certificate for this login type: leads to the other one', async () => {
    await plugIn('UK-0002');
    const user = await openForm();
    await refusal('插入的密钥中没有单位证书');
    expect(screen.getByText(/请在上方选择“开发商”登录/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '开发商' }));
    await chooseMethod(user, '数字证书登录');
    expect(await screen.findByRole('radio', { name: /安居置业有限公司/ })).toBeChecked();
  });
});

describe('the key refuses', () => {
  it('empty: the PIN is missing, at its field and in the summary', async () => {
    const user = await openForm();
    const input = await screen.findByLabelText(PIN);
    await user.click(screen.getByRole('button', { name: '登录' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('button', { name: '请输入密钥密码' }));
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription('请输入密钥密码');
  });

  it('only expired certificates: one has to be chosen', async () => {
    await plugIn('UK-0001');
    const user = await openForm();
    await screen.findByRole('radio', { name: VALID });
    await centre().fault({
      path: `${AGENT_PATH}/certificates`,
      kind: 'answer',
      value: JSON.stringify({ version: '2.3.0', certificates: [OLD] }),
    });
    await user.click(screen.getByRole('button', { name: '重新检测' }));
    expect(await screen.findByText('选择证书（检测到1张）')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '登录' }));
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '请选择证书' }));
    expect(screen.getByRole('radio')).toHaveFocus();
  });

  it('wrong PIN, tries left, then the right one', async () => {
    const user = await openForm();
    await submit(user, '000000');
    const text = '密钥密码不正确，还可以再试2次，之后密钥将被锁定';
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(screen.getByLabelText(PIN)).toHaveValue('');
    expect(screen.getByLabelText(PIN)).toBeInvalid();
    await submit(user);
    expect(await screen.findByText('欢迎您，华夏精密制造有限公司！')).toBeVisible();
  });

  it('locked after three wrong PINs, also for the right one', async () => {
    const user = await openForm();
    for (const left of [2, 1]) {
      await submit(user, '000000');
      await screen.findAllByText(new RegExp(`还可以再试${left}次`));
    }
    await submit(user, '000000');
    await refusal(/密钥已锁定。请携带密钥到发证机构解锁/);
    await submit(user);
    await refusal(/密钥已锁定/);
  });

  it('pulled out in the middle: says so and looks again', async () => {
    const user = await openForm();
    await screen.findByRole('radio', { name: VALID });
    await plugIn();
    await submit(user);
    await refusal('密钥已被拔出，请重新插入后再试');
    expect(await screen.findByText('没有检测到密钥')).toBeVisible();
  });

  it('cancelled in the window of the agent, then signed in', async () => {
    await act('cancel');
    const user = await openForm();
    await submit(user);
    await refusal('您在证书助手的窗口中取消了签名，本次没有登录');
    await submit(user);
    expect(await screen.findByText('欢迎您，华夏精密制造有限公司！')).toBeVisible();
  });

  it('waits for the window of the agent, and can be stopped', async () => {
    await centre().fault({ path: `${AGENT_PATH}/sign`, kind: 'delay', value: 1500 });
    const user = await openForm();
    await submit(user);
    expect(await screen.findByText(/请在窗口中确认/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '停止' }));
    await refusal('已停止，本次没有登录');
    expect(useSession.getState().token).toBeUndefined();
  });

  it('the agent signs nonsense', async () => {
    await centre().fault({ path: `${AGENT_PATH}/sign`, kind: 'answer', value: '{"signature":"00"}' });
    const user = await openForm();
    await submit(user);
    await refusal(/^证书助手返回的内容无法识别/);
  });
});

describe('the centre refuses', () => {
  it.each([
    ['revoked', 'UK-0003', /吊销（密钥遗失），不能再使用/],
    ['of a foreign authority', 'UK-0004', /不是中心认可的发证机构/],
    ['of a unit that has not registered', 'UK-0006', /尚未注册网上办事大厅/],
    ['of a unit it does not know', 'UK-0007', /尚未在中心办理缴存登记/],
  ])('a certificate: %s', async (_, no, text) => {
    await plugIn(no);
    const user = await openForm();
    await submit(user);
    expect((await refusal(text)).closest('[role=alert]')).toHaveFocus();
    expect(useSession.getState().token).toBeUndefined();
  });

  it('an expired certificate', async () => {
    const user = await openForm();
    await user.click(await screen.findByRole('radio', { name: EXPIRED }));
    await submit(user);
    await refusal(/已于2024-02-29到期。请到发证机构办理更新/);
  });

  it('a frozen account', async () => {
    await centre().transact((tx) => freezeSignIn(tx, ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh })));
    const user = await openForm();
    await submit(user);
    await refusal(/由本人冻结登录/);
  });

  it('a random that ran out while the key was waiting', async () => {
    await centre().fault({ path: 'caLogin', kind: 'delay', value: 300 });
    const user = await openForm();
    await user.type(await screen.findByLabelText(PIN), '123456');
    await user.click(screen.getByRole('button', { name: '登录' }));
    centre().passTime(121_000);
    await refusal('本次验证已超过2分钟或已使用过，请重新登录');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('欢迎您，华夏精密制造有限公司！')).toBeVisible();
  });

  it.each([
    ['getRandom', 'abort', '', /网络/],
    ['getRandom', 'status', 500, /./],
    ['getRandom', 'html', '', /./],
    ['getRandom', 'answer', '{"code":0,"data":{"uuid":"","random":"1"}}', /不完整或格式不正确/],
    ['caLogin', 'status', 502, /./],
    ['caLogin', 'truncate', '', /./],
  ] as const)('%s goes wrong (%s): nobody is signed in, the form stays', async (path, kind, value, text) => {
    await centre().fault({ path, kind, value });
    const user = await openForm();
    await submit(user);
    await screen.findAllByRole('alert');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(text),
    );
    expect(useSession.getState().token).toBeUndefined();
    expect(screen.getByRole('radio', { name: VALID })).toBeChecked();
    await submit(user);
    expect(await screen.findByText('欢迎您，华夏精密制造有限公司！')).toBeVisible();
  });

  it('a certificate that is not bound: by password once, then by itself', async () => {
    await plugIn('UK-0005');
    const user = await openForm();
    await submit(user);
    expect(await screen.findByRole('heading', { name: '绑定账号' })).toBeVisible();
    expect(screen.getByText(/您的数字证书（蓝天科技有限公司）/)).toBeVisible();
    await user.type(await screen.findByLabelText('单位账号'), UNITS.蓝天科技.dwzh);
    await user.type(screen.getByLabelText('密码'), PASSWORD);
    await screen.findByRole('img', { name: /图形验证码/ });
    await user.type(screen.getByLabelText('图形验证码'), await centre().lastCode('captcha'));
    await user.click(screen.getByRole('button', { name: '登录并绑定' }));
    expect(await screen.findByText('欢迎您，蓝天科技有限公司！')).toBeVisible();
    await waitFor(() => expect(useSession.getState().phase).toBe('open'));
  });
});

const OLD = {
  id: 'old',
  cert: 'QUJD'.repeat(20),
  serialNumber: '01',
  holder: '某单位',
  operator: '',
  holderType: 'unit',
  issuer: '某机构',
  notBefore: '2019-01-01',
  notAfter: '2020-01-01',
};
