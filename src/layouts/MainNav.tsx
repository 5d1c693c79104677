import { Menu } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { areaPages, areaRows, areaTabs } from '@/session/menu/menu-groups';
import { HOME_PATH } from '@/session/menu/menu-types';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import styles from './Banner.module.css';

/** Top level of the area: home with its tabs, then its sibling pages. */
export function MainNav() {
  const { roots, byPath, byId } = useMenus();
  const loginType = useSession((state) => state.loginType);
  const { pathname, search } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const home = HOME_PATH[loginType];
  const rows = areaRows(roots, loginType);
  const tabs = areaTabs(rows);

  const entry = byPath.get(pathname);
  const above = new Set([...(entry?.parents ?? []), entry?.id]);
  const asked = pathname === home ? new URLSearchParams(search).get('activeIndex') : null;
  const items = [
    { to: home, title: '首页', state: undefined, current: pathname === home && asked === null },
    ...tabs.map((tab, index) => ({
      to: `${home}?activeIndex=${index}`,
      title: tab.title,
      state: { part: 'menu' },
      current: asked === String(index) || above.has(tab.id),
    })),
    ...areaPages(rows).map((page) => ({
      to: page.path,
      title: page.title,
      state: undefined,
      current: pathname === page.path || (entry !== undefined && byPath.get(entry.activeMenu)?.id === page.id),
    })),
  ];
  const here = items.find((item) => item.current)?.to;
  // Scrolls the current entry into view within the list, also after a rotation or a change of the print size; the page does not scroll. The
  // observer's first report comes with the frame's layout, so the rendering task forces none.
  useEffect(() => {
    const bar = nav.current?.querySelector('ul');
    const entryHere = bar?.querySelector('[aria-current]')?.closest('li');
    if (here === undefined || !bar || !entryHere) return;
    const watch = new ResizeObserver(() => {
      bar.scrollLeft = entryHere.offsetLeft - (bar.clientWidth - entryHere.offsetWidth) / 2;
    });
    watch.observe(bar);
    watch.observe(entryHere);
    return () => watch.disconnect();
  }, [here]);

  if (byId.size === 0) return null;
  return (
    <nav ref={nav} aria-label="业务导航">
      {/* A list of links to screen readers; a stop of Tab are the links, not the list. */}
      <Menu
        className={styles.entries}
        mode="horizontal"
        theme="dark"
        disabledOverflow
        role="list"
        tabIndex={-1}
        selectedKeys={here === undefined ? [] : [here]}
        items={items.map(({ to, title, state, current }) => ({
          key: to,
          role: 'listitem',
          label: (
            <Link
              to={to}
              state={state}
              preventScrollReset={state !== undefined}
              aria-current={current ? 'page' : undefined}
            >
              {title}
            </Link>
          ),
        }))}
      />
    </nav>
  );
}
