import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/client/errors';
import { fetchCaptcha } from '@/api/session/auth';
import { AntdProvider } from '@/app/AntdProvider';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm } from '@/form/open/open-form';
import { readCaptcha } from '@/form/values/captcha-answer';
import type { CaptchaText, FreeText, Mobile, Password, SmsCode } from '@/schema/field-kinds';
import { loadDictionaries } from '@/session/dictionary';
import { loadSystemConfig } from '@/session/system-config';
import { PEOPLE } from '../../people';
import { world } from '../../session/world';

interface Values {
  name: FreeText;
  sjhm: Mobile;
  yzm: CaptchaText;
  dxyzm: SmsCode;
  password: Password;
  again: Password;
  extra: FreeText;
}

const { centre } = world();
const send = vi.fn<(values: { yzm: string }) => Promise<unknown>>();
const onSubmit = vi.fn<(values: object) => Promise<void>>();

const form = defineOpenForm<Values>()({
  code: 'test',
  initial: { name: '', sjhm: '', yzm: '', dxyzm: '', password: '', again: '', extra: '' },
  sections: [
    {
      key: 'all',
      title: '测试',
      fields: [
        { kind: 'text', name: 'name', label: '姓名', spaces: 'keep' },
        { kind: 'mobile', name: 'sjhm', label: '手机号码' },
        { kind: 'captcha', name: 'yzm', label: '图形验证码' },
        { kind: 'smsCode', name: 'dxyzm', label: '短信验证码', to: 'sjhm', send },
        { kind: 'password', name: 'password', label: '登录密码', as: 'new' },
        { kind: 'password', name: 'again', label: '确认密码', as: 'repeat', of: 'password' },
        { kind: 'text', name: 'extra', label: '附加信息', visible: ({ name }) => name === '附加' },
      ],
    },
  ],
});

beforeEach(async () => {
  send.mockReset().mockResolvedValue(null);
  onSubmit.mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
  await Promise.all([loadDictionaries(), loadSystemConfig()]);
});

async function show(more: Partial<Parameters<typeof OpenForm>[0]> = {}) {
  const props = { form, submitText: '提交', busyText: '正在提交', onSubmit, ...more };
  const view = render(
    <AntdProvider>
      <OpenForm {...props} />
    </AntdProvider>,
  );
  await screen.findByRole('img', { name: /图形验证码/ });
  const again = (count: number) =>
    view.rerender(
      <AntdProvider>
        <OpenForm {...props} again={count} />
      </AntdProvider>,
    );
  return { user: userEvent.setup({ delay: null }), again };
}

type User = Awaited<ReturnType<typeof show>>['user'];
const field = (label: string) => screen.getByLabelText(label);
const captcha = () => screen.getByRole('textbox', { name: '图形验证码' });
const ask = (user: User) => user.click(screen.getByRole('button', { name: '获取验证码' }));
const submit = (user: User) => user.click(screen.getByRole('button', { name: '提交' }));

async function fill(user: User) {
  await user.type(field('姓名'), '何雨');
  await user.type(field('手机号码'), PEOPLE.何雨.sjhm);
  await user.type(captcha(), 'AB12');
  await user.type(field('短信验证码'), '123456');
  await user.type(field('登录密码'), 'Heyu#2026');
  await user.type(field('确认密码'), 'Heyu#2026');
}

