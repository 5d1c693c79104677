import { Steps } from 'antd';
import type { Ref } from 'react';

interface StepListProps {
  titles: readonly string[];
  /** Index of the current step; `titles.length` when all are done. */
  current: number;
  /** Name of the list, where no heading names it. */
  label?: string;
  id?: string;
  className?: string;
  /** Expanded state of a collapsible list. */
  open?: boolean;
  /** The current step's element, for taking focus. */
  ref?: Ref<HTMLDivElement>;
}

/** All steps, finished ones ticked. antd (6.6.8) renders boxes without a role; what it does not know of an item goes to the item's box. */
export function StepList({ titles, current, label, id, className, open, ref }: StepListProps) {
  const items = titles.map((title, index) => ({
    title: (
      <>
        {title}
        {index < current && <span data-unseen>（已完成）</span>}
      </>
    ),
    role: 'listitem',
    ...(index === current && { 'aria-current': 'step', ref, tabIndex: ref && -1 }),
  }));
  return (
    <Steps
      {...{ id, role: 'list' }}
      aria-label={label}
      data-open={open || undefined}
      className={className}
      size="small"
      current={current}
      items={items}
      iconRender={(icon) => <span aria-hidden="true">{icon}</span>}
    />
  );
}
