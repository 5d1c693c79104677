import type { LoginType } from '@/api/auth';
import type { Actor, Desk } from './desk';
import { findDeveloperByKfsbh, findPersonByZjhm, findUnitByDwzh, persons } from './people';

/** What sign-in and user info need to know of a person, unit or developer. */
export interface Account {
  actor: Actor;
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
}

/** The account behind what was typed: ID number for 1, unit account for 2, developer number for 3. Nobody signs in without a password. */
export function findAccount(desk: Desk, loginType: LoginType, typed: string): Account | undefined {
  const actor = actorFor(desk, loginType, typed);
  const account = actor && accountOf(desk, actor);
  return account?.passwordHash ? account : undefined;
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

/** @throws Error when the actor of a session is not on file: a fault of the centre. */
export function accountOf(desk: Desk, actor: Actor): Account {
  const account =
    actor.kind === 'person'
      ? personAccount(desk, actor.grzh)
      : actor.kind === 'unit'
        ? unitAccount(desk, actor.dwzh)
        : developerAccount(desk, actor.kfsbh);
  if (!account) throw new Error(`No account of ${JSON.stringify(actor)}`);
  return account;
}

function personAccount(desk: Desk, grzh: string): Account | undefined {
  const person = persons(desk.store).get(grzh);
  return (
    person && {
      actor: { kind: 'person', grzh },
      userId: grzh,
      nikName: person.xingming,
      companyName: '',
      dwzh: person.spans.at(-1)?.dwzh ?? '',
      sjhm: person.sjhm,
      roles: [...person.roles],
      secondFactor: person.twoFactor,
      passwordHash: person.passwordHash,
      hashedWith: person.zjhm,
    }
  );
}

function unitAccount(desk: Desk, dwzh: string): Account | undefined {
  const unit = findUnitByDwzh(desk, dwzh);
  return (
    unit && {
      actor: { kind: 'unit', dwzh },
      userId: dwzh,
      nikName: unit.operator.jbrxm,
      companyName: unit.dwmc,
      dwzh,
      sjhm: unit.operator.jbrsjhm,
      roles: [...unit.roles],
      secondFactor: false,
      passwordHash: unit.passwordHash,
      hashedWith: dwzh,
    }
  );
}

function developerAccount(desk: Desk, kfsbh: string): Account | undefined {
  const developer = findDeveloperByKfsbh(desk, kfsbh);
  return (
    developer && {
      actor: { kind: 'developer', kfsbh: developer.kfsbh },
      userId: developer.kfsbh,
      nikName: developer.kfsmc,
      companyName: developer.kfsmc,
      dwzh: '',
      sjhm: developer.sjhm,
      roles: [...developer.roles],
      secondFactor: false,
      passwordHash: developer.passwordHash,
      hashedWith: developer.kfsbh,
    }
  );
}
