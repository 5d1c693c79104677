import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';

const lines = (rows: number) => <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />;
const fourTimes = (part: ReactNode) => [1, 2, 3, 4].map((row) => <div key={row}>{part}</div>);

/** In the shape of what comes, so that the page hardly moves when it is there. */
const SHAPES = {
  text: <Skeleton active title={false} paragraph={{ rows: 4 }} />,
  form: fourTimes(
    <Stack>
      <Skeleton active title={{ width: '6em' }} paragraph={false} />
      <Skeleton.Input active block />
    </Stack>,
  ),
  list: fourTimes(<Skeleton active title={{ width: '60%' }} paragraph={{ rows: 1, width: '30%' }} />),
  table: lines(8),
  picture: <Skeleton.Node active style={{ width: '100%', height: 320 }} />,
} as const;

interface LoadingProps {
  shape?: keyof typeof SHAPES;
  /** What is waited for, for screen readers. */
  text?: string;
}

/** Stands where content is going to be. */
export function Loading({ shape = 'text', text = '加载中...' }: LoadingProps) {
  return (
    <div role="status">
      <span data-unseen>{text}</span>
      <Stack gap={2} aria-hidden="true">
        {SHAPES[shape]}
      </Stack>
    </div>
  );
}
