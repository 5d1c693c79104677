import { type CallOptions, get, post } from './client';
import { auth } from './path';
import { asItCame, each, key, maybe, nothing, object, type Read, rows, text, textOfEach, texts } from './read';
import { encryptSecret } from './secret';
import { wireCount } from './wire';

/** 1 个人, 2 单位, 3 开发商. */
export type LoginType = '1' | '2' | '3';

export interface Captcha {
  uuid: string;
  /** A data: URL of the picture; '' when a question in words was asked for. */
  img: string;
  /** A question that a screen reader can read out, '' for a picture. */
  wt?: string;
}

const readCaptcha = object<Captcha>({ uuid: key, img: text, wt: maybe(text) });

export interface SignInAnswer {
  access_token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
  /** '102': a phone code is still needed; then there is no token, but a ticket for it. */
  loginMethod: string;
  ticket?: string;
  /** Masked phone number the code goes to. */
  sjhm?: string;
  /** Ways to give the second factor: 'sms', 'face' (a scan with the phone, twoCheck). */
  checkMethods?: string[];
}

/** A centre that names no time leaves it to the hall. */
const seconds: Read<number> = (value) => wireCount(value) ?? 0;

/** A number in its place is no token. */
const token: Read<string> = (value) => (typeof value === 'string' ? value : '');

/** A session, or a ticket for what is still to be proved; which of them it is, the sign-in itself looks at. */
export const readSignInAnswer = object<SignInAnswer>({
  access_token: token,
  refresh_token: token,
  loginMethod: text,
  expires_in: seconds,
  ticket: maybe(text),
  sjhm: maybe(text),
  checkMethods: maybe(texts),
});

/** What goes with a 417: the identity is proved, the account is not known yet. */
export interface BindOffer {
  ticket: string;
  /** Names the identity, e.g. 政务服务账号. */
  way: string;
  /** Its holder, masked. */
  who: string;
}

/** A code was sent: `sjhm` masked, `yxsj` its validity and `jg` the wait before the next, in seconds. */
export interface CodeSent {
  sjhm: string;
  yxsj: number;
  jg: number;
}

export const readCodeSent = object<CodeSent>({ sjhm: text, yxsj: seconds, jg: seconds });

/** A unit the signed-in operator may act for; `dq`: '1' the present one. */
export interface OperatorUnit {
  dwzh: string;
  dwmc: string;
  dq: string;
}

export const readOperatorUnit = object<OperatorUnit>({ ...each(text, 'dwzh', 'dwmc', 'dq') });

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
  /** '1': the password must be changed soon. */
  passwordStatus: string;
  /** Time of the sign-in before this one, yyyy-MM-dd HH:mm:ss, or ''. */
  lastLoginTime: string;
}

/** One row of the server's menu tree, as it comes: every property may be missing or of another type. */
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

export interface MenuEnable {
  id: string;
  enable: string | number;
  bz: string;
}

export const readMenuEnable = object<MenuEnable>({ ...each(text, 'id', 'enable', 'bz') });

/** `lx`: a picture, or a question in words for whoever cannot see it. */
export function fetchCaptcha(lx: 'picture' | 'words' = 'picture'): Promise<Captcha> {
  return get(auth('getImgCode'), readCaptcha, { params: lx === 'words' ? { lx } : undefined, errors: 'caller' });
}

/** Account and password with the image captcha; `account` is the ID number, unit account or developer number. */
export async function signInByAccount(input: {
  loginType: LoginType;
  account: string;
  password: string;
  captcha: string;
  uuid: string;
  /** ID number of the operator, for a unit with several. */
  jbrzjhm?: string;
  /** Ticket of a 417: this sign-in binds. */
  bindTicket?: string;
}): Promise<SignInAnswer> {
  const { loginType, captcha: code, uuid, bindTicket } = input;
  const [username, password, jbrzjhm] = await Promise.all([
    encryptSecret(input.account),
    encryptSecret(input.password),
    input.jbrzjhm ? encryptSecret(input.jbrzjhm) : undefined,
  ]);
  const body = { loginType, username, password, code, uuid, jbrzjhm, bindTicket };
  return post(auth('otherAuth/accountLogin'), body, readSignInAnswer, { form: true, errors: 'caller' });
}

/** Sends the phone code of the second factor. `yxsj`: validity in seconds; `jg`: seconds before the next may be sent. */
export function sendSecondFactorSms(ticket: string): Promise<CodeSent> {
  return get(auth('sendLoginSmsCode'), readCodeSent, { params: { ticket }, errors: 'caller' });
}

export function signInBySecondFactor(ticket: string, dxyzm: string): Promise<SignInAnswer> {
  return post(auth('phoneCodeDualFactorLogin'), { ticket, dxyzm }, readSignInAnswer, {
    form: true,
    errors: 'caller',
  });
}

export function fetchUserInfo(options?: CallOptions): Promise<unknown> {
  return get(auth('getUserInfo'), asItCame, options);
}

/** Whether the centre still knows the session; that it does not is a 401, which opens the one dialog. Silent otherwise. */
export function checkToken(): Promise<null> {
  return get(auth('token/check'), nothing, { errors: 'silent' });
}

export function signOutAtServer(): Promise<null> {
  return post(auth('token/logout'), undefined, nothing, { errors: 'silent' });
}

export function fetchMenuTree(loginType: LoginType, options?: CallOptions): Promise<unknown> {
  return get(auth('menu/pubClientTree'), asItCame, { ...options, params: { loginType } });
}

/** The public menu (specification 2.3), for guests too: the tree without a login type. */
export function fetchPublicMenu(): Promise<unknown> {
  return get(auth('menu/pubClientTree'), asItCame, { errors: 'silent' });
}

/** Menu id → icon picture (data: URL). Silent on error. */
export function fetchMenuIcons(): Promise<Record<string, string>> {
  return get(auth('menu/getAllMenuImgIcon'), textOfEach, { errors: 'silent' });
}

/** Which of these menu entries are usable by now. Silent: without an answer they are as they were at sign-in. */
export function fetchMenuEnables(ids: readonly string[], options?: CallOptions): Promise<MenuEnable[]> {
  const params = { ids: ids.join(',') };
  return get(auth('menu/getMenuEnable'), rows(readMenuEnable), { errors: 'silent', ...options, params });
}

/** Asked at the click on a menu entry: it may have been paused since sign-in. */
export function fetchMenuEnable(id: string): Promise<MenuEnable> {
  return get(auth('menu/getMenuEnableById'), readMenuEnable, { params: { id } });
}
