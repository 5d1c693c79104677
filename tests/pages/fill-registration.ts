import type { TestCentre } from '@mocks/node';
import { screen } from '@testing-library/react';
import { PEOPLE } from '../people';
import type { HallOnShow } from '../render-hall';

export const HE = { name: '何雨', id: PEOPLE.何雨.zjhm, phone: PEOPLE.何雨.sjhm };
export const PASSWORD = 'Heyu#2026';

export type User = HallOnShow['user'];

export const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });
export const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

export async function put(user: User, name: string, text: string): Promise<void> {
  await user.clear(await field(name));
  await user.click(await field(name));
  await user.paste(text);
}

/** The form of /userRegister, all but the last press. */
export async function fillPerson(user: User, centre: TestCentre, given: Partial<typeof HE> = {}): Promise<void> {
  const who = { ...HE, ...given };
  await screen.findByRole('img', { name: /图形验证码/ });
  await put(user, '姓名', who.name);
  await put(user, '证件号码', who.id);
  await provePhone(user, centre, who.phone);
}

/** The phone, its code, the password and the agreement, as every registration has them. */
export async function provePhone(user: User, centre: TestCentre, phone: string): Promise<void> {
  await put(user, '手机号码', phone);
  await put(user, '图形验证码', await centre.lastCode('captcha'));
  await press(user, '获取验证码');
  await screen.findByText(/^验证码已发送至/);
  await finish(user, centre);
}

/** From the code that was sent on. */
export async function finish(user: User, centre: TestCentre): Promise<void> {
  await put(user, '短信验证码', await centre.lastCode('sms'));
  await put(user, '登录密码', PASSWORD);
  await put(user, '确认密码', PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /已阅读并同意/ }));
}
