import {
  checkRecoverCode,
  claimAccount,
  type RecoveryClaim,
  recoverPassword,
  sendRecoverCode,
} from '@mocks/centre/access/passwords/password-recovery';
import { DEVELOPERS, OPERATORS, PEOPLE, UNITS } from '../../../people';
import type { Answered, Visitors } from '../../visitors';

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

/** Whose password, as read from the form. */
export function claimOf({ loginType, other, number, jbrxm = '', jbrzjhm = '' }: Who): RecoveryClaim {
  return { loginType, other: other ?? false, number, jbrxm, jbrzjhm };
}

export async function claim(centre: Visitors, who: Who, code?: string): Promise<Answered> {
  const captcha = await centre.captcha();
  const given = { ...captcha, code: code ?? captcha.code };
  return centre.ask((tx, { wall }) => claimAccount(tx, wall, claimOf(who), given));
}

export const sendCode = (centre: Visitors, ticket: string, { number }: Who): Promise<Answered> =>
  centre.ask((tx, visit) => sendRecoverCode(tx, visit, ticket, number));

export const checkCode = (centre: Visitors, ticket: string, dxyzm: string): Promise<Answered> =>
  centre.ask((tx, { wall }) => checkRecoverCode(tx, wall, ticket, dxyzm));

/** Steps 1 and 2 by SMS. */
export async function proved(centre: Visitors, who: Who): Promise<{ ticket: string; dxyzm: string }> {
  const { ticket } = (await claim(centre, who)).data;
  await sendCode(centre, ticket, who);
  const dxyzm = await centre.lastCode('sms');
  await checkCode(centre, ticket, dxyzm);
  return { ticket, dxyzm };
}

export const set = (
  centre: Visitors,
  who: Who,
  { ticket, dxyzm }: { ticket: string; dxyzm: string },
  password: string,
): Promise<Answered> =>
  centre.ask((tx, { wall }) => recoverPassword(tx, wall, ticket, { ...claimOf(who), dxyzm, password }));

/** All three steps. */
export async function recover(centre: Visitors, who: Who, password: string): Promise<Answered> {
  return set(centre, who, await proved(centre, who), password);
}

/** A try at the sign-in page. */
export function signIn(centre: Visitors, who: Who, password: string, withOperator = true): Promise<Answered> {
  const { loginType, other, number, jbrzjhm = '' } = who;
  if (other) return centre.signIn(loginType, number, password, { way: 'other-unit' });
  return centre.signIn(loginType, number, password, withOperator ? { jbrzjhm } : {});
}
