import type { HttpHandler } from 'msw';
import type { MenuEnable, MenuNode } from '@/api/auth';
import { grantButton, withButtons } from '../centre/access/button-keys';
import { type SessionRecord, touchSession } from '../centre/access/sessions';
import { accountOf } from '../centre/access/sign-in-accounts';
import { type Desk, REFUSED, Refusal } from '../centre/kernel/desk';
import { isOn, SWITCHES } from '../centre/kernel/parameters';
import { menuIcons } from '../data/menu-icons';
import { opened } from '../data/menus';
import { publicMenu } from '../data/public-menu';
import { menusOf } from '../data/role-access';
import { forbidden, sessionLost } from './answer';
import { EVERYBODY } from './callers';
import { bearer, type Door, guarded, open, type Visitor } from './door';
import { qaCall } from './qa-call';
import { text } from './visit';

const MENU = '/api/auth/v1/menu';

/** Menus of the signed-in person's login type and roles; those of another type or role are nobody's business. */
export function menuHandlers(door: Door): HttpHandler[] {
  return [
    // Without a login type it is the public menu; with one, that of whoever is signed in.
    open(door, 'get', `${MENU}/pubClientTree`, (desk, { query, wall }, request) => {
      const loginType = text(query, 'loginType');
      if (!loginType) return publicMenu;
      const session = touchSession(desk, bearer(request), wall);
      if (!session) return sessionLost();
      return loginType === session.loginType ? ownMenus(desk, session) : forbidden();
    }),
    qaCall(door, 'post', 'permission', (desk, { body }) =>
      grantButton(desk, text(body, 'path'), text(body, 'key'), text(body, 'value') !== 'off'),
    ),
    guarded(door, 'get', `${MENU}/getAllMenuImgIcon`, EVERYBODY, (_desk, { session }) => menuIcons(session.loginType)),
    guarded(door, 'get', `${MENU}/getMenuEnable`, EVERYBODY, (desk, visitor) => {
      const ids = text(visitor.query, 'ids').split(',');
      return enables(desk, visitor).filter(({ id }) => ids.includes(id));
    }),
    guarded(door, 'get', `${MENU}/getMenuEnableById`, EVERYBODY, (desk, visitor) => {
      const id = text(visitor.query, 'id');
      return enables(desk, visitor).find((one) => one.id === id) ?? new Refusal(REFUSED, '功能暂未开放，敬请期待');
    }),
  ];
}

function ownMenus(desk: Desk, { loginType, actor, operator }: SessionRecord): MenuNode[] {
  const turned = SWITCHES.filter((key) => isOn(desk.store, key));
  return withButtons(desk, opened(menusOf(loginType, accountOf(desk, actor, operator).roles), desk.today(), turned));
}

function enables(desk: Desk, { session }: Visitor): MenuEnable[] {
  const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
  return all(ownMenus(desk, session)).map(({ id, enable, bz }) => ({
    id: String(id),
    enable: String(enable),
    bz: bz ?? '',
  }));
}
