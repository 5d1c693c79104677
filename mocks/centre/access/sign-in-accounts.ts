import type { LoginType } from '@/api/auth';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { developers, findDeveloperByKfsbh, findPersonByZjhm, findUnitByDwzh, persons, units } from '../kernel/people';
import { phoneOwner } from '../kernel/person-info';

/** What sign-in and user info need to know of a person, unit or developer. */
export interface Account {
  actor: Actor;
  /** ownerOf(actor). */
  owner: string;
  loginType: LoginType;
  /** ID number of the unit's operator, '' for others. */
  operator: string;
  /** A unit that signs in as other unit. */
  other: boolean;
  userId: string;
  nikName: string;
  companyName: string;
  dwzh: string;
  sjhm: string;
  roles: string[];
  secondFactor: boolean;
  passwordHash: string;
  /** What the password hash was made with. */
  hashedWith: string;
  /** What the account is signed in with, beside the operator of a unit. */
  typed: string;
}

/**
 * The account behind what was typed: ID number for 1, unit account for 2 (with the ID number of the operator, '' is the first
 * one), developer number for 3. Nobody signs in without a password.
 */
export function findAccount(desk: Desk, loginType: LoginType, typed: string, jbrzjhm = ''): Account | undefined {
  const account = knownAccount(desk, loginType, typed, jbrzjhm);
  return account?.passwordHash ? account : undefined;
}

/** The same, also of somebody who has not registered in the hall yet (passwordHash ''). */
export function knownAccount(desk: Desk, loginType: LoginType, typed: string, jbrzjhm = ''): Account | undefined {
  const actor = actorFor(desk, loginType, typed);
  return actor && foundAccount(desk, actor, jbrzjhm);
}

/** Whose registered phone number it is; of several units of one operator the one with the lowest number. */
export function findAccountByPhone(desk: Desk, loginType: LoginType, sjhm: string): Account | undefined {
  const account = byPhone(desk, loginType, sjhm);
  return account?.passwordHash ? account : undefined;
}

/** The units somebody may act for, by unit number. Those without a sign-in of this operator are left out. */
export function accountsOfOperator(desk: Desk, jbrzjhm: string): Account[] {
  if (jbrzjhm === '') return [];
  return [...units(desk.store).values()]
    .map((unit) => unitAccount(desk, unit.dwzh, jbrzjhm))
    .filter((account): account is Account => account !== undefined && account.passwordHash !== '')
    .sort((a, b) => (a.dwzh < b.dwzh ? -1 : 1));
}

/** @throws Error when the actor of a session is not on file: a fault of the centre. */
export function accountOf(desk: Desk, actor: Actor, jbrzjhm = ''): Account {
  const account = foundAccount(desk, actor, jbrzjhm) ?? foundAccount(desk, actor, '');
  if (!account) throw new Error(`No account of ${JSON.stringify(actor)}`);
  return account;
}

function byPhone(desk: Desk, loginType: LoginType, sjhm: string): Account | undefined {
  if (loginType === '1') {
    const grzh = phoneOwner(desk.store, sjhm, '');
    return grzh === undefined ? undefined : personAccount(desk, grzh);
  }
  if (loginType === '3') {
    const found = [...developers(desk.store).values()].find((developer) => developer.sjhm === sjhm);
    return found && developerAccount(desk, found.kfsbh);
  }
  const operators = [...units(desk.store).values()].flatMap((unit) => [unit.operator, ...(unit.operators ?? [])]);
  const operator = operators.find(({ jbrsjhm }) => jbrsjhm === sjhm && sjhm !== '');
  return operator && accountsOfOperator(desk, operator.jbrzjhm).find(({ other }) => !other);
}

function actorFor(desk: Desk, loginType: LoginType, typed: string): Actor | undefined {
  if (loginType === '1') {
    const person = findPersonByZjhm(desk, typed);
    return person && { kind: 'person', grzh: person.grzh };
  }
  if (loginType === '2') {
    const unit = findUnitByDwzh(desk, typed);
    return unit && { kind: 'unit', dwzh: unit.dwzh };
  }
  const developer = findDeveloperByKfsbh(desk, typed);
  return developer && { kind: 'developer', kfsbh: developer.kfsbh };
}

function foundAccount(desk: Desk, actor: Actor, jbrzjhm: string): Account | undefined {
  if (actor.kind === 'person') return personAccount(desk, actor.grzh);
  if (actor.kind === 'developer') return developerAccount(desk, actor.kfsbh);
  return actor.kind === 'unit' ? unitAccount(desk, actor.dwzh, jbrzjhm) : undefined;
}

function personAccount(desk: Desk, grzh: string): Account | undefined {
  const person = persons(desk.store).get(grzh);
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

function unitAccount(desk: Desk, dwzh: string, jbrzjhm: string): Account | undefined {
  const unit = findUnitByDwzh(desk, dwzh);
  if (!unit) return undefined;
  const wanted = jbrzjhm.toUpperCase();
  const first = wanted === '' || unit.operator.jbrzjhm === wanted;
  const further = unit.operators?.find((one) => one.jbrzjhm === wanted);
  if (!first && !further) return undefined;
  const operator = further ?? unit.operator;
  // Who was stopped is nobody here any more.
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

function developerAccount(desk: Desk, kfsbh: string): Account | undefined {
  const developer = findDeveloperByKfsbh(desk, kfsbh);
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
