import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useMenus } from '@/session/menu-store';
import { isPublicPath } from '@/session/public-paths';
import { isBuilt } from './flow-index';
import { LinkButton } from './LinkButton';

/** Returns whether an address opens for the user: public, or built and in the user's menu. */
export function useOpens(): (address: string) => boolean {
  const byPath = useMenus((state) => state.byPath);
  return (address) => {
    const path = address.split('?')[0] ?? '';
    return (byPath.has(path) && isBuilt(path)) || isPublicPath(path);
  };
}

interface MenuLinkProps extends LinkProps {
  to: string;
  /** Content for users without the address in their menu. */
  otherwise?: ReactNode;
}

/** Link to a page of the menu; renders `otherwise` for users without that page. */
export function MenuLink({ otherwise = null, ...link }: MenuLinkProps) {
  return useOpens()(link.to) ? <Link {...link} /> : otherwise;
}

/** The same as a button. */
export function MenuButton(link: ComponentProps<typeof LinkButton>) {
  return useOpens()(link.to) ? <LinkButton {...link} /> : null;
}
