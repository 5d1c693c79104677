import type { ElementType } from 'react';
import { LayoutBox, type LayoutProps } from './LayoutBox';

/** As many equal columns as fit, each at least `min` wide. `fit`: few items fill the line. */
export function Grid<T extends ElementType = 'div'>({
  min,
  fit = false,
  ...props
}: LayoutProps<T> & { min: string; fit?: boolean }) {
  return (
    <LayoutBox
      kind="grid"
      gap={2}
      variables={{ '--min': min, '--repeat': fit ? 'auto-fit' : 'auto-fill' }}
      {...props}
    />
  );
}
