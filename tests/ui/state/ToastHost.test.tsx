import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from '@/ui/dialog/Dialog';
import { ToastHost } from '@/ui/state/ToastHost';
import { closeToast, toast, useToast } from '@/ui/state/toast';

function Page({ noticed }: { noticed: boolean }) {
  return (
    <>
      <Dialog open={noticed} title="通知公告">
        <p>关于租房提取业务调整的通知</p>
      </Dialog>
      <ToastHost />
    </>
  );
}

it('a greeting over which a dialog opens moves to its place, is there once, and goes', () => {
  const { rerender } = render(<Page noticed={false} />);
  act(() => toast.greeting('欢迎您，华夏精密制造有限公司！'));
  expect(screen.getByText('欢迎您，华夏精密制造有限公司！')).toBeVisible();
  rerender(<Page noticed />);
  expect(screen.getAllByText('欢迎您，华夏精密制造有限公司！')).toHaveLength(1);
  act(() => closeToast(useToast.getState().current?.id ?? 0));
  expect(screen.queryByText('欢迎您，华夏精密制造有限公司！')).toBeNull();
});
