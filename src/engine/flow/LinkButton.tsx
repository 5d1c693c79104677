import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * `href` and click of a link of the router for a component of antd. With `href` alone the browser would take the step, which a form with
 * unsaved content cannot hold up.
 */
export function useRouterLink(to: string, target?: string) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLElement>(to, { target });
  return {
    href,
    target,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!event.defaultPrevented) go(event);
    },
  };
}

/** A link to a page that looks like a button. */
export function LinkButton({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  return <Button {...rest} {...useRouterLink(to)} />;
}
