import { decrypt } from '@mocks/centre/kernel/secrets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '@/session/session-store';
import { fileCentre } from '../file-centre';
import { type ACCOUNTS, NOBODY, OPERATORS, PASSWORD, PEOPLE, UNITS } from '../people';
import { type HallOnShow, renderHall } from '../render-hall';
import { recordRequests } from '../sent-requests';

const ZHANG = PEOPLE.张建国.zjhm;
const OLD = PASSWORD;
const NEW = 'Xin@2027';

const centre = fileCentre();

const sent = recordRequests();

type User = HallOnShow['user'];

const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });

/** Pasted in place of what is there: quicker than key by key. */
async function put(user: User, name: string, text: string): Promise<void> {
  await user.clear(await field(name));
  await user.click(await field(name));
  await user.paste(text);
}

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

async function openForgotten(query = ''): Promise<HallOnShow> {
  const hall = await renderHall(`/forgotPwd${query}`, { centre });
  await screen.findByRole('img', { name: /图形验证码/ });
  return hall;
}

async function captcha(user: User, answer?: string): Promise<void> {
  await screen.findByRole('img', { name: /图形验证码/ });
  await put(user, '图形验证码', answer ?? (await centre.lastCode('captcha')));
}

/** Step 1, from the page just opened to step 2. */
async function identify(user: User, zjhm = ZHANG): Promise<void> {
  await put(user, '证件号码', zjhm);
  await captcha(user);
  await press(user, '下一步');
  await screen.findByRole('heading', { name: '短信验证' });
}

async function proveBySms(user: User): Promise<void> {
  await press(user, '获取验证码');
  await screen.findByText(/^验证码已发送至/);
  await put(user, '短信验证码', await centre.lastCode('sms'));
  await press(user, '下一步');
  await screen.findByRole('heading', { name: '设置新密码', level: 2 });
}

async function choosePassword(user: User, password = NEW, repeated = password): Promise<void> {
  for (const [label, text] of [
    ['新密码', password],
    ['确认密码', repeated],
  ] as const) {
    await put(user, label, text);
  }
  await press(user, '确定');
}

describe('step 1, the identity', () => {
  it.each([
    ['个人', ['请输入证件号', '请输入图形验证码']],
    ['单位', ['请输入单位账号', '请输入经办人姓名', '请输入经办人证件号码', '请输入图形验证码']],
    ['其他单位', ['请输入单位账号', '请输入经办人姓名', '请输入经办人证件号码', '请输入图形验证码']],
    ['开发商', ['请输入开发商编号', '请输入图形验证码']],
  ])('empty form of %s: every message, in the summary and at the field', async (kind, messages) => {
    const { user } = await openForgotten();
    await user.click(screen.getByRole('radio', { name: kind }));
    await press(user, '下一步');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(messages);
    for (const message of messages) expect(screen.getAllByText(message)).toHaveLength(2);
  });

  it.each([
    ['1', '个人'],
    ['2', '单位'],
    ['other', '其他单位'],
    ['3', '开发商'],
    ['<9>', '个人'],
  ])('starts with the login type of the sign-in page: %s', async (loginType, kind) => {
    await openForgotten(`?loginType=${encodeURIComponent(loginType)}`);
    expect(screen.getByRole('radio', { name: kind })).toBeChecked();
  });

  it('an ID number with a wrong check digit is refused where it is typed', async () => {
    const { user } = await openForgotten();
    await put(user, '证件号码', '110101198503071210');
    await captcha(user);
    await press(user, '下一步');
    expect(await screen.findAllByText('请输入正确格式的证件号')).toHaveLength(2);
  });

  it('a wrong captcha: at its field, a new picture, the rest stays', async () => {
    const { user } = await openForgotten();
    const picture = () => screen.getByRole('img', { name: /图形验证码/ }).getAttribute('src');
    const former = picture();
    await put(user, '证件号码', ZHANG);
    await captcha(user, '0000');
    await press(user, '下一步');
    expect(await screen.findAllByText('验证码错误，请重新输入')).toHaveLength(2);
    await waitFor(() => expect(picture()).not.toBe(former));
    expect(await field('证件号码')).toHaveValue(ZHANG);
    expect(await field('图形验证码')).toHaveValue('');
  });

  it('without the key nothing leaves, and the words say so', async () => {
    const { user } = await openForgotten();
    await centre.fault({ path: 'getPubleKey', kind: 'status', value: 500, times: 9 });
    await put(user, '证件号码', ZHANG);
    await captcha(user);
    await press(user, '下一步');
    expect(await screen.findByText('加密服务暂不可用，信息没有发出，请稍后重试')).toBeVisible();
  });
});

