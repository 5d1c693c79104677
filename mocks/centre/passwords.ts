import { fundTime } from '@/domain/dates';
import { passwordProblem } from '@/domain/password';
import { type Desk, Refusal } from './desk';
import { send } from './outbox';
import { passwordHash } from './password-hash';
import { developers, persons, units } from './people';
import { endSessionsOf } from './sessions';
import type { Account } from './sign-in-accounts';
import { liftFreeze } from './sign-in-freezes';

/** A new password may be none of the last three (domain catalogue 11, /forgotPwd). */
const REMEMBERED = 3;

const histories = (desk: Desk) => desk.store.table<readonly string[]>('password-history');

export function isRightPassword(account: Account, password: string): boolean {
  return account.passwordHash !== '' && account.passwordHash === passwordHash(account.hashedWith, password);
}

/** Why this cannot be the account's new password, at its field. */
export function newPasswordRefusal(desk: Desk, account: Account, plain: string): Refusal | undefined {
  const problem =
    passwordProblem(plain) ?? (wasUsed(desk, account, plain) ? '新密码不能与最近3次使用过的密码相同' : '');
  return problem ? new Refusal('1', problem, { fieldErrors: { password: problem } }) : undefined;
}

/**
 * Sets the password: every other session of the account ends, a freeze is lifted, the holder is told by SMS.
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
  storeHash(desk, account, hash);
  endSessionsOf(desk, account.owner, keep);
  liftFreeze(desk, account.owner);
  const text = `【住房公积金】您的网上办事大厅登录密码已于${fundTime(desk.now())}设置成功。如非本人操作，请立即联系12329。`;
  send(desk, { kind: 'sms', to: account.sjhm, code: '', uuid: '', text });
}

function wasUsed(desk: Desk, account: Account, plain: string): boolean {
  const hash = passwordHash(account.hashedWith, plain);
  return account.passwordHash === hash || (histories(desk).get(historyKey(account)) ?? []).includes(hash);
}

const historyKey = (account: Account) => `${account.owner}:${account.operator}`;

function storeHash(desk: Desk, { actor, operator }: Account, hash: string): void {
  const { store } = desk;
  if (actor.kind === 'person') {
    const person = persons(store).get(actor.grzh);
    if (person) persons(store).put(person.grzh, { ...person, passwordHash: hash });
  } else if (actor.kind === 'developer') {
    const developer = developers(store).get(actor.kfsbh);
    if (developer) developers(store).put(developer.kfsbh, { ...developer, passwordHash: hash });
  } else {
    const unit = units(store).get(actor.dwzh);
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
