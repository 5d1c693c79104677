import type { LastBranch } from '@/api/cases/last-branch';

interface Asked {
  groupBh: string | number | null | undefined;
  /** Numbers of the open branches. */
  branches: readonly string[];
  /** Business code. */
  code: string;
  last?: LastBranch | undefined;
}

/**
 * Returns the person's branch: the group's unless 0 (docs/specification.md 6), else that of the last application if open and
 * offering this business, else the only branch, else ''.
 */
export function branchOf({ groupBh, branches, code, last }: Asked): string {
  const group = String(groupBh ?? '').trim();
  if (group !== '' && group !== '0') return group;
  if (last && branches.includes(last.wdbh) && last.ywl.includes(code)) return last.wdbh;
  return branches.length === 1 ? (branches[0] ?? '') : '';
}
