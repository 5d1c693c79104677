import type { LastBranch } from '@/api/last-branch';
import { branches } from '../../data/counters';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import { casesOf } from './case-states';

/**
 * The branch that the owner's last application named, or else the one a unit belongs to, and what it takes from them; undefined for
 * who has none yet.
 */
export function lastBranch(desk: Desk, actor: Actor): LastBranch | undefined {
  const named = branchOfOwner(desk, actor);
  const branch = branches.find(({ wdbh }) => wdbh === named);
  if (!branch) return undefined;
  // Beginnings of the codes, and what the branches call these businesses.
  const kinds = { GJ: actor.kind === 'unit' ? '单位缴存' : '个人缴存', TQ: '提取', GD: '贷款' };
  const ywl = Object.entries(kinds).flatMap(([kind, name]) => (branch.kbyw.includes(name) ? [kind] : []));
  return { wdbh: branch.wdbh, ywl };
}

/** Where an application goes that asks for no branch: what a form would have preset; '' where none is known yet. */
export const branchOfOwner = (desk: Desk, actor: Actor): string =>
  casesOf(desk.store, ownerOf(actor)).findLast(({ ywwd }) => ywwd !== '')?.ywwd || homeBranch(desk, actor) || '';

const homeBranch = (desk: Desk, actor: Actor) => (actor.kind === 'unit' ? unitOf(desk, actor).wdbh : undefined);
