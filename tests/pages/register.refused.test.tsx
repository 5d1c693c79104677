import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readPrefill } from '@/session/sign-in/sign-in-prefill';
import { chooseOption, openList } from '../choose-option';
import { NEWCOMERS, OPERATORS, PEOPLE, UNITS } from '../people';
import { renderHall } from '../render-hall';
import { field, fillPerson, finish, HE, PASSWORD, press, provePhone, put, type User } from './fill-registration';

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

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const ZHANG = { name: '张建国', id: PEOPLE.张建国.zjhm, phone: PEOPLE.张建国.sjhm };

it('个人，查无此人：给出别的注册和网点，返回修改时填的都在，同一个验证码还可以用', async () => {
  const { user } = await renderHall('/userRegister', { centre });
  await fillPerson(user, centre, { name: '何雪' });
  await press(user, '注册');
  expect(await heading('未找到与您填写的姓名、证件一致的公积金账户')).toHaveFocus();
  for (const name of ['灵活就业人员设立', '异地贷款人员注册']) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(await screen.findByRole('list', { name: '服务网点' })).toBeVisible();
  await press(user, '返回修改');
  expect(await field('登录密码')).toHaveValue(PASSWORD);
  await put(user, '姓名', HE.name);
  await press(user, '注册');
  expect(await heading('注册成功')).toHaveFocus();
});

it('个人，已注册：手机验证通过后才说，带着证件号码去登录', async () => {
  const { user, address } = await renderHall('/userRegister', { centre });
  await fillPerson(user, centre, ZHANG);
  const code = await centre.lastCode('sms');
  await put(user, '短信验证码', code === '000000' ? '111111' : '000000');
  await press(user, '注册');
  expect(await screen.findAllByText('短信验证码错误或已失效')).not.toHaveLength(0);
  expect(screen.queryByText(/该用户已注册/)).not.toBeInTheDocument();
  await put(user, '短信验证码', code);
  await press(user, '注册');
  expect(await heading('该用户已注册，请直接登录')).toHaveFocus();
  await press(user, '去登录');
  expect(await field('证件号码')).toHaveValue(ZHANG.id);
  expect(address()).toBe('/login');
});

const QIMING = UNITS.启明教育;
const HAN = OPERATORS.韩梅;

async function nameUnit(user: User, dwzh: string, tyshxydm: string): Promise<void> {
  await screen.findByRole('img', { name: /图形验证码/ });
  await put(user, '单位账号', dwzh);
  await put(user, '统一社会信用代码', tyshxydm);
  await put(user, '图形验证码', await centre.lastCode('captcha'));
  await press(user, '下一步');
}

it('单位，登记的经办人：账号与代码、经办人不符各在原处说明，上一步填的都在，注册成功后去登录', async () => {
  const { user } = await renderHall('/dwRegister', { centre });
  await nameUnit(user, QIMING.dwzh, UNITS.华夏精密.tyshxydm);
  expect(await screen.findAllByText('单位账号与统一社会信用代码不匹配')).not.toHaveLength(0);
  expect(await field('图形验证码')).toHaveValue('');
  await nameUnit(user, QIMING.dwzh, QIMING.tyshxydm);
  expect(await screen.findByText('单位名称：启明教育咨询有限公司')).toBeVisible();
  await put(user, '经办人姓名', '韩雪');
  await put(user, '经办人证件号码', HAN.jbrzjhm);
  await press(user, '下一步');
  expect(await screen.findByText('经办人信息与登记信息不一致')).toBeVisible();
  await put(user, '经办人姓名', '韩梅');
  await press(user, '下一步');
  expect(await screen.findByText('139****0005')).toBeVisible();
  await press(user, '上一步');
  expect(await field('经办人姓名')).toHaveValue('韩梅');
  await press(user, '下一步');
  await press(user, '获取验证码');
  await screen.findByText(/验证码已发送至139\*{4}0005/);
  await finish(user, centre);
  await press(user, '注册');
  expect(await heading('注册成功')).toHaveFocus();
  expect(screen.getByText('管理员')).toBeVisible();
  expect(readPrefill()).toMatchObject({ loginType: '2', account: QIMING.dwzh });
});

async function choose(group: string, names: readonly string[]): Promise<void> {
  const place = await screen.findByRole('group', { name: group });
  for (const [at, name] of names.entries()) {
    const select = within(place).getAllByRole('combobox')[at] as HTMLElement;
    await chooseOption(select, name);
  }
}

it('灵活就业，只有本市的区县可选；已有账户的，手机验证之后指向登录', async () => {
  const { user, address } = await renderHall('/lhjyrysl', { centre });
  await press(user, '注册并去开户');
  expect(await screen.findByRole('link', { name: '请选择居住/从业所在地' })).toBeVisible();
  const district = screen.getByRole('combobox', { name: '居住/从业所在地' });
  await openList(district);
  expect(screen.queryByRole('option', { name: '西湖区' })).not.toBeInTheDocument();
  await chooseOption(district, '海淀区');
  await put(user, '姓名', ZHANG.name);
  await put(user, '证件号码', ZHANG.id);
  await provePhone(user, centre, ZHANG.phone);
  expect(screen.queryByText(/您已有公积金账户/)).not.toBeInTheDocument();
  await press(user, '注册并去开户');
  expect(await heading('您已有公积金账户，请直接登录办理')).toHaveFocus();
  await press(user, '去登录');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await field('证件号码')).toHaveValue(ZHANG.id);
});

it('异地，查不到缴存信息：要证明编号和文件，补上后注册成功', async () => {
  const { xingming, zjhm, sjhm } = NEWCOMERS.宋词;
  const { user, address } = await renderHall('/yddkryzc', { centre });
  await put(user, '姓名', xingming);
  await put(user, '证件号码', zjhm);
  await chooseOption(screen.getByRole('combobox', { name: '婚姻状况' }), '未婚');
  await choose('缴存省市', ['浙江省', '杭州市']);
  await chooseOption(screen.getByRole('combobox', { name: '缴存中心' }), '杭州住房公积金管理中心');
  await put(user, '缴存单位', '杭州西溪设计有限公司');
  await provePhone(user, centre, sjhm);
  await press(user, '注册');
  expect(await screen.findByRole('link', { name: '未查询到异地缴存信息，请上传缴存使用证明' })).toBeVisible();
  expect(screen.getByRole('link', { name: '请输入异地贷款缴存使用证明编号' })).toBeVisible();
  await put(user, '异地贷款缴存使用证明编号', 'YD2026001');
  const pdf = new File(['%PDF-1.7 certificate'], '证明.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByText('选择证明文件'), pdf);
  expect(await screen.findByText(/已选择：证明\.pdf/)).toBeVisible();
  await press(user, '注册');
  expect(await screen.findByText('YD2026001（待贷款审核时人工核验）')).toBeVisible();
  expect(address()).toBe('/grwt/GrwtHome');
});
