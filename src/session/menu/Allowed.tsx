import type { ReactNode } from 'react';
import { useMenus } from '@/session/menu-store';
import { LocalBoundary } from '@/ui/LocalBoundary';
import { checkPermissionArguments, isPermitted } from './button-keys';

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
