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
  /** `ownHeader`: the page renders its own heading. */
  | { kind: 'page'; Page: Lazy<object>; ownHeader: boolean }
  | { kind: 'none' };

const found = new Map<string, Resolved>();

/** Resolves a menu entry to a business flow, a page or nothing. Memoized, because a new lazy component would remount the page. */
export function resolvePage(entry: MenuEntry): Resolved {
  // The key includes the component, which may differ for the same path in the next session.
  const key = `${entry.path} ${entry.component}`;
  const known = found.get(key);
  if (known) return known;
  const resolved = resolve(entry);
  found.set(key, resolved);
  return resolved;
}

/** Forgets a page whose chunk failed to load, so that the retry loads it again. */
export function forgetPage(path: string): void {
  for (const key of found.keys()) if (key.startsWith(`${path} `)) found.delete(key);
}

/** 解除冲还贷 has a separate menu row and is the second option of the signing page (docs/rules/gd0601-loan-offset.md). */
const SAME_BUSINESS: Readonly<Record<string, string>> = { '/grwt/dkSys/dkyw/jcchd': '/grwt/dkSys/dkyw/qychd' };

/** Module of all businesses. */
export const loadFlows = () => import('@/engine/page/FlowPage');

/** Module of all lists. */
export const loadLists = () => import('@/engine/list/define-list');

/** Loads the files of the page at a path; undefined where no page is registered. */
export function loadPage(path: string): Promise<unknown> | undefined {
  const flow = flowByPath(SAME_BUSINESS[path] ?? path);
  if (flow?.load) return Promise.all([flow.load(), fetchModule(loadFlows)]);
  const page = lists.get(path) ?? pages.get(path);
  return page && fetchModule(page.load);
}

function resolve(entry: MenuEntry): Resolved {
  const named = componentPath(entry.component);
  // The row's component takes precedence over the page at its own path.
  const known = (named !== entry.path && pageAt(named)) || pageAt(entry.path);
  if (known) return known;
  // A component equal to the path is a page not implemented yet; any other unknown name is an error in the menu.
  if (named !== entry.path) console.warn(`菜单“${entry.title}”的组件没有登记：${entry.component}`);
  return { kind: 'none' };
}

/** Returns the page registered at a path, or undefined. */
function pageAt(path: string): Resolved | undefined {
  const flow = flowByPath(SAME_BUSINESS[path] ?? path);
  if (flow?.load) return { kind: 'flow', flow, Flow: lazyPage(loadFlows) };
  const list = lists.get(path);
  if (list) return { kind: 'page', Page: lazyPage(list.load), ownHeader: false };
  const page = pages.get(path);
  return page && { kind: 'page', Page: lazyPage(page.load), ownHeader: page.ownHeader ?? false };
}

/** Normalises 'grwt/tqSys/tqyw/zfzj_tq', with or without leading slash, '/index' and file extension, to a path. */
function componentPath(component: string): string {
  return `/${component.replace(/^\/+/, '').replace(/(\/index)?(\.(vue|jsx?|tsx?))?$/, '')}`;
}
