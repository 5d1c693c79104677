import type { LoginType, MenuNode } from '@/api/session/auth';
import { OFFICES } from '../../data/menus/button-keys';
import { BUSINESS_PAGES, menus } from '../../data/menus/menus';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';

interface Withdrawn {
  /** Path of the button: its page joined with its key. */
  path: string;
}

const withdrawn = (tx: Transaction) => tx.store.table<Withdrawn>('withdrawn-buttons');

/** Returns the menu tree with withdrawn buttons switched off. */
export function withButtons(tx: Transaction, nodes: readonly MenuNode[]): MenuNode[] {
  if (withdrawn(tx).size === 0) return [...nodes];
  return nodes.map((node) => ({
    ...node,
    ...(withdrawn(tx).get(node.path ?? '') && { enable: '0' }),
    children: withButtons(tx, node.children ?? []),
  }));
}

/** Withdraws a button from all menus, or grants it again (QA). @throws BusinessError for a button in no menu */
export function grantButton(tx: Transaction, page: string, key: string, granted: boolean): Withdrawn {
  const path = `${page}/${key}`;
  if (!Object.values(menus).some((tree) => isButton(tree, path)))
    throw new BusinessError(REFUSED, '菜单里没有这个按钮');
  if (granted) withdrawn(tx).delete(path);
  else withdrawn(tx).put(path, { path });
  return { path };
}

/** Returns whether a button of 我的办件 is withdrawn for this login type. */
export function isOfficeButtonDisabled(tx: Transaction, loginType: LoginType, key: string): boolean {
  return withdrawn(tx).get(`${OFFICES[loginType]}/${key}`) !== undefined;
}

/** Returns whether submission of a business is disabled: its 提交 is withdrawn. */
export function isSubmissionDisabled(tx: Transaction, loginType: LoginType, ywlx: string): boolean {
  const page = BUSINESS_PAGES[loginType].get(ywlx);
  return page !== undefined && withdrawn(tx).get(`${page}/tj`) !== undefined;
}

function isButton(nodes: readonly MenuNode[], path: string): boolean {
  return nodes.some(
    (node) =>
      (node.path === path && ['1', '3', '4'].includes(String(node.menuType))) || isButton(node.children ?? [], path),
  );
}
