import { decrypt } from '@mocks/centre/kernel/secrets';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPrefill } from '@/session/sign-in/sign-in-prefill';
import { chooseOption } from '../choose-option';
import { PEOPLE, UNITS } from '../people';
import { renderHall } from '../render-hall';
import { recordRequests } from '../sent-requests';
import { field, fillPerson, HE, PASSWORD, press, put } from './fill-registration';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await centre.reset();
});
afterAll(() => centre.close());

const sent = recordRequests();
const registrations = () =>
  sent.all().flatMap(({ path }) => (path.includes('/register/') ? [path.split('/').at(-1)] : []));

describe('/userRegister', () => {
  it('什么都没填：每项各有提示，在摘要里也在它的位置上，不发请求', async () => {
    const { user } = await renderHall('/userRegister', { centre });
    await field('姓名');
    await press(user, '注册');
    const summary = await screen.findByRole('alert');
    for (const text of [
      '请输入姓名',
      '请输入证件号',
      '请输入手机号',
      '请输入图形验证码',
      '请输入短信验证码',
      '请输入密码',
      '请输入确认密码',
      '请先阅读并同意《用户服务协议》和《隐私说明》',
    ]) {
      expect(within(summary).getByText(text)).toBeVisible();
      expect(screen.getAllByText(text)).toHaveLength(2);
    }
    expect(registrations()).toEqual([]);
  });

  it('请求与规格一致：表单编码，证件、手机、密码加密并以 04 开头，证件类型转为流程 A 的代码', async () => {
    const { user } = await renderHall('/userRegister', { centre });
    await fillPerson(user, centre);
    await press(user, '注册');
    await screen.findByRole('heading', { name: /注册成功/ });
    expect(registrations()).toEqual(['sendPersonSmsCode', 'person']);
    expect(decrypt(String(sent.of('register/sendPersonSmsCode')[0]?.body.zjhm))).toBe(HE.id);
    const body = sent.of('register/person')[0]?.body ?? {};
    expect(Object.keys(body).sort()).toEqual(['dxyzm', 'password', 'sjhm', 'xingming', 'zjhm', 'zjlx']);
    expect([body.xingming, body.zjlx]).toEqual(['何雨', '01']);
    for (const [name, plain] of [
      ['zjhm', HE.id],
      ['sjhm', HE.phone],
      ['password', PASSWORD],
    ] as const) {
      expect(body[name]).toMatch(/^04[\da-f]{194,}$/i);
      expect(decrypt(String(body[name]))).toBe(plain);
    }
    expect(readPrefill()).toEqual({ loginType: '1', account: HE.id, method: 'account-password' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(HE.id);
  });

  it('证件类型选护照：号码不按身份证核对，选回身份证立即核对', async () => {
    const { user } = await renderHall('/userRegister', { centre });
    await chooseOption(await screen.findByLabelText('证件类型'), '护照');
    await put(user, '证件号码', 'E12345678');
    await user.tab();
    expect(screen.queryByText('请输入正确格式的证件号')).not.toBeInTheDocument();
    await chooseOption(screen.getByLabelText('证件类型'), '身份证');
    expect(await screen.findByText('请输入正确格式的证件号')).toBeVisible();
  });

  it('同一证件有多个账户：这时才要个人公积金账号', async () => {
    const { persons } = await import('@mocks/centre/kernel/people');
    await centre.transact(({ store }) => {
      const person = persons(store).get(PEOPLE.何雨.grzh);
      if (person) persons(store).put('100000000941', { ...person, grzh: '100000000941', sjhm: '' });
    });
    const { user } = await renderHall('/userRegister', { centre });
    await fillPerson(user, centre);
    expect(screen.queryByLabelText('个人公积金账号')).not.toBeInTheDocument();
    await press(user, '注册');
    expect(await screen.findAllByText('您名下有多个个人公积金账户，请填写要使用的个人公积金账号')).toHaveLength(2);
    await put(user, '个人公积金账号', PEOPLE.何雨.grzh);
    await press(user, '注册');
    expect(await screen.findByRole('heading', { name: /注册成功/ })).toHaveFocus();
  });

  it('应答丢了：说明可能已经成功，先去登录', async () => {
    const { user } = await renderHall('/userRegister', { centre });
    await fillPerson(user, centre);
    await centre.fault({ path: '/register/person', kind: 'abort' });
    await press(user, '注册');
    expect(await screen.findByText(/注册可能已经成功：请先用刚才设置的密码登录/)).toBeVisible();
  });
});

describe('/dwRegister', () => {
  it('什么都没填：每项各有提示', async () => {
    const { user } = await renderHall('/dwRegister', { centre });
    await field('单位账号');
    await press(user, '下一步');
    const summary = await screen.findByRole('alert');
    for (const text of ['请输入单位账号', '请输入统一社会信用代码', '请输入图形验证码']) {
      expect(within(summary).getByText(text)).toBeVisible();
    }
  });

  it('经办人一步什么都没填：登记的三项，新授权的五项', async () => {
    const { user } = await renderHall('/dwRegister', { centre });
    await screen.findByRole('img', { name: /图形验证码/ });
    await put(user, '单位账号', UNITS.华夏精密.dwzh);
    await put(user, '统一社会信用代码', '91110105ma01h7xk39');
    await put(user, '图形验证码', await centre.lastCode('captcha'));
    await press(user, '下一步');
    expect(await screen.findByText('单位名称：华夏精密制造有限公司')).toBeVisible();
    await press(user, '下一步');
    for (const text of ['请输入经办人姓名', '请输入经办人证件号码']) expect(screen.getAllByText(text)).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /新授权的经办人/ }));
    await press(user, '下一步');
    await waitFor(() => expect(screen.getAllByText('请输入经办人手机')).toHaveLength(2));
    expect(screen.getAllByText('请上传单位授权书')).toHaveLength(2);
  });
});

