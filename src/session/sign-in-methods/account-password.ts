import { type LoginType, signInByAccount } from '@/api/auth';
import { withFreshKey } from '@/api/secret';
import { type Opening, openSession } from '../open-session';
import type { SignInMethod } from './method';

export const accountPassword: SignInMethod = {
  key: 'account-password',
  title: '账号密码登录',
  loginTypes: ['1', '2', '3'],
};

/** @throws ApiError */
export async function signInWithPassword(input: {
  loginType: LoginType;
  account: string;
  password: string;
  captcha: string;
  uuid: string;
}): Promise<Opening> {
  return openSession(await withFreshKey(() => signInByAccount(input)), input.loginType);
}
