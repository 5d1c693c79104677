import { act, render, screen } from '@testing-library/react';
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

it('菜单没有给出任何按钮的页面，也没有按钮', () => {
  useMenus.setState({ buttonKeys: new Set() });
  render(
    <Allowed path="/grwt/tqSys/tqyw/gmzzf" keys={['tj']}>
      <button type="button">提交</button>
    </Allowed>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
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

it.each([
  ['没有标识', '/grwt/MyOffice', []],
  ['空的标识', '/grwt/MyOffice', ['']],
  ['只有空白的标识', '/grwt/MyOffice', ['chehui', ' ']],
  ['没有路径', '', ['chehui']],
  ['标识不是列表', '/grwt/MyOffice', undefined],
])('%s：报错，而且不放行', (_, path, keys) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useMenus.setState({ buttonKeys: new Set(['/grwt/MyOffice', '/grwt/MyOffice/', '/grwt/MyOffice/chehui', '/chehui']) });
  render(
    // What a page written in a hurry may hand in.
    <Allowed path={path} keys={keys as string[]}>
      <button type="button">撤回</button>
    </Allowed>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('按钮权限至少需要页面路径和一个按钮标识');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each(['constructor', '__proto__', 'toString', '../draftbox/chehui', 'CHEHUI', 'chehui2', 'che'])(
  '%s 不是权限',
  (key) => {
    useMenus.setState({ buttonKeys: new Set(['/grwt/MyOffice/chehui', '/grwt/draftbox/chehui']) });
    render(
      <Allowed path="/grwt/MyOffice" keys={[key]}>
        <button type="button">撤回</button>
      </Allowed>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it.each([
  ['/grwt/MyOffice/', 'chehui'],
  ['/grwt//MyOffice', '/chehui'],
  ['/grwt/MyOffice?x=1', 'chehui'],
  ['/grwt/MyOffice', '/grwt/MyOffice/chehui'],
])('路径 %s 和标识 %s 指同一个按钮', (path, key) => {
  useMenus.setState({ buttonKeys: new Set(['/grwt/MyOffice/chehui']) });
  render(
    <Allowed path={path} keys={[key]}>
      <button type="button">撤回</button>
    </Allowed>,
  );
  expect(screen.getByRole('button', { name: '撤回' })).toBeInTheDocument();
});

it('权限收回后按钮随即移除', () => {
  useMenus.setState({ buttonKeys: new Set(['/grwt/MyOffice/chehui']) });
  render(
    <Allowed path="/grwt/MyOffice" keys={['chehui']}>
      <button type="button">撤回</button>
    </Allowed>,
  );
  act(() => useMenus.setState({ buttonKeys: new Set() }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('里面的内容自己出错，不由权限吞掉', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useMenus.setState({ buttonKeys: new Set(['/grwt/MyOffice/chehui']) });
  const Broken = () => {
    throw new Error('内容出错');
  };
  expect(() =>
    render(
      <Allowed path="/grwt/MyOffice" keys={['chehui']}>
        <Broken />
      </Allowed>,
    ),
  ).toThrow('内容出错');
});
