import type { LoginType } from '@/api/session/auth';
import { isRecord, textOf } from '@/lib/foreign-json';
import type { MenuEntry, RouteTable } from '@/session/menu-store';
import { buttonPath, menuPath } from './menu-path';
import { AREA_SEGMENT, areaOfPath, BUTTON_TYPES, ROUTE_TYPES } from './menu-types';
import { type RawRow, readMenuRow, unknownRowsIn } from './read-menu-row';

/** Deeper rows attach to the last level; real menus are far shallower, and parent lists stay short. */
const MAX_DEPTH = 50;

interface Step {
  row: RawRow;
  parent: MenuEntry | undefined;
  /** Parent ids; one array shared by all siblings. */
  parents: readonly string[];
  /** Target array: the children of the parent, or the roots. */
  into: MenuEntry[];
}

/**
 * Builds routes and permissions from the server's menu tree in one linear pass (docs/specification.md 2.4, 6). Tolerates any input: cycles,
 * duplicates, flat lists linked by `pid`, orphans and wrong types leave the rest usable. The first row wins a duplicate path or id; rows of
 * another login type's area are dropped.
 */
export function buildRouteTable(tree: unknown, loginType: LoginType): RouteTable {
  const roots: MenuEntry[] = [];
  const byPath = new Map<string, MenuEntry>();
  const byId = new Map<string, MenuEntry>();
  const buttonKeys = new Set<string>();
  const seen = new Set<RawRow>();
  const { top, childrenOf } = sortByParent(tree);

  const stack: Step[] = [];
  for (const start of top) {
    stack.push({ row: start, parent: undefined, parents: [], into: roots });
    for (let step = stack.pop(); step; step = stack.pop()) {
      if (seen.has(step.row)) continue;
      seen.add(step.row);
      take(step);
    }
  }
  return { roots: loginType === '2' ? flattened(roots) : roots, byPath, byId, buttonKeys };

  function take({ row, parent, parents, into }: Step): void {
    const type = textOf(row.menuType);
    const ownPath = textOf(row.path) || textOf(row.mainPath);
    if (BUTTON_TYPES.has(type)) {
      const key = parent && textOf(row.enable) !== '0' ? buttonPath(parent.path, ownPath) : undefined;
      if (key) buttonKeys.add(key);
    }
    const path = menuPath(parent?.path ?? '', ownPath) ?? '';
    const area = areaOfPath(path);
    if (area !== undefined && area !== loginType) return;

    const id = textOf(row.id) || path;
    const children: MenuEntry[] = [];
    const entry = readMenuRow(row, id, path, parents, children);
    into.push(entry);
    if (!byId.has(id)) byId.set(id, entry);
    if (path !== '' && ROUTE_TYPES.has(type) && !byPath.has(path)) byPath.set(path, entry);

    const deep = parents.length >= MAX_DEPTH;
    const below = unknownRowsIn(row.children);
    const tied = childrenOf.get(id);
    if (below.length === 0 && !tied) return;
    const next = deep ? parents : [...parents, id];
    // Pushed in reverse, so that the stack yields the server's order.
    if (tied) for (let i = tied.length - 1; i >= 0; i--) push(tied[i]);
    for (let i = below.length - 1; i >= 0; i--) push(below[i]);

    function push(child: unknown): void {
      if (isRecord(child))
        stack.push({ row: child, parent: deep ? parent : entry, parents: next, into: deep ? into : children });
    }
  }
}

/** Splits the top level into real roots and rows that name another top-level row as their parent. */
function sortByParent(tree: unknown): { top: readonly RawRow[]; childrenOf: ReadonlyMap<string, RawRow[]> } {
  const rows = unknownRowsIn(tree).filter(isRecord);
  const ids = new Set(rows.map((row) => textOf(row.id)));
  const childrenOf = new Map<string, RawRow[]>();
  const top: RawRow[] = [];
  const tied: RawRow[] = [];
  for (const row of rows) {
    const pid = textOf(row.pid);
    if (pid === '' || pid === textOf(row.id) || !ids.has(pid)) {
      top.push(row);
      continue;
    }
    tied.push(row);
    const siblings = childrenOf.get(pid);
    if (siblings) siblings.push(row);
    else childrenOf.set(pid, [row]);
  }
  // Linked rows come last: those below a root are consumed by then; those in a cycle become roots.
  return { top: [...top, ...tied], childrenOf };
}

/** Unit menus are flattened: the area's wrapper row is replaced by its children. */
function flattened(roots: readonly MenuEntry[]): MenuEntry[] {
  const wrapper = `/${AREA_SEGMENT['2']}`;
  return roots.flatMap((root) => (root.path === wrapper && root.children.length > 0 ? root.children : [root]));
}
