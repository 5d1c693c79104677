import type { ReactNode } from 'react';
import { type MenuState, useMenus } from '@/session/menu-store';
import { LocalBoundary } from '@/ui/LocalBoundary';
import { checkPermissionArguments, isPermitted } from './button-keys';
import { BUTTON_TYPES } from './menu-types';

interface AllowedProps {
  /** Route path of the page. */
  path: string;
  /** Button keys; any of them suffices. */
  keys: readonly string[];
  children: ReactNode;
}

/**
 * Shows its children to those who may use one of the buttons, and takes them off the page otherwise (specification 5, 6). A
 * wrong use is an error, seen here and only here; an error of the children is not caught.
 */
export function Allowed({ path, keys, children }: AllowedProps) {
  const buttonKeys = useMenus((state) => state.buttonKeys);
  if (!isUsed(path, keys)) {
    return (
      <LocalBoundary>
        <Misused path={path} keys={keys} />
      </LocalBoundary>
    );
  }
  return isPermitted(buttonKeys, path, keys) ? children : null;
}

/**
 * For buttons that every business or list has: where the menu row of the page names buttons, they are held to what it names;
 * a page whose row names none leaves them to everybody who may open it.
 */
export function AllowedWhereNamed(props: AllowedProps) {
  const named = useMenus((state) => namesButtons(state, props.path));
  return named ? <Allowed {...props} /> : props.children;
}

/** The same as a question, for what is no element: a tab, an item of a list. */
export function useAllowedWhereNamed(path: string, keys: readonly string[]): boolean {
  return useMenus((state) => !namesButtons(state, path) || isPermitted(state.buttonKeys, path, keys));
}

function namesButtons({ byPath }: MenuState, path: string): boolean {
  return byPath.get(path)?.children.some(({ menuType }) => BUTTON_TYPES.has(menuType)) ?? false;
}

function isUsed(path: string, keys: readonly string[]): boolean {
  try {
    checkPermissionArguments(path, keys);
    return true;
  } catch {
    return false;
  }
}

function Misused({ path, keys }: Omit<AllowedProps, 'children'>): ReactNode {
  checkPermissionArguments(path, keys);
  return null;
}
