import type { TestCentre } from '@mocks/node';
import { DEVELOPERS, OPERATORS, PEOPLE, UNITS } from '../people';
import { call, encrypted, type Received } from './call';

const AUTH = '/api/auth/v1';

export interface Who {
  loginType: '1' | '2' | '3';
  other?: true;
  number: string;
  jbrxm?: string;
  jbrzjhm?: string;
}

/** One for each kind of account that can forget its password. */
export const ZHANG: Who = { loginType: '1', number: PEOPLE.张建国.zjhm };
export const HUAXIA: Who = {
  loginType: '2',
  number: UNITS.华夏精密.dwzh,
  jbrxm: '吴晓东',
  jbrzjhm: OPERATORS.吴晓东.jbrzjhm,
};
/** 吴晓东 is a further operator here. */
export const LANTIAN: Who = { ...HUAXIA, number: UNITS.蓝天科技.dwzh };
export const DEVELOPER: Who = { loginType: '3', number: DEVELOPERS.安居置业.kfsbh };
export const OTHER: Who = {
  loginType: '2',
  other: true,
  number: UNITS.融资担保.dwzh,
  jbrxm: '郑保国',
  jbrzjhm: OPERATORS.郑保国.jbrzjhm,
};

/** Which call sets the password of whom (specification 7.1, 7.2). */
export function settingCall({ loginType, other }: Who): string {
  if (loginType === '2') return `${AUTH}/${other ? 'setQtLoginPwd' : 'setLoginPwd'}`;
  return `${AUTH}/recoverPwd`;
}

export async function claimOf(who: Who): Promise<Record<string, string>> {
  const { loginType, number, jbrxm = '', jbrzjhm = '' } = who;
  if (loginType !== '2') return { loginType, ...(await numberOf(who)) };
  return { loginType, ...(await numberOf(who)), jbrxm, jbrzjhm: await encrypted(jbrzjhm || number) };
}

async function numberOf({ loginType, other, number }: Who): Promise<Record<string, string>> {
  if (other) return { qtdw: '1', dwzh: number };
  return { [{ '1': 'zjhm', '2': 'dwzh', '3': 'kfsbh' }[loginType]]: await encrypted(number) };
}

export async function claim(centre: TestCentre, who: Who, code?: string): Promise<Received> {
  const { data: captcha } = await call(`${AUTH}/getImgCode`);
  const answer = code ?? (await centre.lastCode('captcha'));
  return call(`${AUTH}/checkRecoverPwdAccount`, {
    form: { ...(await claimOf(who)), code: answer, uuid: captcha.uuid },
  });
}

export async function sendCode(ticket: string, who: Who): Promise<Received> {
  return call(`${AUTH}/sendRecoverPwdSmsCode`, { query: { ticket, ...(await numberOf(who)) } });
}

export function checkCode(ticket: string, dxyzm: string): Promise<Received> {
  return call(`${AUTH}/checkRecoverPwdSmsCode`, { query: { ticket, dxyzm } });
}

/** Steps 1 and 2 by SMS. */
export async function proved(centre: TestCentre, who: Who): Promise<{ ticket: string; dxyzm: string }> {
  const { ticket } = (await claim(centre, who)).data;
  await sendCode(ticket, who);
  const dxyzm = await centre.lastCode('sms');
  await checkCode(ticket, dxyzm);
  return { ticket, dxyzm };
}

export async function set(who: Who, proof: { ticket: string; dxyzm: string }, password: string): Promise<Received> {
  const form = { ...(await claimOf(who)), ...proof, password: await encrypted(password) };
  return call(settingCall(who), { query: { grant_type: 'password', scope: 'server' }, form });
}

/** All three steps. */
export async function recover(centre: TestCentre, who: Who, password: string): Promise<Received> {
  return set(who, await proved(centre, who), password);
}

/** A try at the sign-in page. */
export async function signIn(centre: TestCentre, who: Who, password: string, withOperator = true): Promise<Received> {
  const { data: captcha } = await call(`${AUTH}/getImgCode`);
  const { loginType, other, number, jbrzjhm } = who;
  const secret = { password: await encrypted(password), code: await centre.lastCode('captcha'), uuid: captcha.uuid };
  if (other) return call(`${AUTH}/otherAuth/otherUnitLogin`, { form: { dwzh: number, ...secret } });
  const operator: Record<string, string> = jbrzjhm && withOperator ? { jbrzjhm: await encrypted(jbrzjhm) } : {};
  const form = { loginType, username: await encrypted(number), ...operator, ...secret };
  return call(`${AUTH}/otherAuth/accountLogin`, { form });
}
