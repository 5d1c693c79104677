// CONTRACT (owner: the shell helper).
import { create } from 'zustand';

/** One usable address of the menu tree, the result of one linear pass (build-route-table.ts). */
export interface MenuEntry {
  id: string;
  /** Full, normalised path: '/grwt/tqSys/tqyw/zfzj_tq'. */
  path: string;
  mainPath: string;
  component: string;
  redirect: string;
  alwaysShow: boolean;
  hidden: boolean;
  /** '1' usable, '10' usable after face check, anything else paused. */
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

export interface MenuState {
  phase: 'none' | 'loading' | 'ready' | 'failed';
  roots: readonly MenuEntry[];
  byPath: ReadonlyMap<string, MenuEntry>;
  byId: ReadonlyMap<string, MenuEntry>;
  buttonKeys: ReadonlySet<string>;
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
