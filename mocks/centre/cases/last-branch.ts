import type { LastBranch } from '@/api/cases/last-branch';
import { branches } from '../../data/counters';
import { unitOf } from '../kernel/people';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';
import { branchWork } from './branch-work';
import { casesOf } from './case-states';
import { rulesFor } from './registered';

/**
 * Returns the branch of the owner's last application, else the unit's own branch, with the businesses it handles; undefined if there is
 * none.
 */
export function lastBranch(tx: Transaction, actor: Actor): LastBranch | undefined {
  const named = branchOfOwner(tx, actor);
  const branch = branches.find(({ wdbh }) => wdbh === named);
  if (!branch) return undefined;
  const taken = rulesFor(actor.kind).filter((rule) => branch.kbyw.includes(branchWork(rule)));
  return { wdbh: branch.wdbh, ywl: taken.map(({ ywlx }) => ywlx) };
}

/** Branch of an application whose form asks for none: the preset of other forms; '' if unknown. */
export const branchOfOwner = (tx: Transaction, actor: Actor): string =>
  casesOf(tx.store, ownerOf(actor)).findLast(({ ywwd }) => ywwd !== '')?.ywwd || homeBranch(tx, actor) || '';

const homeBranch = (tx: Transaction, actor: Actor) => (actor.kind === 'unit' ? unitOf(tx, actor).wdbh : undefined);
