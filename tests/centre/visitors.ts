import { issueCaptcha } from '@mocks/centre/access/proofs/captcha';
import { touchSession } from '@mocks/centre/access/sessions';
import { signInByAccount, userInfo } from '@mocks/centre/access/sign-in';
import { startDemoSession } from '@mocks/centre/access/start-session';
import { openCentre } from '@mocks/centre/centre';
import type { Origin } from '@mocks/centre/kernel/access-log';
import { type OutboxEntry, readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { PUBLIC_KEY } from '@mocks/centre/kernel/secrets';
import { BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { operatePhone } from '@mocks/centre/phone';
import { memoryJournal } from '@mocks/journals/memory';
import type { LoginType } from '@/api/session/auth';
import { isRecord } from '@/lib/foreign-json';
import { encrypt } from '../encrypt';
import type { Received } from '../handlers/call';
import { PASSWORD } from '../people';
import { TODAY } from './fixture';

/** What a rule answers, a refusal with its code, its words and the fields that it is about. */
export type Answered = Omit<Received, 'status'>;

function answered(result: unknown): Answered {
  if (!(result instanceof BusinessError)) return { code: '0', msg: '', data: result ?? null };
  const { code, message: msg, fieldErrors } = result;
  const fields = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : undefined;
  return { code, msg, data: isRecord(result.data) ? { ...result.data, ...fields } : (result.data ?? fields ?? null) };
}

/** A secret as the hall sends it. */
export const encrypted = (plain: string): string => encrypt(plain, PUBLIC_KEY);

/** A centre whose rules are asked straight, by people who are not signed in (yet). */
export async function openForVisitors(day = TODAY) {
  let passed = 0;
  const clock = () => Date.parse(`${day}T10:00:00+08:00`) + passed;
  const centre = await openCentre(memoryJournal(), clock);
  const visit = (): Origin => ({ wall: clock(), agent: '', address: '' });
  const ask = async (work: (tx: Transaction, visit: Origin) => unknown): Promise<Answered> => {
    try {
      return answered(await centre.transact((tx) => work(tx, visit())));
    } catch (error) {
      if (error instanceof BusinessError) return answered(error);
      throw error;
    }
  };
  /** Newest first. */
  const outbox = () => centre.transact(readOutbox);
  const smsTo = async (to: string) => (await outbox()).filter((one) => one.kind === 'sms' && one.to === to);
  const lastCode = async (kind: OutboxEntry['kind']) => (await outbox()).find((one) => one.kind === kind)?.code ?? '';
  const captcha = async () => {
    const { uuid } = await centre.transact((tx) => issueCaptcha(tx, clock(), ''));
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
      ask((tx) => operatePhone(tx, clock(), { uuid, action, zjhm, face })),
    /** A session without the sign-in page. */
    session: (loginType: LoginType, account: string) =>
      centre.transact((tx) => {
        const handed = startDemoSession(tx, clock(), loginType, account);
        const session = handed && touchSession(tx, handed.token, clock());
        if (!session) throw new Error(`Nobody signs in as ${loginType} ${account}`);
        return session;
      }),
    /** Whose session a token opens; 401 for none. */
    whoIs: (token: string) =>
      ask((tx) => {
        const session = touchSession(tx, token, clock());
        return session ? userInfo(tx, session) : new BusinessError('401', '');
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
      return ask((tx, origin) => signInByAccount(tx, origin, input));
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
