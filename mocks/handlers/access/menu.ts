import type { HttpHandler } from 'msw';
import type { MenuEnable, MenuNode } from '@/api/session/auth';
import { grantButton, withButtons } from '../../centre/access/button-keys';
import { type SessionRecord, touchSession } from '../../centre/access/sessions';
import { signInAccountOf } from '../../centre/access/sign-in-accounts';
import { isOn, SWITCHES } from '../../centre/kernel/parameters';
import { BusinessError, REFUSED, type Transaction } from '../../centre/kernel/transaction';
import { menuIcons } from '../../data/menus/menu-icons';
import { opened } from '../../data/menus/menus';
import { publicMenu } from '../../data/menus/public-menu';
import { menusOf } from '../../data/menus/role-access';
import { forbidden, sessionLost } from '../calls/answer';
import { ANY_SESSION } from '../calls/callers';
import { qaCall } from '../calls/qa-call';
import { textField } from '../calls/request-context';
import { bearer, guardedRoute, type MockServer, publicRoute, type SessionContext } from '../calls/routes';

const MENU = '/api/auth/v1/menu';

/** Menus of the signed-in person's login type and roles; others are not disclosed. */
export function menuHandlers(door: MockServer): HttpHandler[] {
  return [
    // Without a login type the public menu; with one, that of the session.
    publicRoute(door, 'get', `${MENU}/pubClientTree`, (tx, { query, wall }, request) => {
      const loginType = textField(query, 'loginType');
      if (!loginType) return publicMenu;
      const session = touchSession(tx, bearer(request), wall);
      if (!session) return sessionLost();
      return loginType === session.loginType ? ownMenus(tx, session) : forbidden();
    }),
    qaCall(door, 'post', 'permission', (tx, { body }) =>
      grantButton(tx, textField(body, 'path'), textField(body, 'key'), textField(body, 'value') !== 'off'),
    ),
    guardedRoute(door, 'get', `${MENU}/getAllMenuImgIcon`, ANY_SESSION, (_desk, { session }) =>
      menuIcons(session.loginType),
    ),
    guardedRoute(door, 'get', `${MENU}/getMenuEnable`, ANY_SESSION, (tx, visitor) => {
      const ids = textField(visitor.query, 'ids').split(',');
      return enables(tx, visitor).filter(({ id }) => ids.includes(id));
    }),
    guardedRoute(door, 'get', `${MENU}/getMenuEnableById`, ANY_SESSION, (tx, visitor) => {
      const id = textField(visitor.query, 'id');
      return enables(tx, visitor).find((one) => one.id === id) ?? new BusinessError(REFUSED, '功能暂未开放，敬请期待');
    }),
  ];
}

function ownMenus(tx: Transaction, { loginType, actor, operator }: SessionRecord): MenuNode[] {
  const turned = SWITCHES.filter((key) => isOn(tx.store, key));
  return withButtons(tx, opened(menusOf(loginType, signInAccountOf(tx, actor, operator).roles), tx.today(), turned));
}

function enables(tx: Transaction, { session }: SessionContext): MenuEnable[] {
  const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
  return all(ownMenus(tx, session)).map(({ id, enable, bz }) => ({
    id: String(id),
    enable: String(enable),
    bz: bz ?? '',
  }));
}
