import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Allowed } from '@/session/menu/Allowed';
import { useMenus } from '@/session/menu-store';

it('有任一权限才显示按钮', () => {
  useMenus.setState({ buttonKeys: new Set(['/grwt/MyOffice/chehui']) });
  render(
    <>
      <Allowed path="/grwt/MyOffice" keys={['x', 'chehui']}>
        <button type="button">撤回</button>
      </Allowed>
      <Allowed path="/grwt/MyOffice" keys={['constructor']}>
        <button type="button">删除</button>
      </Allowed>
    </>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['撤回']);
});

it('参数不够时只在原处报错，页面还在', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <main>
      <p>页面内容</p>
      <Allowed path="/grwt/MyOffice" keys={[]}>
        <button type="button">撤回</button>
      </Allowed>
    </main>,
  );
  expect(screen.getByText('页面内容')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('按钮权限至少需要页面路径和一个按钮标识');
});