describe('/user_agreement', () => {
  it('协议全文来自中心', async () => {
    await renderHall('/user_agreement?xylx=unit', { centre });
    expect(await screen.findByRole('heading', { name: '二、经办人与权限' })).toBeVisible();
    expect(screen.getByText('2026年第1版，自2026-09-20起施行')).toBeVisible();
  });

  it('全文取不到：说明原因，先看要点，重新加载后是全文', async () => {
    await centre.fault({ path: 'getXyxq', kind: 'status', value: 500 });
    const { user } = await renderHall('/user_agreement', { centre });
    expect(await screen.findByText(/以下是协议要点/)).toBeVisible();
    expect(screen.getByText(/妥善保管密码和验证码/)).toBeVisible();
    await press(user, '重新加载');
    expect(await screen.findByRole('heading', { name: '七、争议的解决' })).toBeVisible();
    expect(screen.queryByText(/以下是协议要点/)).toBeNull();
  });

  it('全文是空的：同样先看要点', async () => {
    const empty = JSON.stringify({ code: 0, msg: '', data: { bt: '', bb: '', sxrq: '', pznr: '' } });
    await centre.fault({ path: 'getXyxq', kind: 'answer', value: empty });
    await renderHall('/user_agreement', { centre });
    expect(await screen.findByRole('alert')).toHaveTextContent('协议全文加载失败');
  });
});

it.each([
  ['/userRegister', '姓名', HE.name, '单位用户请从这里注册'],
  ['/lhjyrysl', '姓名', HE.name, '已有公积金账户，去注册'],
  ['/dwRegister', '单位账号', UNITS.华夏精密.dwzh, '个人用户请从这里注册'],
])('%s：填了内容要离开先问一句，留下的还在；没填的不问', async (path, name, typed, link) => {
  const { user } = await renderHall(path, { centre });
  await put(user, name, typed);
  await user.click(await screen.findByRole('link', { name: link }));
  const question = await screen.findByRole('dialog', { name: '系统提示' });
  expect(question).toHaveTextContent('本页填写的内容还没有提交，离开后不会保留');
  await user.click(within(question).getByRole('button', { name: '停留本页面' }));
  expect(await field(name)).toHaveValue(typed);
  await user.clear(await field(name));
  await user.click(await screen.findByRole('link', { name: link }));
  await waitFor(() => expect(screen.queryByRole('link', { name: link })).toBeNull());
  expect(screen.queryByRole('dialog', { name: '系统提示' })).toBeNull();
});
