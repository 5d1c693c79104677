import { fundDate, fundTime } from '@/domain/dates';
import { policyCount } from '../../../data/policy';
import { type Desk, Refusal } from '../../kernel/desk';
import { send } from '../../kernel/outbox';
import { passwordHash } from '../../kernel/password-hash';
import { developers, persons, units } from '../../kernel/people';
import { endSessionsOf } from '../sessions';
import type { Account } from '../sign-in-accounts';
import { clearFailures, passwordFailures } from '../sign-in-failures';
import { liftFreeze } from '../sign-in-freezes';
import { newPasswordProblem } from './password-rule';

/** A new password may be none of the last three (domain catalogue 11, /forgotPwd). */
const REMEMBERED = 3;
const DAY_MS = 24 * 3_600_000;

const histories = (desk: Desk) => desk.store.table<readonly string[]>('password-history');
/** The centre's time of the last change, ms. */
const changes = (desk: Desk) => desk.store.table<{ at: number }>('password-changes');

export function isRightPassword(account: Account, password: string): boolean {
  return account.passwordHash !== '' && account.passwordHash === passwordHash(account.hashedWith, password);
}

/** Why this cannot be the account's new password, at its field. */
export function newPasswordRefusal(desk: Desk, account: Account, plain: string): Refusal | undefined {
  const problem = newPasswordProblem(plain) ?? usedBefore(desk, account, plain);
  return problem ? new Refusal('1', problem, { fieldErrors: { password: problem } }) : undefined;
}

/**
 * Sets the password: every other session of the account ends, a lock and a freeze are lifted, the holder is told by SMS.
 * @param keep token of the session that stays, '' for none
 * @throws Refusal for a password that must not be
 */
export function setPassword(desk: Desk, account: Account, plain: string, keep = ''): void {
  const refusal = newPasswordRefusal(desk, account, plain);
  if (refusal) throw refusal;
  const hash = passwordHash(account.hashedWith, plain);
  const key = historyKey(account);
  const former = histories(desk).get(key) ?? (account.passwordHash ? [account.passwordHash] : []);
  histories(desk).put(key, [hash, ...former].slice(0, REMEMBERED));
  changes(desk).put(key, { at: desk.now() });
  storeHash(desk, account, hash);
  endSessionsOf(desk, account.owner, keep, account.operator);
  for (const counted of failuresOf(account)) clearFailures(desk, counted);
  liftFreeze(desk, account.owner);
  const text = `【住房公积金】您的网上办事大厅登录密码已于${fundTime(desk.now())}设置成功。如非本人操作，请立即联系12329。`;
  send(desk, { kind: 'sms', to: account.sjhm, code: '', uuid: '', text });
}

/** yyyy-MM-dd. A password that has never been changed is as old as the centre's records. */
export function passwordDate(desk: Desk, account: Account): string {
  return fundDate(changedAt(desk, account));
}

/** Whether it should be changed soon (p.mmYxq): said at every sign-in, nobody is kept out. */
export function isPasswordOld(desk: Desk, account: Account): boolean {
  return desk.now() - changedAt(desk, account) > policyCount('p.mmYxq') * DAY_MS;
}

function changedAt(desk: Desk, account: Account): number {
  const changed = changes(desk).get(historyKey(account));
  if (changed) return changed.at;
  // Written with the seed: the day from which the centre has records.
  const start = desk.store.table<{ day?: string }>('centre').get('start')?.day;
  return start ? Date.parse(`${start}T00:00:00+08:00`) : desk.now();
}

function usedBefore(desk: Desk, account: Account, plain: string): string | undefined {
  const hash = passwordHash(account.hashedWith, plain);
  if (account.passwordHash === hash) return '新密码不能与当前密码相同';
  const used = (histories(desk).get(historyKey(account)) ?? []).includes(hash);
  return used ? `新密码不能与最近${REMEMBERED}次使用过的密码相同` : undefined;
}

const historyKey = (account: Account) => `${account.owner}:${account.operator}`;

/** The counts that may have locked the account: the first operator of a unit signs in with and without an ID number. */
function failuresOf({ loginType, hashedWith, typed, operator, sjhm }: Account): string[] {
  const first = loginType !== '2' || hashedWith === typed;
  return [
    ...(first ? [passwordFailures(loginType, typed, '')] : []),
    ...(loginType === '2' ? [passwordFailures(loginType, typed, operator)] : []),
    `sms-code:${sjhm}`,
    `account-code:${sjhm}`,
    ...(loginType === '1' ? [`face:${typed}`] : []),
  ];
}

function storeHash(desk: Desk, { actor, operator }: Account, hash: string): void {
  const { store } = desk;
  if (actor.kind === 'person') {
    const person = persons(store).get(actor.grzh);
    if (person) persons(store).put(person.grzh, { ...person, passwordHash: hash });
  } else if (actor.kind === 'developer') {
    const developer = developers(store).get(actor.kfsbh);
    if (developer) developers(store).put(developer.kfsbh, { ...developer, passwordHash: hash });
  } else {
    const unit = actor.kind === 'unit' ? units(store).get(actor.dwzh) : undefined;
    if (!unit) return;
    const first = operator === '' || operator === unit.operator.jbrzjhm;
    units(store).put(unit.dwzh, {
      ...unit,
      ...(first
        ? { passwordHash: hash }
        : {
            operators: unit.operators?.map((one) => (one.jbrzjhm === operator ? { ...one, passwordHash: hash } : one)),
          }),
    });
  }
}
