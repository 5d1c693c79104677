import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CODE, LOCKED_CODE, PHONE, UNKNOWN_CODE } from '../centre/registration/unit-deposit-form';
import { chooseOption } from '../choose-option';
import { fileCentre } from '../file-centre';
import { acceptAgreement } from '../flows/agreement';
import { UNITS } from '../people';
import { renderHall } from '../render-hall';

type User = ReturnType<typeof userEvent.setup>;

const centre = fileCentre();

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

async function open(): Promise<User> {
  const { user } = await renderHall('/UnitDeposit', { centre });
  await screen.findByRole('textbox', { name: '统一社会信用代码' });
  return user;
}

async function begin(code: string): Promise<User> {
  const user = await open();
  await user.type(field('统一社会信用代码'), code);
  await prove(user, '开始办理');
  return user;
}

/** Phone and code, with the captcha before it; the form is sent by its one button. */
async function prove(user: User, submit: string): Promise<void> {
  await user.type(field('经办人手机号码'), PHONE);
  await screen.findByRole('img', { name: /图形验证码/ });
  await user.type(field('图形验证码'), await centre.lastCode('captcha'));
  await user.click(await button('获取验证码'));
  await screen.findByText(/验证码已发送至138\*\*\*\*6601/);
  await user.type(field('短信验证码'), await centre.lastCode('sms'));
  await user.click(await button(submit));
}

/** To one task of the form; the first is unfolded already. */
async function task(user: User, title: string): Promise<void> {
  await acceptAgreement(user);
  await user.click(await button('下一步'));
  const head = await button(title);
  if (head.getAttribute('aria-expanded') !== 'true') await user.click(head);
  expect(head).toHaveAttribute('aria-expanded', 'true');
}

it('an empty form: everything that is missing, at once', async () => {
  const user = await open();
  await user.click(await button('开始办理'));
  const summary = within(screen.getByRole('alert'));
  for (const name of ['请输入统一社会信用代码', '请输入经办人手机号码', '请输入图形验证码', '请输入短信验证码']) {
    expect(summary.getByRole('link', { name })).toBeVisible();
  }
});

it('a code that is none is said before anything is sent', async () => {
  const user = await open();
  await user.type(field('统一社会信用代码'), '91110105MA7YX1RJ27');
  await user.click(await button('开始办理'));
  expect(screen.getByRole('link', { name: '请输入正确的统一社会信用代码' })).toBeVisible();
  expect(await centre.outbox()).not.toContainEqual(expect.objectContaining({ kind: 'sms' }));
});

it('a registered unit: the sentence at its field, and the ways to a sign-in', async () => {
  await begin(UNITS.华夏精密.tyshxydm);
  expect((await screen.findAllByText('该单位已办理缴存登记，请直接注册登录')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: '找回密码' })).toHaveAttribute('href', '#/forgotPwd');
});

it('of a known unit the name is shown and the rest filled in; empty fields are named', async () => {
  const user = await begin(CODE.toLowerCase());
  await task(user, '单位信息');
  expect(screen.getByText('智联云州软件有限公司')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '单位名称' })).toBeNull();
  expect(field('详细地址')).toHaveValue('望京东路8号2层');
  await user.click(await button('下一步'));
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['请选择单位性质', '请选择隶属关系', '请输入联系电话']);
  await chooseOption(screen.getByRole('combobox', { name: '单位性质' }), '事业单位');
  expect(field('主管/批准机关')).toBeVisible();
});

it('of a unit founded through 企业开办一件事 nothing that the register says is asked for', async () => {
  const user = await begin(LOCKED_CODE);
  await task(user, '单位信息');
  expect(screen.getByText('云州市海淀区云锦街16号')).toBeVisible();
  for (const name of ['单位名称', '详细地址', '设立日期']) expect(screen.queryByRole('textbox', { name })).toBeNull();
});

it('of an unknown unit everything is asked for; ratio, first month and payer keep to the rules', async () => {
  const user = await begin(UNKNOWN_CODE);
  await task(user, '缴存与汇缴');
  await user.type(field('单位缴存比例'), '13');
  await user.type(await screen.findByRole('textbox', { name: '首次汇缴年月' }), '2027-03');
  await chooseOption(screen.getByRole('combobox', { name: '汇缴方式' }), '委托扣款');
  await user.click(await button('下一步'));
  const texts = within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(texts).toContain('缴存比例应在5%至12%之间');
  expect(texts).toContain('请选择付款银行');
  expect(texts.join()).toMatch(/首次汇缴年月/);
  await user.clear(field('单位缴存比例'));
  await user.type(field('单位缴存比例'), '8');
  // Left empty it follows, as its hint says: no second one beside it.
  expect(screen.getAllByText('个人缴存比例')).toHaveLength(1);
});

it('the signed-in unit reads what it registered', async () => {
  await renderHall('/dwwt/cxyw/dwjcdjyw', { centre, person: '华夏精密' });
  expect(await screen.findByText(UNITS.华夏精密.tyshxydm)).toBeVisible();
  expect(screen.getByText(/本单位的缴存登记在柜台办理/)).toBeVisible();
  expect(screen.getByRole('link', { name: '办理单位缴存登记' })).toHaveAttribute('href', '#/UnitDeposit');
});

describe('退出办理', () => {
  const phone = '010-62345678';

  async function typed() {
    const user = await begin(CODE);
    await task(user, '单位信息');
    await user.type(field('联系电话'), phone);
    const number = screen.getByText(/^\d{20}$/).textContent ?? '';
    return { user, number };
  }

  it('what was typed a moment before is there when the application is gone on with', async () => {
    const { user, number } = await typed();
    await user.click(await button('退出办理'));
    await user.click(await screen.findByRole('radio', { name: /继续办理或查询进度/ }));
    await user.type(await screen.findByRole('textbox', { name: '办理流水号' }), number);
    await prove(user, '进入');
    expect(await screen.findByRole('textbox', { name: '联系电话' })).toHaveValue(phone);
  });

  it('where it cannot be saved the person is asked, and stays with it', async () => {
    const { user } = await typed();
    await centre.fault({ path: '/draftbox/save', kind: 'abort', value: '', times: 9 });
    await user.click(await button('退出办理'));
    const question = await screen.findByRole('alertdialog', { name: '填写的内容没有保存成功' });
    await user.click(within(question).getByRole('button', { name: '继续填写' }));
    expect(field('联系电话')).toHaveValue(phone);
  });
});

it('a pass that is over: the phone proves itself anew, and what is typed stays and is saved', async () => {
  const user = await begin(CODE);
  await task(user, '单位信息');
  await centre.fault({ path: '/draftbox/save', kind: 'status', value: 401 });
  await user.type(field('联系电话'), '010-62345678');
  expect(await screen.findByRole('dialog', { name: '请重新验证手机号码' })).toBeVisible();
  await prove(user, '继续办理');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('联系电话')).toHaveValue('010-62345678');
  expect(await screen.findByText(/草稿已保存/)).toBeVisible();
});
