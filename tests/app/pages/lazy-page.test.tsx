import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { fetchModule, lazyPage } from '@/app/pages/lazy-page';

const Page = () => <h1>业务</h1>;
const show = (Shown: ReturnType<typeof lazyPage>) =>
  render(
    <Suspense fallback="加载中...">
      <Shown />
    </Suspense>,
  );

it('a page whose file has come stands there at once', async () => {
  const load = vi.fn(async () => ({ default: Page }));
  await fetchModule(load);
  show(lazyPage(load));
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('one whose file is still to come is waited for', async () => {
  show(lazyPage(async () => ({ default: Page })));
  expect(screen.getByText('加载中...')).toBeInTheDocument();
  expect(await screen.findByRole('heading')).toBeInTheDocument();
});
