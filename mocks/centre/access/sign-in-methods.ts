// Which ways to sign in the centre offers, and to whom. The hall reads it from the system configuration (key loginMethods).
import type { LoginType } from '@/api/auth';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';

interface Way {
  /** loginMethod of the answer and of user info. */
  code: string;
  /** As the access record names it. */
  title: string;
  loginTypes: readonly LoginType[];
}

/** Every way into a session. Keys of the first nine are those of the hall's own list of methods. */
export const WAYS = {
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

export type WayKey = keyof typeof WAYS;

/** Ways by which the person's face was seen. */
const BY_FACE: ReadonlySet<string> = new Set([WAYS.face.code, WAYS['qr-face'].code]);

/** Whoever came in by one of these shows the face before an entry with enable 10 (checkMethods of user info). */
export const METHODS_WITHOUT_FACE: string[] = Object.values(WAYS)
  .map(({ code }) => code)
  .filter((code) => !isByFace(code));

export function isByFace(loginMethod: string): boolean {
  return BY_FACE.has(loginMethod);
}

interface SwitchRecord {
  key: string;
  loginTypes: readonly LoginType[];
}

const switches = (desk: Desk) => desk.store.table<SwitchRecord>('sign-in-methods');
/** Counts up with every change, so that the configuration's version does. */
const changes = (desk: Desk) => desk.store.table<{ count: number }>('sign-in-method-changes');

/** Whether the centre takes this way for this login type; if not, the refusal. */
export function closedWay(desk: Desk, key: WayKey, loginType: LoginType): Refusal | undefined {
  if (typesOf(desk, key).includes(loginType)) return undefined;
  return new Refusal(REFUSED, `${WAYS[key].title}暂未开放，请选择其他登录方式`);
}

/** The value of the configuration's entry loginMethods: key → login types, joined by commas ('' is off). */
export function openWays(desk: Desk): { key: string; value: string }[] {
  return wayKeys().map((key) => ({ key, value: typesOf(desk, key).join(',') }));
}

/** What the centre's operator sets (QA: POST __qa__/methods). */
export function setWay(desk: Desk, key: string, loginTypes: readonly LoginType[]): Refusal | { key: string }[] {
  const way = wayKeys().find((one) => one === key);
  if (!way) return new Refusal(REFUSED, '没有这种登录方式');
  const possible: readonly LoginType[] = WAYS[way].loginTypes;
  switches(desk).put(way, { key: way, loginTypes: loginTypes.filter((one) => possible.includes(one)) });
  changes(desk).put('count', { count: waysVersion(desk) + 1 });
  return openWays(desk);
}

export function waysVersion(desk: Desk): number {
  return changes(desk).get('count')?.count ?? 0;
}

function typesOf(desk: Desk, key: WayKey): readonly LoginType[] {
  return switches(desk).get(key)?.loginTypes ?? WAYS[key].loginTypes;
}

const wayKeys = () => Object.keys(WAYS) as WayKey[]; // keys of a literal
