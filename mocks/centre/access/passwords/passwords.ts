import { fundDate, fundTime } from '@/domain/dates';
import { policyCount } from '../../../data/policy/policy';
import { send } from '../../kernel/messages/outbox';
import { passwordHash } from '../../kernel/password-hash';
import { developers, persons, units } from '../../kernel/people';
import { BusinessError, type Transaction } from '../../kernel/transaction';
import { endSessionsOf } from '../sessions';
import type { Account } from '../sign-in-accounts';
import { clearFailures, passwordFailures } from '../sign-in-failures';
import { liftFreeze } from '../sign-in-freezes';
import { newPasswordProblem } from './password-rule';

/** A new password must differ from the last three (docs/rules/registration-and-passwords.md, Common). */
const REMEMBERED = 3;
const DAY_MS = 24 * 3_600_000;

const histories = (tx: Transaction) => tx.store.table<readonly string[]>('password-history');
/** Centre's time of the last change, ms. */
const changes = (tx: Transaction) => tx.store.table<{ at: number }>('password-changes');

export function isRightPassword(account: Account, password: string): boolean {
  return account.passwordHash !== '' && account.passwordHash === passwordHash(account.hashedWith, password);
}

/** Returns why a password is unacceptable, as a field error; undefined if it is acceptable. */
export function newPasswordRefusal(tx: Transaction, account: Account, plain: string): BusinessError | undefined {
  const problem = newPasswordProblem(plain) ?? usedBefore(tx, account, plain);
  return problem ? new BusinessError('1', problem, { fieldErrors: { password: problem } }) : undefined;
}

/**
 * Sets the password: other sessions end, lock and freeze are lifted, the holder gets an SMS.
 * @param keep token of the session that stays, '' for none
 * @throws BusinessError for an unacceptable password
 */
export function setPassword(tx: Transaction, account: Account, plain: string, keep = ''): void {
  const refusal = newPasswordRefusal(tx, account, plain);
  if (refusal) throw refusal;
  const hash = passwordHash(account.hashedWith, plain);
  const key = historyKey(account);
  const former = histories(tx).get(key) ?? (account.passwordHash ? [account.passwordHash] : []);
  histories(tx).put(key, [hash, ...former].slice(0, REMEMBERED));
  changes(tx).put(key, { at: tx.now() });
  storeHash(tx, account, hash);
  endSessionsOf(tx, account.owner, keep, account.operator);
  for (const counted of failuresOf(account)) clearFailures(tx, counted);
  liftFreeze(tx, account.owner);
  const text = `【住房公积金】您的网上办事大厅登录密码已于${fundTime(tx.now())}设置成功。如非本人操作，请立即联系12329。`;
  send(tx, { kind: 'sms', to: account.sjhm, code: '', uuid: '', text });
}

/** Date of the last change, yyyy-MM-dd; without a change the start of the centre's records. */
export function passwordDate(tx: Transaction, account: Account): string {
  return fundDate(changedAt(tx, account));
}

/** Returns whether the password is older than p.mmYxq days: a hint at each sign-in, never a refusal. */
export function isPasswordOld(tx: Transaction, account: Account): boolean {
  return tx.now() - changedAt(tx, account) > policyCount('p.mmYxq') * DAY_MS;
}

function changedAt(tx: Transaction, account: Account): number {
  const changed = changes(tx).get(historyKey(account));
  if (changed) return changed.at;
  // The seed stores the day on which the centre's records start.
  const start = tx.store.table<{ day?: string }>('centre').get('start')?.day;
  return start ? Date.parse(`${start}T00:00:00+08:00`) : tx.now();
}

function usedBefore(tx: Transaction, account: Account, plain: string): string | undefined {
  const hash = passwordHash(account.hashedWith, plain);
  if (account.passwordHash === hash) return '新密码不能与当前密码相同';
  const used = (histories(tx).get(historyKey(account)) ?? []).includes(hash);
  return used ? `新密码不能与最近${REMEMBERED}次使用过的密码相同` : undefined;
}

const historyKey = (account: Account) => `${account.owner}:${account.operator}`;

/** Keys of the failure counts that may have locked the account: the first operator of a unit may sign in with or without an ID number. */
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

function storeHash(tx: Transaction, { actor, operator }: Account, hash: string): void {
  const { store } = tx;
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
