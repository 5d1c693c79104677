import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import FileRow from '@/form/open/files/FileRow';
import { setFileState } from '@/form/open/files/file-uploads';

const ONE = { id: 'a', name: '诉求材料.pdf', size: 2048 };
const row = (more: object = {}) =>
  render(<FileRow one={{ ...ONE, ...more }} load={undefined} onRetry={() => undefined} onRemove={() => undefined} />);

afterEach(() => setFileState('a', undefined));

it('a file that is not being sent shows no progress', () => {
  row({ sent: 'wj1' });
  expect(screen.getByText('已上传')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([
  [0, '等待上传'],
  [0.25, '25%'],
])('a file of which %s is sent says so: %s', (share, words) => {
  setFileState('a', { share });
  row();
  expect(screen.getByRole('progressbar', { name: '诉求材料.pdf上传进度' })).toHaveAttribute(
    'aria-valuenow',
    String(share * 100),
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText('已上传')).toBeNull();
});
