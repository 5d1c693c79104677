import type { ComponentType, LazyExoticComponent } from 'react';
import type { FlowEntry } from '@/engine/flow/flow-entry';
import { flowByPath } from '@/flows/registry';
import { lists } from '@/lists/registry';
import { pages } from '@/pages/registry';
import type { MenuEntry } from '@/session/menu-store';
import { fetchModule, lazyPage } from './lazy-page';

type Lazy<P> = LazyExoticComponent<ComponentType<P>>;

export type Resolved =
  | { kind: 'flow'; flow: FlowEntry; Flow: Lazy<{ entry: FlowEntry }> }
  /** `ownHeader`: the page draws its heading itself. */
  | { kind: 'page'; Page: Lazy<object>; ownHeader: boolean }
  | { kind: 'none' };

const found = new Map<string, Resolved>();

/** What stands behind a menu entry: a business flow, a page written by hand, or nothing yet. Kept, since a new lazy component would mount anew. */
export function resolvePage(entry: MenuEntry): Resolved {
  // A kept lazy component mounts once; the same path may name another component in the next session.
  const key = `${entry.path} ${entry.component}`;
  const known = found.get(key);
  if (known) return known;
  const resolved = resolve(entry);
  found.set(key, resolved);
  return resolved;
}

/** A piece that failed to load is asked for again. */
export function forgetPage(path: string): void {
  for (const key of found.keys()) if (key.startsWith(`${path} `)) found.delete(key);
}

/** 解除冲还贷 is the second choice of the signing page (domain catalogue 10.1): a menu row of its own, the same business. */
const SAME_BUSINESS: Readonly<Record<string, string>> = { '/grwt/dkSys/dkyw/jcchd': '/grwt/dkSys/dkyw/qychd' };

/** What all businesses run on. */
export const loadFlows = () => import('@/engine/page/FlowPage');

/** What all lists run on. */
export const loadLists = () => import('@/engine/list/define-list');

/** The files of the page at a path; undefined where there is none of its own. */
export function loadPage(path: string): Promise<unknown> | undefined {
  const flow = flowByPath(SAME_BUSINESS[path] ?? path);
  if (flow?.load) return Promise.all([flow.load(), fetchModule(loadFlows)]);
  const page = lists.get(path) ?? pages.get(path);
  return page && fetchModule(page.load);
}

function resolve(entry: MenuEntry): Resolved {
  const named = componentPath(entry.component);
  // The component that the row names, where it is a page of the hall; else the one of its own address.
  const known = (named !== entry.path && pageAt(named)) || pageAt(entry.path);
  if (known) return known;
  // A component of its own address is a page still to be written; any other name is a mistake of the menu.
  if (named !== entry.path) console.warn(`菜单“${entry.title}”的组件没有登记：${entry.component}`);
  return { kind: 'none' };
}

/** The page that is registered at a path; undefined where there is none. */
function pageAt(path: string): Resolved | undefined {
  const flow = flowByPath(SAME_BUSINESS[path] ?? path);
  if (flow?.load) return { kind: 'flow', flow, Flow: lazyPage(loadFlows) };
  const list = lists.get(path);
  if (list) return { kind: 'page', Page: lazyPage(list.load), ownHeader: false };
  const page = pages.get(path);
  return page && { kind: 'page', Page: lazyPage(page.load), ownHeader: page.ownHeader ?? false };
}

/** 'grwt/tqSys/tqyw/zfzj_tq', with or without a slash before and what names a file behind it. */
function componentPath(component: string): string {
  return `/${component.replace(/^\/+/, '').replace(/(\/index)?(\.(vue|jsx?|tsx?))?$/, '')}`;
}
