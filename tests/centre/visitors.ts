import { handOverSession } from '@mocks/centre/access/admit';
import { issueCaptcha } from '@mocks/centre/access/proofs/captcha';
import { touchSession } from '@mocks/centre/access/sessions';
import { signInByAccount, userInfo } from '@mocks/centre/access/sign-in';
import { openCentre } from '@mocks/centre/centre';
import type { Origin } from '@mocks/centre/kernel/access-log';
import { type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { type OutboxEntry, readOutbox } from '@mocks/centre/kernel/outbox';
import { PUBLIC_KEY } from '@mocks/centre/kernel/secrets';
import { actOnPhone } from '@mocks/centre/phone';
import { memoryJournal } from '@mocks/journals/memory';
import { sm2 } from 'sm-crypto-v2';
import type { LoginType } from '@/api/auth';
import { isRecord } from '@/lib/foreign-json';
import type { Received } from '../handlers/call';
import { PASSWORD } from '../people';
import { TODAY } from './fixture';

/** What a rule answers, a refusal with its code, its words and the fields that it is about. */
export type Answered = Omit<Received, 'status'>;

function answered(result: unknown): Answered {
  if (!(result instanceof Refusal)) return { code: '0', msg: '', data: result ?? null };
  const { code, message: msg, fieldErrors } = result;
  const fields = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : undefined;
  return { code, msg, data: isRecord(result.data) ? { ...result.data, ...fields } : (result.data ?? fields ?? null) };
}

/** A secret as the hall sends it. */
export const encrypted = (plain: string): string => `04${sm2.doEncrypt(plain, PUBLIC_KEY, 1)}`;

/** A centre whose rules are asked straight, by people who are not signed in (yet). */
export async function openForVisitors(day = TODAY) {
  let passed = 0;
  const clock = () => Date.parse(`${day}T10:00:00+08:00`) + passed;
  const centre = await openCentre(memoryJournal(), clock);
  const visit = (): Origin => ({ wall: clock(), agent: '', address: '' });
  const ask = async (work: (desk: Desk, visit: Origin) => unknown): Promise<Answered> => {
    try {
      return answered(await centre.transact((desk) => work(desk, visit())));
    } catch (error) {
      if (error instanceof Refusal) return answered(error);
      throw error;
    }
  };
  /** Newest first. */
  const outbox = () => centre.transact(readOutbox);
  const smsTo = async (to: string) => (await outbox()).filter((one) => one.kind === 'sms' && one.to === to);
  const lastCode = async (kind: OutboxEntry['kind']) => (await outbox()).find((one) => one.kind === kind)?.code ?? '';
  const captcha = async () => {
    const { uuid } = await centre.transact((desk) => issueCaptcha(desk, clock(), ''));
    return { uuid, code: await lastCode('captcha') };
  };
  return {
    transact: centre.transact,
    ask,
    outbox,
    smsTo,
    lastCode,
    captcha,
    /** The newest code that was sent to this phone. */
    codeFor: async (to: string) => (await smsTo(to)).find(({ code }) => code !== '')?.code ?? '',
    /** What a phone does with a code on a screen. */
    phone: ({ uuid }: { uuid: string }, action: string, zjhm = '', face = '') =>
      ask((desk) => actOnPhone(desk, clock(), { uuid, action, zjhm, face })),
    /** A session without the sign-in page. */
    session: (loginType: LoginType, account: string) =>
      centre.transact((desk) => {
        const handed = handOverSession(desk, clock(), loginType, account);
        const session = handed && touchSession(desk, handed.token, clock());
        if (!session) throw new Error(`Nobody signs in as ${loginType} ${account}`);
        return session;
      }),
    /** Whose session a token opens; 401 for none. */
    whoIs: (token: string) =>
      ask((desk) => {
        const session = touchSession(desk, token, clock());
        return session ? userInfo(desk, session) : new Refusal('401', '');
      }),
    /** A try at the sign-in page. */
    signIn: async (loginType: string, account: string, password = PASSWORD, more: Record<string, string> = {}) => {
      const { way, bindTicket = '', jbrzjhm = '' } = more;
      const input = {
        way: way === 'other-unit' ? ('other-unit' as const) : ('account-password' as const),
        loginType,
        username: way === 'other-unit' ? account : encrypted(account),
        password: encrypted(password),
        jbrzjhm: jbrzjhm && encrypted(jbrzjhm),
        bindTicket,
        ...(await captcha()),
      };
      return ask((desk, origin) => signInByAccount(desk, origin, input));
    },
    /** Lets real time pass for tokens, codes and locks. */
    passTime: (ms: number) => {
      passed += ms;
    },
    reset: async () => {
      passed = 0;
      await centre.reset();
    },
  };
}

export type Visitors = Awaited<ReturnType<typeof openForVisitors>>;