describe('the three steps', () => {
  it('lead from the identity to the sign-in page with the account filled', async () => {
    const { user, address } = await openForgotten();
    await identify(user);
    expect(address()).toBe('/forgotPwd?step=2');
    expect(screen.getByText('138****0001')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await proveBySms(user);
    expect(address()).toBe('/setLoginPwd');
    await choosePassword(user);
    expect(await screen.findByText('密码已重新设置，请使用新密码登录')).toBeVisible();
    expect(address()).toBe('/login');
    expect(await field('证件号码')).toHaveValue(ZHANG);
    await put(user, '密码', NEW);
    await captcha(user);
    await press(user, '登录');
    await waitFor(() => expect(useSession.getState().phase).toBe('open'));
    expect(useSession.getState().userInfo?.nikName).toBe('张建国');
  });

  it('an other unit has step 3 at an address of its own and comes back to its own sign-in method', async () => {
    const { user, address } = await openForgotten('?loginType=other');
    await put(user, '单位账号', UNITS.融资担保.dwzh);
    await put(user, '经办人姓名', '郑保国');
    await put(user, '经办人证件号码', OPERATORS.郑保国.jbrzjhm);
    await captcha(user);
    await press(user, '下一步');
    await proveBySms(user);
    expect(address()).toBe('/setQtLoginPwd');
    await choosePassword(user);
    expect(await screen.findByRole('tab', { name: '其他单位登录', selected: true })).toBeVisible();
    expect(await field('单位账号')).toHaveValue(UNITS.融资担保.dwzh);
  });

  it('of a unit: number, operator, password and code leave, all but the name and the code encrypted', async () => {
    const { user, address } = await openForgotten('?loginType=2');
    await put(user, '单位账号', UNITS.华夏精密.dwzh);
    await put(user, '经办人姓名', '吴晓东');
    await put(user, '经办人证件号码', OPERATORS.吴晓东.jbrzjhm);
    await captcha(user);
    await press(user, '下一步');
    await proveBySms(user);
    expect(address()).toBe('/setLoginPwd');
    const code = await centre.lastCode('sms');
    await choosePassword(user);
    await screen.findByText('密码已重新设置，请使用新密码登录');
    const body = sent.of('setLoginPwd')[0]?.body ?? {};
    expect([body.jbrxm, body.dxyzm]).toEqual(['吴晓东', code]);
    expect(['dwzh', 'jbrzjhm', 'password'].map((name) => decrypt(String(body[name])))).toEqual([
      UNITS.华夏精密.dwzh,
      OPERATORS.吴晓东.jbrzjhm,
      NEW,
    ]);
  });

  it('nothing of them is in storage or address', async () => {
    const { user } = await openForgotten();
    await identify(user);
    await proveBySms(user);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + window.location.href;
    for (const secret of [ZHANG, await centre.lastCode('sms'), PEOPLE.张建国.sjhm]) expect(kept).not.toContain(secret);
  });

  it('Back leads to the former steps, with what was typed, and on again', async () => {
    const { user, router, address } = await openForgotten();
    await identify(user);
    await router.navigate(-1);
    await screen.findByRole('heading', { name: '填写身份信息' });
    expect(await field('证件号码')).toHaveValue(ZHANG);
    await router.navigate(1);
    await proveBySms(user);
    await router.navigate(-1);
    await screen.findByRole('heading', { name: '短信验证已通过' });
    await press(user, '下一步');
    await screen.findByLabelText('新密码');
    expect(address()).toBe('/setLoginPwd');
  });

  it.each(['/setLoginPwd', '/setQtLoginPwd'])('%s typed without step 1 leads there, with words', async (path) => {
    const { address } = await renderHall(path, { centre });
    expect(await screen.findByText('请先验证身份，再设置新密码')).toBeVisible();
    expect(address()).toBe('/forgotPwd');
  });

  it('/setLoginPwd typed after step 1 leads to step 2, with words', async () => {
    const { user, router, address } = await openForgotten();
    await identify(user);
    await router.navigate('/setLoginPwd');
    expect(await screen.findByText('请先完成短信验证或刷脸核验，再设置新密码')).toBeVisible();
    expect(address()).toBe('/forgotPwd?step=2');
  });

  it('/setQtLoginPwd typed by somebody else is /setLoginPwd', async () => {
    const { user, router, address } = await openForgotten();
    await identify(user);
    await proveBySms(user);
    await router.navigate('/setQtLoginPwd');
    await waitFor(() => expect(address()).toBe('/setLoginPwd'));
  });

  it('step 2 after a reload begins at step 1, with words', async () => {
    const { address } = await renderHall('/forgotPwd?step=2', { centre });
    expect(await screen.findByText('为保护账户安全，页面刷新或超过10分钟后须重新验证身份')).toBeVisible();
    expect(address()).toBe('/forgotPwd');
  });

  it('somebody signed in is led to the change of password', async () => {
    const { user, address } = await renderHall('/forgotPwd', { centre, person: '张建国', waitForHeading: false });
    await press(user, '去修改密码');
    await waitFor(() => expect(address()).toBe('/grwt/zhxx/zhxxbg/mmxg'));
  });
});

describe('step 2, SMS or face', () => {
  it('empty: the message, and the code is never asked for', async () => {
    const { user } = await openForgotten();
    await identify(user);
    await press(user, '下一步');
    expect(await screen.findAllByText('请输入短信验证码')).toHaveLength(2);
    expect((await centre.outbox()).some(({ kind, code }) => kind === 'sms' && code !== '')).toBe(false);
  });

  it('a wrong code is said at its field; five of them begin anew, with what was typed in step 1', async () => {
    const { user, address } = await openForgotten();
    await identify(user);
    await press(user, '获取验证码');
    await screen.findByText('验证码已发送至138****0001，请注意查收');
    const right = await centre.lastCode('sms');
    await put(user, '短信验证码', right === '000000' ? '111111' : '000000');
    for (let i = 1; i < 5; i += 1) {
      await press(user, '下一步');
      await waitFor(() => expect(screen.getAllByText('短信验证码错误或已失效')).toHaveLength(2));
    }
    await press(user, '下一步');
    expect(await screen.findByText('短信验证码连续输错5次，请重新验证身份')).toBeVisible();
    expect(address()).toBe('/forgotPwd');
    expect(await field('证件号码')).toHaveValue(ZHANG);
  });

  it('too frequent: the words stand at the button, and what is typed stays', async () => {
    const first = await openForgotten();
    await identify(first.user);
    await centre.fault({ path: 'sendRecoverPwdSmsCode', kind: 'code', value: '429' });
    await put(first.user, '短信验证码', '123456');
    await press(first.user, '获取验证码');
    expect(await screen.findByText('请求过频繁')).toBeVisible();
    expect(await field('短信验证码')).toHaveValue('123456');
  });

  it('a ticket that has run out begins anew when a code is asked for', async () => {
    const { user, address } = await openForgotten();
    await identify(user);
    centre.passTime(601_000);
    await press(user, '获取验证码');
    expect(await screen.findByText('身份验证已超过10分钟或已使用，请重新验证身份')).toBeVisible();
    expect(address()).toBe('/forgotPwd');
  });

  it('an unknown account looks the same up to the code, which is always wrong', async () => {
    const { user } = await openForgotten();
    await identify(user, NOBODY.zjhm);
    expect(screen.getByText(/^1\d\d\*{4}\d{4}$/)).toBeVisible();
    await press(user, '获取验证码');
    await screen.findByText(/^验证码已发送至1\d\d\*{4}\d{4}，请注意查收$/);
    expect((await centre.outbox()).some(({ kind, code }) => kind === 'sms' && code !== '')).toBe(false);
    await put(user, '短信验证码', '123456');
    await press(user, '下一步');
    expect(await screen.findAllByText('短信验证码错误或已失效')).toHaveLength(2);
  });

  it('number no longer in use: the face by the phone leads on', async () => {
    const { user, address } = await openForgotten();
    await identify(user);
    await press(user, '刷脸核验');
    const dialog = await screen.findByRole('dialog', { name: '刷脸核验' });
    await within(dialog).findByText('等待扫码');
    const uuid = (await centre.outbox()).find(({ kind }) => kind === 'face')?.uuid;
    const scan = { method: 'POST', body: JSON.stringify({ uuid, action: 'confirm', zjhm: ZHANG }) };
    await fetch('/api/__qa__/scan', scan);
    await screen.findByRole('heading', { name: '设置新密码', level: 2 });
    expect(address()).toBe('/setLoginPwd');
    await choosePassword(user);
    expect(await screen.findByText('密码已重新设置，请使用新密码登录')).toBeVisible();
  });

  it('cancelled on the phone: the words, and another code', async () => {
    const { user } = await openForgotten();
    await identify(user);
    await press(user, '刷脸核验');
    await screen.findByText('等待扫码');
    const uuid = (await centre.outbox()).find(({ kind }) => kind === 'face')?.uuid;
    await fetch('/api/__qa__/scan', { method: 'POST', body: JSON.stringify({ uuid, action: 'cancel' }) });
    expect(await screen.findByText(/^您已在手机上取消刷脸核验/)).toBeVisible();
    await press(user, '刷新二维码');
    expect(await screen.findByText('等待扫码')).toBeVisible();
  });

  it('no face either: the counters with their addresses', async () => {
    const { user } = await openForgotten();
    await identify(user);
    await press(user, '查看柜台地址');
    const list = await screen.findByRole('list', { name: '服务网点' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(within(list).getByText('地址：云州市东城区人民路100号政务服务中心二楼公积金窗口')).toBeVisible();
  });

  it('a developer has no face check, and is told what the counter needs', async () => {
    const { user } = await openForgotten('?loginType=3');
    await put(user, '开发商编号', 'kf000001');
    await captcha(user);
    await press(user, '下一步');
    await screen.findByText('139****0101');
    expect(screen.queryByRole('button', { name: '刷脸核验' })).not.toBeInTheDocument();
    expect(screen.getByText('请持营业执照和经办人有效证件到柜台办理。')).toBeVisible();
  });
});

describe('step 3, the new password', () => {
  async function openStepThree(): Promise<HallOnShow> {
    const hall = await openForgotten();
    await identify(hall.user);
    await proveBySms(hall.user);
    return hall;
  }

  it('empty, then one that is no password, then two that differ', async () => {
    const { user } = await openStepThree();
    await press(user, '确定');
    expect(await screen.findAllByText('请输入新密码')).toHaveLength(2);
    await choosePassword(user, 'abc');
    expect(await screen.findAllByText('密码6-20位，至少两种字符')).toHaveLength(2);
    await choosePassword(user, NEW, 'Xin@2028');
    expect(await screen.findAllByText('两次输入的密码不一致')).toHaveLength(2);
  });

  it('the rule is shown as it is met', async () => {
    const { user } = await openStepThree();
    await user.type(await field('新密码'), 'abc');
    expect(screen.getByText(/6至20位（已输入3位）/)).toHaveTextContent('未满足');
    await user.type(await field('新密码'), '@123');
    expect(screen.getByText(/6至20位（已输入7位）/)).toHaveTextContent('，已满足');
  });

  it('the present password is refused at its field, and another one is taken', async () => {
    const { user } = await openStepThree();
    await choosePassword(user, OLD);
    expect(await screen.findAllByText('新密码不能与当前密码相同')).toHaveLength(2);
    expect(await field('新密码')).toHaveValue(OLD);
    await choosePassword(user);
    expect(await screen.findByText('密码已重新设置，请使用新密码登录')).toBeVisible();
  });

  it('a lost answer: the words say that it may have been set', async () => {
    const { user } = await openStepThree();
    await centre.fault({ path: '/recoverPwd', kind: 'abort' });
    await choosePassword(user);
    expect(await screen.findByText(/密码可能已经设置成功，请先用新密码登录/)).toBeVisible();
  });
});

describe('change of password from the menu', () => {
  const AREAS = [
    ['张建国', '/grwt/zhxx/zhxxbg/mmxg', '138****0001'],
    ['华夏精密', '/dwwt/xtgl/mmxg', '139****0001'],
    ['安居置业', '/kfswt/cx_yw/xx_cx/mmxg', '139****0101'],
  ] as const satisfies readonly (readonly [keyof typeof ACCOUNTS, string, string])[];

  async function change(user: User, password = NEW): Promise<void> {
    for (const label of ['新密码', '确认密码']) {
      await put(user, label, password);
    }
    await press(user, '确定修改');
  }

  it.each(AREAS)('%s: empty, then by SMS, and the session stays', async (person, path, sjhm) => {
    const { user } = await renderHall(path, { centre, person });
    await screen.findByText(sjhm);
    await press(user, '确定修改');
    for (const text of ['请输入短信验证码', '请输入新密码', '请输入确认密码']) {
      expect(await screen.findAllByText(text)).toHaveLength(2);
    }
    await press(user, '获取验证码');
    await screen.findByText(`验证码已发送至${sjhm}，请注意查收`);
    await put(user, '短信验证码', await centre.lastCode('sms'));
    await change(user);
    expect(await screen.findByRole('heading', { name: '登录密码已修改' })).toHaveFocus();
    expect(useSession.getState().phase).toBe('open');
  });

  it('wrong code, the present password, too frequent: words at the place, nothing typed is lost', async () => {
    const { user } = await renderHall('/grwt/zhxx/zhxxbg/mmxg', { centre, person: '张建国' });
    await press(user, '获取验证码');
    await screen.findByText(/^验证码已发送至/);
    expect(screen.getByRole('button', { name: /秒后可重新获取$/ })).toHaveAttribute('aria-disabled', 'true');
    const right = await centre.lastCode('sms');
    await put(user, '短信验证码', right === '000000' ? '111111' : '000000');
    await change(user);
    expect(await screen.findAllByText('短信验证码错误或已失效')).toHaveLength(2);
    expect(await field('新密码')).toHaveValue(NEW);
    await put(user, '短信验证码', right);
    await change(user, OLD);
    expect(await screen.findAllByText('新密码不能与当前密码相同')).toHaveLength(2);
    expect(await field('短信验证码')).toHaveValue(right);
  });

  it('is hinted at when the password is older than 90 days, and no longer once it is changed', async () => {
    await centre.transact((tx) => {
      tx.store.table<{ at: number }>('password-changes').put(`person:${PEOPLE.张建国.grzh}:`, {
        at: tx.now() - 91 * 24 * 3_600_000,
      });
    });
    const { user, router } = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    expect(await screen.findByText(/您的登录密码已超过90天没有修改，建议尽快更换。/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '去修改密码' }));
    await press(user, '获取验证码');
    await screen.findByText(/^验证码已发送至/);
    await put(user, '短信验证码', await centre.lastCode('sms'));
    await change(user);
    await screen.findByRole('heading', { name: '登录密码已修改' });
    await router.navigate('/grwt/GrwtHome');
    await screen.findByRole('heading', { name: '我的公积金' });
    expect(screen.queryByText(/没有修改/)).not.toBeInTheDocument();
  });
});
