import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useMenus } from '@/session/menu-store';
import { isPublicPath } from '@/session/public-paths';
import { isBuilt } from './flow-index';

/** Whether an address leads somewhere for the person: it is in their menu and something works there, or everybody's. */
export function useOpens(): (address: string) => boolean {
  const byPath = useMenus((state) => state.byPath);
  return (address) => {
    const path = address.split('?')[0] ?? '';
    return (byPath.has(path) && isBuilt(path)) || isPublicPath(path);
  };
}

interface MenuLinkProps extends LinkProps {
  to: string;
  /** What stands there for those who have not this address in their menu. */
  otherwise?: ReactNode;
}

/** A link to a page of the menu; nobody is led to one that they have not. */
export function MenuLink({ otherwise = null, ...link }: MenuLinkProps) {
  return useOpens()(link.to) ? <Link {...link} /> : otherwise;
}
