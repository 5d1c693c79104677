import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SeenAlert } from '@/engine/flow/SeenAlert';

it('takes the focus and comes into view, again with another text', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { rerender } = render(<SeenAlert type="error" title="第一次没有成功" />);
  expect(screen.getByRole('alert')).toHaveTextContent('第一次没有成功');
  expect(document.activeElement).toHaveTextContent('第一次没有成功');
  expect(scrolled).toHaveBeenCalledTimes(1);
  (document.activeElement as HTMLElement).blur();
  rerender(<SeenAlert type="error" title="第二次也没有" />);
  expect(document.activeElement).toHaveTextContent(/^第二次也没有$/);
  expect(scrolled).toHaveBeenCalledTimes(2);
});
