import type { MenuNode } from '@/api/session/auth';

/** What a row may say beyond path and title; hidden, enable and type as the server sends them. */
export interface RowExtras {
  hidden?: boolean;
  /** '1' usable, '10' usable after a face check, '0' paused. */
  enable?: '0' | '1' | '10';
  /** Why it is paused. */
  bz?: string;
  newWindow?: boolean;
  keepAlive?: boolean;
  activeMenu?: string;
  /** The row stands for another address, with what that page is to begin with. */
  redirect?: string;
  icon?: string;
  /** Code of the business that the page takes applications for. */
  code?: string;
  /** Keys of the page's buttons (type 1), tabs (type 3) and print actions (type 4). */
  buttons?: readonly (readonly [key: string, title: string, menuType: '1' | '3' | '4'])[];
}

/** A leaf: last segment of its path, Chinese name, extras. */
export type MenuRowSeed = readonly [segment: string, title: string, extras?: RowExtras];

/** A group or tab: its path segment, name and what stands in it. */
export interface MenuGroupRow {
  segment: string;
  title: string;
  rows: readonly (MenuRowSeed | MenuGroupRow)[];
  extras?: RowExtras;
}

/** Rows → the tree the menu call answers. Ids are made of the path, so that adding a row changes no other row's id. */
export function menuTree(
  base: string,
  title: string,
  rows: readonly (MenuRowSeed | MenuGroupRow)[],
  extras: RowExtras = {},
): MenuNode {
  const id = idOf(base);
  return node(
    id,
    '',
    base,
    base,
    title,
    '0',
    extras,
    rows.map((row) => build(row, base, base, id)),
  );
}

function build(row: MenuRowSeed | MenuGroupRow, parentPath: string, mainPath: string, pid: string): MenuNode {
  if ('rows' in row) {
    const path = `${parentPath}/${row.segment}`;
    const id = idOf(path);
    const children = row.rows.map((child) => build(child, path, mainPath, id));
    return node(id, pid, path, mainPath, row.title, '0', row.extras ?? {}, children);
  }
  const [segment, title, extras = {}] = row;
  const path = `${parentPath}/${segment}`;
  const id = idOf(path);
  const buttons = (extras.buttons ?? []).map(([key, name, menuType]) =>
    node(`${id}.${key}`, id, `${path}/${key}`, mainPath, name, menuType, {}, []),
  );
  return node(id, pid, path, mainPath, title, '2', extras, buttons);
}

function node(
  id: string,
  pid: string,
  path: string,
  mainPath: string,
  title: string,
  menuType: string,
  extras: RowExtras,
  children: MenuNode[],
): MenuNode {
  const { keepAlive = false, activeMenu = '', icon = '' } = extras;
  return {
    id,
    pid,
    name: title,
    path,
    mainPath,
    component: menuType === '2' && !extras.redirect ? path.slice(1) : '',
    redirect: extras.redirect ?? '',
    alwaysShow: false,
    hidden: extras.hidden ? '1' : '0',
    enable: extras.enable ?? '1',
    bz: extras.bz ?? '',
    hrefType: extras.newWindow ? '1' : '0',
    menuType,
    meta: { title, icon, noCache: !keepAlive, keepAlive, breadcrumb: true, affix: false, activeMenu },
    children,
  };
}

/** Path of the page of each business among the rows, by its code. */
export function businessPages(
  base: string,
  rows: readonly (MenuRowSeed | MenuGroupRow)[],
): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row): readonly (readonly [string, string])[] => {
      if ('rows' in row) return [...businessPages(`${base}/${row.segment}`, row.rows)];
      const [segment, , extras] = row;
      return extras?.code ? [[extras.code, `${base}/${segment}`]] : [];
    }),
  );
}

function idOf(path: string): string {
  return path.slice(1).replaceAll('/', '.');
}
