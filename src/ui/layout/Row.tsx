import type { ElementType } from 'react';
import { LayoutBox, type LayoutProps } from './LayoutBox';

/** Side by side, on further lines where there is no room. */
export function Row<T extends ElementType = 'div'>({ wrap = true, ...props }: LayoutProps<T> & { wrap?: boolean }) {
  return <LayoutBox kind="row" align="center" variables={{ '--wrap': wrap ? 'wrap' : 'nowrap' }} {...props} />;
}
