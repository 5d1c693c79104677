import type { ReactNode } from 'react';
import { useMenus } from '@/session/menu-store';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import { checkPermissionArguments, isPermitted } from './button-keys';

interface AllowedProps {
  /** Route path of the page. */
  path: string;
  /** Button keys; any of them suffices. */
  keys: readonly string[];
  children: ReactNode;
}

/**
 * Renders its children if one of the buttons is permitted, else nothing (docs/specification.md 5, 6). Invalid arguments are reported here;
 * errors of the children are not caught.
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

/** The same check as a hook, for tabs and list items. */
export function useAllowed(path: string, keys: readonly string[]): boolean {
  return useMenus((state) => isPermitted(state.buttonKeys, path, keys));
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
