import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * `href` and click of a link of the router for a component of antd. With `href` alone the browser would take the step, which a form with
 * unsaved content cannot hold up.
 */
export function useRouterLink(to: string, target?: string, state?: unknown) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLElement>(to, { target, state });
  return {
    href,
    target,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!event.defaultPrevented) go(event);
    },
  };
}

/** A link to a page that looks like a button. */
export function LinkButton({
  to,
  state,
  ...rest
}: Omit<ButtonProps, 'href' | 'onClick'> & { to: string; state?: unknown }) {
  return <Button {...rest} {...useRouterLink(to, undefined, state)} />;
}
