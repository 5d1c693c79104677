import { type CallOptions, get, post } from '../client/client';
import { auth } from '../client/path';
import {
  type Answer,
  count,
  each,
  fallback,
  ignoredAnswer,
  key,
  maybe,
  object,
  rawValue,
  rows,
  stringValue,
  textList,
  textOfEach,
  textValue,
} from '../client/read';
import { encryptSecret } from '../client/secret';

/** 1 个人, 2 单位, 3 开发商. */
export type LoginType = '1' | '2' | '3';

const readCaptcha = object({
  uuid: key,
  /** data: URL of the picture; '' for a question in text. */
  img: textValue,
  /** Question in text for screen readers; '' for a picture. */
  wt: maybe(textValue),
});
export type Captcha = Answer<typeof readCaptcha>;

/** 0 when the centre sends no lifetime: the hall then uses its own. */
const seconds = fallback(count, 0);

/** A token is a text; a number is rejected. */
const token = fallback(stringValue, '');

/** A session, or a ticket for the second factor; the sign-in tells them apart. */
export const readSignInAnswer = object({
  ...each(token, 'access_token', 'refresh_token'),
  /** Seconds. */
  expires_in: seconds,
  /** '102': a second factor is required; the response carries a ticket instead of a token. */
  loginMethod: textValue,
  ticket: maybe(textValue),
  /** Masked phone number that receives the code. */
  sjhm: maybe(textValue),
  /** Second factors available: 'sms', 'face' (a scan with the phone, twoCheck). */
  checkMethods: maybe(textList),
});
export type SignInAnswer = Answer<typeof readSignInAnswer>;

/** Data of a 417: the identity is verified but bound to no account yet. */
export interface BindOffer {
  ticket: string;
  /** Name of the identity provider, e.g. 政务服务账号. */
  way: string;
  /** Name of the identity's holder, masked. */
  who: string;
}

/** A code was sent: `sjhm` masked number, `yxsj` validity and `jg` wait before the next code, both in seconds. */
export const readCodeSent = object({ sjhm: textValue, ...each(seconds, 'yxsj', 'jg') });
export type CodeSent = Answer<typeof readCodeSent>;

/** A unit that the signed-in operator may act for; `dq` '1': the current one. */
export const readOperatorUnit = object(each(textValue, 'dwzh', 'dwmc', 'dq'));
export type OperatorUnit = Answer<typeof readOperatorUnit>;

export interface UserInfo {
  userId: string;
  loginType: LoginType;
  nikName: string;
  companyName: string;
  roles: string[];
  loginMethod: string;
  checkMethods: string[];
  /** Branch code; '0' for none. */
  groupBh: string;
  dwzh: string;
  grzh: string;
  kfsbh: string;
  /** '1': the password is due for a change. */
  passwordStatus: string;
  /** Time of the previous sign-in, yyyy-MM-dd HH:mm:ss, or ''. */
  lastLoginTime: string;
}

/** One row of the server's menu tree, unchecked: every property may be missing or of another type. */
export interface MenuNode {
  id: string | number;
  pid?: string | number;
  name?: string;
  path?: string;
  mainPath?: string;
  component?: string;
  redirect?: string;
  alwaysShow?: boolean;
  hidden?: string | number | boolean;
  enable?: string | number | null;
  bz?: string;
  hrefType?: string | number;
  menuType?: string | number;
  meta?: {
    title?: string;
    icon?: string;
    iconImgBase?: string;
    noCache?: boolean;
    keepAlive?: boolean;
    breadcrumb?: boolean;
    affix?: boolean;
    activeMenu?: string;
  };
  src?: string;
  needLogin?: string | number | boolean;
  children?: MenuNode[] | null;
}

export const readMenuEnable = object(each(textValue, 'id', 'enable', 'bz'));
export type MenuEnable = Answer<typeof readMenuEnable>;

/**
 * `lx`: a picture, or a question in text as the accessible alternative. Silent: it comes with the page, where its place says a failure;
 * a toast would take the place of what ended the session.
 */
export function fetchCaptcha(lx: 'picture' | 'words' = 'picture'): Promise<Captcha> {
  return get(auth('getImgCode'), readCaptcha, { params: lx === 'words' ? { lx } : undefined, errors: 'silent' });
}

/** Signs in with account, password and image captcha; `account` is the ID number, unit account or developer number. */
export async function signInByAccount(input: {
  loginType: LoginType;
  account: string;
  password: string;
  captcha: string;
  uuid: string;
  /** ID number of the operator, required for units with several. */
  jbrzjhm?: string;
  /** Ticket of a 417: this sign-in binds the identity to the account. */
  bindTicket?: string;
}): Promise<SignInAnswer> {
  const { loginType, captcha: code, uuid, bindTicket } = input;
  const [username, password, jbrzjhm] = await Promise.all([
    encryptSecret(input.account),
    encryptSecret(input.password),
    input.jbrzjhm ? encryptSecret(input.jbrzjhm) : undefined,
  ]);
  const body = { loginType, username, password, code, uuid, jbrzjhm, bindTicket };
  return post(auth('otherAuth/accountLogin'), body, readSignInAnswer, { form: true, errors: 'inline' });
}

/** Sends the phone code of the second factor. `yxsj`: validity in seconds; `jg`: seconds before the next may be sent. */
export function sendSecondFactorSms(ticket: string): Promise<CodeSent> {
  return get(auth('sendLoginSmsCode'), readCodeSent, { params: { ticket } });
}

export function signInBySecondFactor(ticket: string, dxyzm: string): Promise<SignInAnswer> {
  return post(auth('phoneCodeDualFactorLogin'), { ticket, dxyzm }, readSignInAnswer, {
    form: true,
    errors: 'inline',
  });
}

export function fetchUserInfo(options?: CallOptions): Promise<unknown> {
  return get(auth('getUserInfo'), rawValue, options);
}

/** Checks that the centre still accepts the session; a 401 opens the session dialog, other errors are silent. */
export function checkToken(): Promise<null> {
  return get(auth('token/check'), ignoredAnswer, { errors: 'silent' });
}

export function signOutAtServer(): Promise<null> {
  return post(auth('token/logout'), undefined, ignoredAnswer, { errors: 'silent' });
}

export function fetchMenuTree(loginType: LoginType, options?: CallOptions): Promise<unknown> {
  return get(auth('menu/pubClientTree'), rawValue, { ...options, params: { loginType } });
}

/** The public menu (docs/specification.md 2.3), also for guests: the tree without a login type. */
export function fetchPublicMenu(): Promise<unknown> {
  return get(auth('menu/pubClientTree'), rawValue, { errors: 'silent' });
}

/** Menu id → icon (data: URL). Silent on error. */
export function fetchMenuIcons(): Promise<Record<string, string>> {
  return get(auth('menu/getAllMenuImgIcon'), textOfEach, { errors: 'silent' });
}

/** Current availability of these menu entries. Silent: on error the state of the sign-in stays. */
export function fetchMenuEnables(ids: readonly string[], options?: CallOptions): Promise<MenuEnable[]> {
  const params = { ids: ids.join(',') };
  return get(auth('menu/getMenuEnable'), rows(readMenuEnable), { errors: 'silent', ...options, params });
}

/** Current availability of a menu entry, requested at its click: it may have been paused since the sign-in. */
export function fetchMenuEnable(id: string): Promise<MenuEnable> {
  return get(auth('menu/getMenuEnableById'), readMenuEnable, { params: { id } });
}
