import type { LastBranch } from '@/api/last-branch';
import { branches } from '../../data/counters';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import { branchWork } from './branch-work';
import { casesOf } from './case-states';
import { rulesFor } from './registered';

/**
 * The branch that the owner's last application named, or else the one a unit belongs to, and what it takes from them; undefined for
 * who has none yet.
 */
export function lastBranch(desk: Desk, actor: Actor): LastBranch | undefined {
  const named = branchOfOwner(desk, actor);
  const branch = branches.find(({ wdbh }) => wdbh === named);
  if (!branch) return undefined;
  const taken = rulesFor(actor.kind).filter((rule) => branch.kbyw.includes(branchWork(rule)));
  return { wdbh: branch.wdbh, ywl: taken.map(({ ywlx }) => ywlx) };
}

/** Where an application goes that asks for no branch: what a form would have preset; '' where none is known yet. */
export const branchOfOwner = (desk: Desk, actor: Actor): string =>
  casesOf(desk.store, ownerOf(actor)).findLast(({ ywwd }) => ywwd !== '')?.ywwd || homeBranch(desk, actor) || '';

const homeBranch = (desk: Desk, actor: Actor) => (actor.kind === 'unit' ? unitOf(desk, actor).wdbh : undefined);
