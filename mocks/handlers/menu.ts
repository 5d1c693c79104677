import type { HttpHandler } from 'msw';
import type { MenuEnable, MenuNode } from '@/api/auth';
import { REFUSED, Refusal } from '../centre/desk';
import { menuIcons } from '../data/menu-icons';
import { menus } from '../data/menus';
import { forbidden } from './answer';
import { EVERYBODY } from './auth';
import { type Door, guarded, type Visitor } from './door';
import { text } from './visit';

const MENU = '/api/auth/v1/menu';

/** Menus of the signed-in person's login type; those of another type are nobody's business. */
export function menuHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${MENU}/pubClientTree`, EVERYBODY, (_desk, { query, session }) =>
      (text(query, 'loginType') || session.loginType) === session.loginType ? menus[session.loginType] : forbidden(),
    ),
    guarded(door, 'get', `${MENU}/getAllMenuImgIcon`, EVERYBODY, (_desk, { session }) => menuIcons(session.loginType)),
    guarded(door, 'get', `${MENU}/getMenuEnable`, EVERYBODY, (_desk, visitor) => {
      const ids = text(visitor.query, 'ids').split(',');
      return enables(visitor).filter(({ id }) => ids.includes(id));
    }),
    guarded(door, 'get', `${MENU}/getMenuEnableById`, EVERYBODY, (_desk, visitor) => {
      const id = text(visitor.query, 'id');
      return enables(visitor).find((one) => one.id === id) ?? new Refusal(REFUSED, '功能暂未开放，敬请期待');
    }),
  ];
}

function enables({ session }: Visitor): MenuEnable[] {
  const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
  return all(menus[session.loginType]).map(({ id, enable, bz }) => ({
    id: String(id),
    enable: String(enable),
    bz: bz ?? '',
  }));
}
