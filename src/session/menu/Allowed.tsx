import type { ReactNode } from 'react';
import { useMenus } from '@/session/menu-store';
import { LocalBoundary } from '@/ui/LocalBoundary';
import { isPermitted } from './button-keys';

interface AllowedProps {
  /** Route path of the page. */
  path: string;
  /** Button keys; any of them suffices. */
  keys: readonly string[];
  children: ReactNode;
}

/** Shows its children to those who may use one of the buttons (specification 6). A wrong use is seen here, and only here. */
export function Allowed(props: AllowedProps) {
  return (
    <LocalBoundary>
      <Checked {...props} />
    </LocalBoundary>
  );
}

function Checked({ path, keys, children }: AllowedProps) {
  const permitted = useMenus((state) => isPermitted(state.buttonKeys, path, keys));
  return permitted ? children : null;
}
