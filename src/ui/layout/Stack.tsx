import type { ElementType } from 'react';
import { LayoutBox, type LayoutProps } from './LayoutBox';

/** One below the other. */
export function Stack<T extends ElementType = 'div'>(props: LayoutProps<T>) {
  return <LayoutBox kind="stack" {...props} />;
}
