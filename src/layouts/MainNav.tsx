import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { areaPages, areaRows, areaTabs } from '@/session/menu/menu-groups';
import { HOME_PATH } from '@/session/menu/menu-types';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import styles from './Banner.module.css';

/** The area's top level: home with each of its tabs, then the pages that stand beside them. */
export function MainNav() {
  const { roots, byPath, byId } = useMenus();
  const loginType = useSession((state) => state.loginType);
  const { pathname, search } = useLocation();
  const list = useRef<HTMLUListElement>(null);
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
  // Where the list is wider than the screen, one still sees where one is, also once the phone is turned or the print is large; the
  // page itself does not move. The first report comes with the layout of the frame: none is asked for in the task that drew the page.
  useEffect(() => {
    const bar = list.current;
    const entryHere = bar?.querySelector<HTMLElement>('[aria-current]');
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
    <nav className={styles.nav} aria-label="业务导航">
      <ul ref={list}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              state={item.state}
              preventScrollReset={item.state !== undefined}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
