import { create } from 'zustand';

/** One row of the menu tree, built in one linear pass (menu/build-route-table.ts). */
export interface MenuEntry {
  id: string;
  /** Full, normalised path: '/grwt/tqSys/tqyw/zfzj_tq'; '' if the row has no address inside the hall. */
  path: string;
  mainPath: string;
  component: string;
  redirect: string;
  alwaysShow: boolean;
  hidden: boolean;
  /** '1' or '' usable, '10' usable after face check, anything else paused. */
  enable: string;
  bz: string;
  /** '1' opens a new window. */
  hrefType: string;
  menuType: string;
  title: string;
  icon: string;
  noCache: boolean;
  keepAlive: boolean;
  breadcrumb: boolean;
  affix: boolean;
  activeMenu: string;
  /** Ids of the parents, outermost first. */
  parents: readonly string[];
  children: readonly MenuEntry[];
}

/** Routes and permissions of one session's menu tree. */
export interface RouteTable {
  roots: readonly MenuEntry[];
  /** Addresses only: rows of type 0, 2 and 9. */
  byPath: ReadonlyMap<string, MenuEntry>;
  byId: ReadonlyMap<string, MenuEntry>;
  /** Full path of each permitted button: page path joined with the button key. */
  buttonKeys: ReadonlySet<string>;
}

export interface MenuState extends RouteTable {
  phase: 'none' | 'loading' | 'ready' | 'failed';
  /** Menu id → picture. */
  icons: Readonly<Record<string, string>>;
}

export const initialMenus: MenuState = {
  phase: 'none',
  roots: [],
  byPath: new Map(),
  byId: new Map(),
  buttonKeys: new Set(),
  icons: {},
};

export const useMenus = create<MenuState>(() => initialMenus);
