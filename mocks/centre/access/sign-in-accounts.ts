import type { LoginType } from '@/api/session/auth';
import { developers, findDeveloperByKfsbh, findPersonByZjhm, findUnitByDwzh, persons, units } from '../kernel/people';
import { phoneOwner } from '../kernel/person-info';
import { type Actor, type OwnerKey, ownerOf, type Transaction } from '../kernel/transaction';

/** Account data of a person, unit or developer for sign-in and user info. */
export interface Account {
  actor: Actor;
  /** ownerOf(actor). */
  owner: OwnerKey;
  loginType: LoginType;
  /** ID number of the unit's operator, '' for others. */
  operator: string;
  /** Unit that signs in as other unit. */
  other: boolean;
  userId: string;
  nikName: string;
  companyName: string;
  dwzh: string;
  sjhm: string;
  roles: string[];
  secondFactor: boolean;
  passwordHash: string;
  /** Number hashed into the password. */
  hashedWith: string;
  /** Sign-in name, without the operator of a unit. */
  typed: string;
}

/**
 * Returns the account of a sign-in name: ID number for 1, unit account for 2 (with the operator's ID number, '' is the first one),
 * developer number for 3. An account without a password is not found.
 */
export function findAccount(tx: Transaction, loginType: LoginType, typed: string, jbrzjhm = ''): Account | undefined {
  const account = accountFor(tx, loginType, typed, jbrzjhm);
  return account?.passwordHash ? account : undefined;
}

/** Returns the account, registered in the hall or not (passwordHash ''). */
export function accountFor(tx: Transaction, loginType: LoginType, typed: string, jbrzjhm = ''): Account | undefined {
  const actor = actorFor(tx, loginType, typed);
  return actor && foundAccount(tx, actor, jbrzjhm);
}

/** Returns the account with this registered phone; of several units of one operator the lowest number. */
export function findAccountByPhone(tx: Transaction, loginType: LoginType, sjhm: string): Account | undefined {
  const account = byPhone(tx, loginType, sjhm);
  return account?.passwordHash ? account : undefined;
}

/** Returns the units of an operator by unit number, without those in which the operator cannot sign in. */
export function accountsOfOperator(tx: Transaction, jbrzjhm: string): Account[] {
  if (jbrzjhm === '') return [];
  return [...units(tx.store).values()]
    .map((unit) => unitAccount(tx, unit.dwzh, jbrzjhm))
    .filter((account): account is Account => account !== undefined && account.passwordHash !== '')
    .sort((a, b) => (a.dwzh < b.dwzh ? -1 : 1));
}

/** @throws Error if the actor of a session is not on file: a fault of the centre */
export function signInAccountOf(tx: Transaction, actor: Actor, jbrzjhm = ''): Account {
  const account = foundAccount(tx, actor, jbrzjhm) ?? foundAccount(tx, actor, '');
  if (!account) throw new Error(`No account of ${JSON.stringify(actor)}`);
  return account;
}

function byPhone(tx: Transaction, loginType: LoginType, sjhm: string): Account | undefined {
  if (loginType === '1') {
    const grzh = phoneOwner(tx.store, sjhm, '');
    return grzh === undefined ? undefined : personAccount(tx, grzh);
  }
  if (loginType === '3') {
    const found = [...developers(tx.store).values()].find((developer) => developer.sjhm === sjhm);
    return found && developerAccount(tx, found.kfsbh);
  }
  const operators = [...units(tx.store).values()].flatMap((unit) => [unit.operator, ...(unit.operators ?? [])]);
  const operator = operators.find(({ jbrsjhm }) => jbrsjhm === sjhm && sjhm !== '');
  return operator && accountsOfOperator(tx, operator.jbrzjhm).find(({ other }) => !other);
}

function actorFor(tx: Transaction, loginType: LoginType, typed: string): Actor | undefined {
  if (loginType === '1') {
    const person = findPersonByZjhm(tx, typed);
    return person && { kind: 'person', grzh: person.grzh };
  }
  if (loginType === '2') {
    const unit = findUnitByDwzh(tx, typed);
    return unit && { kind: 'unit', dwzh: unit.dwzh };
  }
  const developer = findDeveloperByKfsbh(tx, typed);
  return developer && { kind: 'developer', kfsbh: developer.kfsbh };
}

function foundAccount(tx: Transaction, actor: Actor, jbrzjhm: string): Account | undefined {
  if (actor.kind === 'person') return personAccount(tx, actor.grzh);
  if (actor.kind === 'developer') return developerAccount(tx, actor.kfsbh);
  return actor.kind === 'unit' ? unitAccount(tx, actor.dwzh, jbrzjhm) : undefined;
}

function personAccount(tx: Transaction, grzh: string): Account | undefined {
  const person = persons(tx.store).get(grzh);
  return (
    person && {
      ...common({ kind: 'person', grzh }, '1'),
      userId: grzh,
      nikName: person.xingming,
      companyName: '',
      dwzh: person.spans.at(-1)?.dwzh ?? '',
      sjhm: person.sjhm,
      roles: [...person.roles],
      secondFactor: person.twoFactor,
      passwordHash: person.passwordHash,
      hashedWith: person.hashedWith ?? person.zjhm,
      typed: person.zjhm,
    }
  );
}

function unitAccount(tx: Transaction, dwzh: string, jbrzjhm: string): Account | undefined {
  const unit = findUnitByDwzh(tx, dwzh);
  if (!unit) return undefined;
  const wanted = jbrzjhm.toUpperCase();
  const first = wanted === '' || unit.operator.jbrzjhm === wanted;
  const further = unit.operators?.find((one) => one.jbrzjhm === wanted);
  if (!first && !further) return undefined;
  const operator = further ?? unit.operator;
  // A stopped operator has no account.
  if (operator.stopped) return undefined;
  return {
    ...common({ kind: 'unit', dwzh }, '2'),
    operator: operator.jbrzjhm,
    other: unit.other === true,
    userId: further ? `${dwzh}-${operator.jbrzjhm.slice(-4)}` : dwzh,
    nikName: operator.jbrxm,
    companyName: unit.dwmc,
    dwzh,
    sjhm: operator.jbrsjhm,
    roles: [...unit.roles],
    secondFactor: false,
    passwordHash: further ? further.passwordHash : unit.passwordHash,
    hashedWith: further ? `${dwzh}:${operator.jbrzjhm}` : dwzh,
    typed: dwzh,
  };
}

function developerAccount(tx: Transaction, kfsbh: string): Account | undefined {
  const developer = findDeveloperByKfsbh(tx, kfsbh);
  return (
    developer && {
      ...common({ kind: 'developer', kfsbh: developer.kfsbh }, '3'),
      userId: developer.kfsbh,
      nikName: developer.kfsmc,
      companyName: developer.kfsmc,
      dwzh: '',
      sjhm: developer.sjhm,
      roles: [...developer.roles],
      secondFactor: false,
      passwordHash: developer.passwordHash,
      hashedWith: developer.kfsbh,
      typed: developer.kfsbh,
    }
  );
}

function common(actor: Actor, loginType: LoginType) {
  return { actor, owner: ownerOf(actor), loginType, operator: '', other: false };
}