describe('提交', () => {
  it('什么都没填：每项各有提示，摘要有焦点，不提交', async () => {
    const { user } = await show();
    await submit(user);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    for (const text of [
      '请输入姓名',
      '请输入手机号',
      '请输入图形验证码',
      '请输入短信验证码',
      '请输入密码',
      '请输入确认密码',
    ]) {
      expect(within(summary).getByText(text)).toBeVisible();
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('交出所填的值，密码一字不动；连点只交一次', async () => {
    let finish: () => void = () => undefined;
    onSubmit.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const { user } = await show();
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: '提交' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: '何雨', sjhm: PEOPLE.何雨.sjhm, password: 'Heyu#2026' });
    expect(screen.getByRole('button', { name: '正在提交' })).toHaveAttribute('aria-disabled', 'true');
    finish();
    expect(await screen.findByRole('button', { name: '提交' })).toBeVisible();
  });

  it('中心说哪一项不对就在哪一项，填的都在，图形验证码换一张', async () => {
    onSubmit.mockRejectedValue(new ApiError('business', '姓名不符', { code: '1', fieldErrors: { name: '姓名不符' } }));
    const { user } = await show();
    await fill(user);
    const before = screen.getByRole('img', { name: /图形验证码/ }).getAttribute('src');
    await submit(user);
    expect(await screen.findAllByText('姓名不符')).toHaveLength(2);
    expect(field('登录密码')).toHaveValue('Heyu#2026');
    expect(captcha()).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('img', { name: /图形验证码/ })).not.toHaveAttribute('src', before));
  });

  it('中心的代码有它的位置：428 在图形验证码', async () => {
    onSubmit.mockRejectedValue(new ApiError('business', '验证码错误，请重新输入', { code: '428' }));
    const { user } = await show({ places: { '428': 'yzm' } });
    await fill(user);
    await submit(user);
    expect(await screen.findAllByText('验证码错误，请重新输入')).toHaveLength(2);
    expect(captcha()).toBeInvalid();
  });

  it('别的失败在表单上方，读得到；没有说话的失败也有话', async () => {
    onSubmit.mockRejectedValueOnce(new ApiError('network', '网络连接异常，请检查网络后重试'));
    const { user } = await show();
    await fill(user);
    await submit(user);
    const alert = await screen.findByText('网络连接异常，请检查网络后重试');
    expect(alert.closest('[role="alert"]')).toHaveFocus();
    onSubmit.mockRejectedValueOnce(new Error(''));
    await user.type(captcha(), 'CD34');
    await submit(user);
    expect(await screen.findByText('提交失败，请稍后重试')).toBeVisible();
  });

  it('中心提到没有显示的项目：说在上方；页面可以先让它显示', async () => {
    const error = new ApiError('business', '请补充', { code: '1', fieldErrors: { extra: '请补充附加信息' } });
    onSubmit.mockRejectedValueOnce(error);
    const { user } = await show();
    await fill(user);
    await submit(user);
    const said = await screen.findByText('请补充附加信息');
    expect(said.closest('[role="alert"]')).toHaveFocus();
    await user.clear(field('姓名'));
    await user.type(field('姓名'), '附加');
    expect(field('附加信息')).toBeVisible();
  });

  it('再次提交：again 每加一，用已填的值交一次', async () => {
    const { user, again } = await show();
    await fill(user);
    again(1);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    again(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    again(2);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it('没有字典和配置：说明原因，重新加载', async () => {
    const { initialDictionaries, useDictionaries } = await import('@/session/dictionary');
    useDictionaries.setState(initialDictionaries);
    await centre().fault({ path: '/api/core/v1/p/dict/getAll', kind: 'status', value: 500 });
    render(
      <AntdProvider>
        <OpenForm form={form} submitText="提交" busyText="正在提交" onSubmit={onSubmit} />
      </AntdProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('textbox', { name: '姓名' })).toBeVisible();
  });
});

describe('密码', () => {
  it('规则随输入逐条满足，说给读屏听', async () => {
    const { user } = await show();
    await user.type(field('登录密码'), 'abc');
    expect(field('登录密码')).toHaveAccessibleDescription(/6至20位（已输入3位）\s*，未满足/);
    await user.type(field('登录密码'), 'def1');
    for (const met of [
      /6至20位（已输入7位）\s*，已满足/,
      /字母、数字、符号至少两种\s*，已满足/,
      /不含空格\s*，已满足/,
    ]) {
      expect(field('登录密码')).toHaveAccessibleDescription(met);
    }
  });

  it('不合规则的密码留在框里，不显示为“已清除”', async () => {
    const { user } = await show();
    await user.type(field('登录密码'), 'abc');
    await user.tab();
    expect(await screen.findByText('密码6-20位，至少两种字符')).toBeVisible();
    expect(field('登录密码')).toHaveValue('abc');
    expect(screen.queryByText(/已清除/)).not.toBeInTheDocument();
  });

  it('两次不一致；改对第一次，提示消失', async () => {
    const { user } = await show();
    await user.type(field('登录密码'), 'Heyu#2025');
    await user.type(field('确认密码'), 'Heyu#2026');
    await user.tab();
    expect(await screen.findByText('两次输入的密码不一致')).toBeVisible();
    await user.type(field('登录密码'), '{Backspace}6');
    await waitFor(() => expect(screen.queryByText('两次输入的密码不一致')).not.toBeInTheDocument());
  });

  it('显示密码只是显示', async () => {
    const { user } = await show();
    await user.type(field('登录密码'), 'Heyu#2026');
    const [button] = screen.getAllByRole('button', { name: '显示密码' });
    await user.click(button ?? document.body);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(field('登录密码')).toHaveAttribute('type', 'text');
    expect(field('确认密码')).toHaveAttribute('type', 'password');
  });
});

describe('图形验证码与短信验证码', () => {
  it('要短信先答图形验证码：说出来，焦点到那里，不发送', async () => {
    const { user } = await show();
    await user.type(field('手机号码'), PEOPLE.何雨.sjhm);
    await ask(user);
    expect(screen.getByText('请先输入图形验证码，再获取短信验证码')).toBeVisible();
    await waitFor(() => expect(captcha()).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  it('发出之后图形验证码算通过，提交失败也不用再答', async () => {
    onSubmit.mockRejectedValue(new ApiError('business', '短信验证码错误或已失效', { code: '1' }));
    const { user } = await show();
    await user.type(field('手机号码'), PEOPLE.何雨.sjhm);
    await user.type(captcha(), 'AB12');
    await ask(user);
    expect(await screen.findByText('验证码已发送至138****0041，请注意查收')).toBeVisible();
    const answered = readCaptcha(send.mock.calls[0]?.[0].yzm ?? '');
    expect(answered).toEqual({ code: 'AB12', uuid: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(screen.getByText('图形验证已通过')).toBeVisible();
    await user.type(field('姓名'), '何雨');
    await user.type(field('短信验证码'), '000000');
    await user.type(field('登录密码'), 'Heyu#2026');
    await user.type(field('确认密码'), 'Heyu#2026');
    await submit(user);
    expect(await screen.findByText('短信验证码错误或已失效')).toBeVisible();
    expect(screen.getByText('图形验证已通过')).toBeVisible();
  });

  it.each([
    ['错误', '验证码错误，请重新输入', { code: '428' }],
    ['过期', '验证码已过期，请输入新的验证码', { fieldErrors: { yzm: '验证码已过期，请输入新的验证码' } }],
  ])('图形验证码%s：说在它的位置上，换一张，焦点回来', async (_what, message, more) => {
    send.mockRejectedValue(new ApiError('business', message, more));
    const { user } = await show();
    await user.type(field('手机号码'), PEOPLE.何雨.sjhm);
    await user.type(captcha(), '0000');
    await ask(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(captcha()).toHaveAccessibleDescription(new RegExp(message));
    await waitFor(() => expect(captcha()).toHaveFocus());
    expect(captcha()).toHaveValue('');
  });

  it('没有发出去（加密服务不可用）：图形验证码还可以用', async () => {
    send.mockRejectedValueOnce(new ApiError('secret', '加密服务暂不可用，信息没有发出，请稍后重试'));
    const { user } = await show();
    await user.type(field('手机号码'), PEOPLE.何雨.sjhm);
    await user.type(captcha(), 'AB12');
    await ask(user);
    expect(await screen.findByText('加密服务暂不可用，信息没有发出，请稍后重试')).toBeVisible();
    expect(captcha()).toHaveValue('AB12');
  });

  it('看不清可以改用文字题，再改回图片', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: '看不清？改用文字题' }));
    expect(await screen.findByText(/等于几？请输入数字/)).toBeVisible();
    expect(captcha()).toHaveAccessibleDescription(/等于几/);
    await user.click(screen.getByRole('button', { name: '改用图片' }));
    expect(await screen.findByRole('img', { name: /图形验证码/ })).toBeVisible();
  });

  it('验证码取不到：说原因，可以换一张', async () => {
    await centre().fault({ path: 'getImgCode', kind: 'status', value: 500 });
    render(
      <AntdProvider>
        <OpenForm form={form} submitText="提交" busyText="正在提交" onSubmit={onSubmit} />
      </AntdProvider>,
    );
    expect(await screen.findByText('加载失败')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '换一张' }));
    expect(await screen.findByRole('img', { name: /图形验证码/ })).toBeVisible();
    // The centre is really asked: another picture each time.
    expect((await fetchCaptcha('picture')).uuid).toMatch(/-/);
  });
});
