import type { LoginType } from '@/api/session/auth';
import type { SystemConfigState } from '../system-config';
import { accountPassword } from './account-password';
import type { SignInMethod } from './method';

/** In display order. A further method also needs its key in ./method.ts and, at the simulated centre, in mocks/centre/access/sign-in-methods.ts. */
const methods: readonly SignInMethod[] = [
  accountPassword,
  {
    key: 'sms-code',
    title: '短信验证码登录',
    loginTypes: ['1', '2', '3'],
    needs: '在中心登记的手机，能接收短信',
    run: async () => (await import('./sms-code')).smsCode,
  },
  {
    key: 'account-code',
    title: '账号验证码登录',
    loginTypes: ['1', '2', '3'],
    needs: '账号，以及在中心登记的手机',
    run: async () => (await import('./account-code')).accountCode,
  },
  {
    key: 'qr',
    title: '扫码登录',
    loginTypes: ['1', '2'],
    needs: '已登录中心手机应用的手机（单位由经办人本人扫码）',
    run: async () => (await import('./qr')).qr,
  },
  {
    key: 'qr-face',
    title: '扫码刷脸登录',
    loginTypes: ['1'],
    needs: '已登录中心手机应用的本人手机，能刷脸',
    run: async () => (await import('./qr-face')).qrFace,
  },
  {
    key: 'face',
    title: '刷脸登录',
    loginTypes: ['1'],
    needs: '本人证件号码；摄像头或手机；光线均匀，摘下口罩',
    run: async () => (await import('./face')).face,
  },
  {
    key: 'certificate',
    title: '数字证书登录',
    loginTypes: ['2', '3'],
    needs: '证书密钥（UKey）及其密码，本机已运行证书助手',
    run: async () => (await import('./certificate')).certificate,
  },
  {
    key: 'government',
    title: '政务服务登录',
    loginTypes: ['1', '2'],
    needs: '政务服务平台的账号',
    run: async () => (await import('./government')).government,
  },
  {
    key: 'other-unit',
    title: '其他单位登录',
    loginTypes: ['2'],
    needs: '不缴存的合作机构（受托银行、担保公司等）的账号和密码',
    run: async () => (await import('./other-unit')).otherUnit,
  },
];

/** System configuration entry: method → login types it is open for, joined by commas. */
const CONFIG_KEY = 'loginMethods';

/**
 * Methods that the centre has enabled for a login type; all of them until the configuration has loaded, account and password alone where
 * its entry cannot be read (docs/decisions/025-sign-in.md).
 */
export function methodsFor(loginType: LoginType, config: SystemConfigState): readonly SignInMethod[] {
  const entry = config.byKey.get(CONFIG_KEY);
  const isOn = (method: SignInMethod) => {
    if (entry && !entry.pairs) return method === accountPassword;
    return entry?.pairs?.get(method.key)?.split(',').includes(loginType) ?? true;
  };
  return methods.filter((method) => method.loginTypes.includes(loginType) && isOn(method));
}
