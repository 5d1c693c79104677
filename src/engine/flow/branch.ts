/** The person's branch (specification 6): the group's when it is not 0, else the only one there is, else none. */
export function branchOf(groupBh: string | number | null | undefined, branches: readonly string[]): string {
  const group = String(groupBh ?? '').trim();
  if (group !== '' && group !== '0') return group;
  return branches.length === 1 ? (branches[0] ?? '') : '';
}
