import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './layout.module.css';

/** Secondary text in small print, or in that of the text around it (`body`). */
export function Muted<T extends ElementType = 'p'>({
  as,
  body = false,
  className = '',
  ...rest
}: { as?: T; body?: boolean } & Omit<ComponentPropsWithRef<T>, 'as' | 'body'>) {
  const Element: ElementType = as ?? 'p';
  return <Element {...rest} className={`${body ? styles.secondary : styles.muted} ${className}`.trim()} />;
}
