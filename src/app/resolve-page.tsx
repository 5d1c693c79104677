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
  const known = found.get(entry.path);
  if (known) return known;
  const resolved = resolve(entry);
  found.set(entry.path, resolved);
  return resolved;
}

/** A piece that failed to load is asked for again. */
export function forgetPage(path: string): void {
  found.delete(path);
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
  const flow = flowByPath(SAME_BUSINESS[entry.path] ?? entry.path);
  if (flow?.load) return { kind: 'flow', flow, Flow: lazyPage(loadFlows) };
  const list = lists.get(entry.path);
  if (list) return { kind: 'page', Page: lazyPage(list.load), ownHeader: false };
  const page = pages.get(entry.path);
  if (page) return { kind: 'page', Page: lazyPage(page.load), ownHeader: page.ownHeader ?? false };
  // A component of its own address is a page still to be written; any other name is a mistake of the menu.
  if (entry.component !== entry.path.slice(1)) console.warn(`菜单“${entry.title}”的组件没有登记：${entry.component}`);
  return { kind: 'none' };
}
