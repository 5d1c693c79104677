// Sign-in methods that the centre offers, by login type. The hall reads them from the system configuration (key loginMethods).
import type { LoginType } from '@/api/session/auth';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';

interface Way {
  /** loginMethod in the response and in user info. */
  code: string;
  /** Name in the access log. */
  title: string;
  loginTypes: readonly LoginType[];
}

/** All methods. The first nine keys are those of the hall's own list of methods. */
export const SIGN_IN_METHODS = {
  'account-password': { code: '101', title: '账号密码登录', loginTypes: ['1', '2', '3'] },
  'sms-code': { code: '103', title: '短信验证码登录', loginTypes: ['1', '2', '3'] },
  'account-code': { code: '104', title: '账号验证码登录', loginTypes: ['1', '2', '3'] },
  qr: { code: '105', title: '扫码登录', loginTypes: ['1', '2'] },
  face: { code: '106', title: '刷脸登录', loginTypes: ['1'] },
  certificate: { code: '107', title: '数字证书登录', loginTypes: ['2', '3'] },
  'qr-face': { code: '108', title: '扫码刷脸登录', loginTypes: ['1'] },
  government: { code: '109', title: '政务服务登录', loginTypes: ['1', '2'] },
  'other-unit': { code: '110', title: '其他单位登录', loginTypes: ['2'] },
  'second-factor': { code: '102', title: '账号密码加二次验证登录', loginTypes: ['1', '2', '3'] },
  switch: { code: '111', title: '切换单位', loginTypes: ['2'] },
  registration: { code: '112', title: '注册后登录', loginTypes: ['1', '2'] },
} as const satisfies Record<string, Way>;

export type SignInMethodKey = keyof typeof SIGN_IN_METHODS;

/** Methods that verify the person's face. */
const BY_FACE: ReadonlySet<string> = new Set([SIGN_IN_METHODS.face.code, SIGN_IN_METHODS['qr-face'].code]);

/** Methods that require a face check before an entry with enable 10 (checkMethods of user info). */
export const METHODS_WITHOUT_FACE: string[] = Object.values(SIGN_IN_METHODS)
  .map(({ code }) => code)
  .filter((code) => !isByFace(code));

export function isByFace(loginMethod: string): boolean {
  return BY_FACE.has(loginMethod);
}

interface SwitchRecord {
  key: string;
  loginTypes: readonly LoginType[];
}

const switches = (tx: Transaction) => tx.store.table<SwitchRecord>('sign-in-methods');
/** Counter of changes, part of the configuration's version. */
const changes = (tx: Transaction) => tx.store.table<{ count: number }>('sign-in-method-changes');

/** Returns the refusal of a method that is off for this login type; undefined if it is on. */
export function closedMethod(tx: Transaction, key: SignInMethodKey, loginType: LoginType): BusinessError | undefined {
  if (typesOf(tx, key).includes(loginType)) return undefined;
  return new BusinessError(REFUSED, `${SIGN_IN_METHODS[key].title}暂未开放，请选择其他登录方式`);
}

/** Returns the entry loginMethods of the configuration: key → login types, joined by commas ('' is off). */
export function openMethods(tx: Transaction): { key: string; value: string }[] {
  return wayKeys().map((key) => ({ key, value: typesOf(tx, key).join(',') }));
}

/** Sets a method's login types (QA: POST __qa__/methods). */
export function setMethod(
  tx: Transaction,
  key: string,
  loginTypes: readonly LoginType[],
): BusinessError | { key: string }[] {
  const way = wayKeys().find((one) => one === key);
  if (!way) return new BusinessError(REFUSED, '没有这种登录方式');
  const possible: readonly LoginType[] = SIGN_IN_METHODS[way].loginTypes;
  switches(tx).put(way, { key: way, loginTypes: loginTypes.filter((one) => possible.includes(one)) });
  changes(tx).put('count', { count: methodsVersion(tx) + 1 });
  return openMethods(tx);
}

export function methodsVersion(tx: Transaction): number {
  return changes(tx).get('count')?.count ?? 0;
}

function typesOf(tx: Transaction, key: SignInMethodKey): readonly LoginType[] {
  return switches(tx).get(key)?.loginTypes ?? SIGN_IN_METHODS[key].loginTypes;
}

const wayKeys = () => Object.keys(SIGN_IN_METHODS) as SignInMethodKey[]; // Object.keys widens the keys to string.
