import type { LastBranch } from '@/api/last-branch';

interface Asked {
  groupBh: string | number | null | undefined;
  /** Those that are open. */
  branches: readonly string[];
  /** Code of the business. */
  code: string;
  last?: LastBranch | undefined;
}

/**
 * The person's branch: the group's when it is not 0 (specification 6), else that of the last application while it is open and
 * takes this business, else the only one there is, else none.
 */
export function branchOf({ groupBh, branches, code, last }: Asked): string {
  const group = String(groupBh ?? '').trim();
  if (group !== '' && group !== '0') return group;
  if (last && branches.includes(last.wdbh) && last.ywl.includes(code)) return last.wdbh;
  return branches.length === 1 ? (branches[0] ?? '') : '';
}
