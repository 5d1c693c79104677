import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import styles from './layout.module.css';

/** In steps of `--space`, 8 px. */
type Gap = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 4 | 6;

interface Layout {
  gap?: Gap;
  /** Between the lines of what wraps; as `gap` where left out. */
  rowGap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Secondary colour, small print. */
  muted?: boolean;
}

/** Layout props and those of the element, which is a `div` unless `as` names another. */
export type LayoutProps<T extends ElementType> = Layout & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof Layout | 'as'
  >;

interface PlainProps extends Layout {
  as?: ElementType;
  kind: string;
  variables?: Record<string, string>;
  className?: string;
  style?: CSSProperties;
}

/** What Stack, Row and Grid share. Every variable is set on every box: a box inside another inherits none. */
export function LayoutBox({
  as: Element = 'div',
  kind,
  gap = 1,
  rowGap = gap,
  align = 'stretch',
  justify = 'start',
  muted,
  variables,
  className,
  style,
  ...rest
}: PlainProps) {
  const own = { '--gap': gap, '--row-gap': rowGap, '--align': align, '--justify': justify, ...variables, ...style };
  const classes = [styles[kind], muted && styles.muted, className].filter(Boolean).join(' ');
  return <Element {...rest} className={classes} style={own} />;
}
