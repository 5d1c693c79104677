import type { LoginType, MenuNode } from '@/api/auth';
import { GRANTED_BUSINESSES, OFFICES } from '../../data/button-keys';
import { menus } from '../../data/menus';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';

interface Withdrawn {
  /** Full path of the button: its page joined with its key. */
  path: string;
}

const withdrawn = (desk: Desk) => desk.store.table<Withdrawn>('withdrawn-buttons');

/** The tree with the buttons that the centre has withdrawn switched off. */
export function withButtons(desk: Desk, nodes: readonly MenuNode[]): MenuNode[] {
  if (withdrawn(desk).size === 0) return [...nodes];
  return nodes.map((node) => ({
    ...node,
    ...(withdrawn(desk).get(node.path ?? '') && { enable: '0' }),
    children: withButtons(desk, node.children ?? []),
  }));
}

/** Withdraws a button of everybody's menu or grants it again (QA). @throws Refusal for a button that no menu names */
export function grantButton(desk: Desk, page: string, key: string, granted: boolean): Withdrawn {
  const path = `${page}/${key}`;
  if (!Object.values(menus).some((tree) => isButton(tree, path))) throw new Refusal(REFUSED, '菜单里没有这个按钮');
  if (granted) withdrawn(desk).delete(path);
  else withdrawn(desk).put(path, { path });
  return { path };
}

/** Whether a call behind a button of 我的办件 is refused to everybody of this login type. */
export function isOfficeButtonOff(desk: Desk, loginType: LoginType, key: string): boolean {
  return withdrawn(desk).get(`${OFFICES[loginType]}/${key}`) !== undefined;
}

/** Whether applications of a business are not taken in: its 提交 is withdrawn. */
export function isSubmittingOff(desk: Desk, loginType: LoginType, ywlx: string): boolean {
  const page = GRANTED_BUSINESSES[`${loginType} ${ywlx}`];
  return page !== undefined && withdrawn(desk).get(`${page}/tj`) !== undefined;
}

function isButton(nodes: readonly MenuNode[], path: string): boolean {
  return nodes.some(
    (node) =>
      (node.path === path && ['1', '3', '4'].includes(String(node.menuType))) || isButton(node.children ?? [], path),
  );
}
