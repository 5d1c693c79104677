import { isPlatformSetUp, NOT_SET_UP, startAtPlatform } from '../government/gov-start';
import type { RedirectRun } from './method';

/** Single sign-on through the government service platform. */
export const government: RedirectRun = {
  as: 'redirect',
  advice: '将离开本大厅，前往政务服务平台的登录页面。登录成功后自动返回本大厅；在平台上取消，也会回到这里。',
  unavailable: () => (isPlatformSetUp() ? undefined : NOT_SET_UP),
  leave: async (loginType) => startAtPlatform(loginType),
};
