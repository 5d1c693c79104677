import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fetchMenuEnables } from '@/api/auth';
import { areaRows, areaTabs } from '@/session/menu/menu-groups';
import { type MenuEntry, useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import styles from './MenuGrid.module.css';
import { MenuTile } from './MenuTile';

/** Which top tab an address asks for: anything but the number of an existing tab is the first. */
export function readActiveIndex(text: string | null, count: number): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return 0;
  const index = Number(text);
  return index < count ? index : 0;
}

/** The business menu of a home area: top tabs, and below them tiles in one level of groups or none (specification 2.6). */
export function MenuGrid({ heading }: { heading: string }) {
  const roots = useMenus((state) => state.roots);
  const loginType = useSession((state) => state.loginType);
  const [params, setParams] = useSearchParams();
  const row = useRef<HTMLDivElement>(null);
  const id = useId();

  const tabs = areaTabs(areaRows(roots, loginType));
  const active = readActiveIndex(params.get('activeIndex'), tabs.length);
  const groups = tabs[active]?.groups ?? [];
  const ids = groups.flatMap(({ tiles }) => tiles.map((tile) => tile.id));
  // What the centre has paused or opened since sign-in is seen before the click.
  const { data: enables } = useQuery({
    queryKey: ['menu', 'enable', ids],
    queryFn: ({ signal }) => fetchMenuEnables(ids, { signal }),
    enabled: ids.length > 0,
    staleTime: 0,
  });
  const asOfNow = (tile: MenuEntry): MenuEntry => {
    const now = enables?.find(({ id: one }) => one === tile.id);
    return now ? { ...tile, enable: String(now.enable), bz: now.bz } : tile;
  };

  const choose = (index: number) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('activeIndex', String(index));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  // The main navigation leads to a tab, not to the page's top.
  const { state } = useLocation();
  const led = typeof state === 'object' && state !== null && 'part' in state;
  useEffect(() => {
    if (!led) return;
    row.current?.scrollIntoView?.({ block: 'center' });
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[active]?.focus({ preventScroll: true });
  }, [led, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const target = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = target > last ? 0 : target < 0 ? last : target;
    choose(index);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <section className={styles.card} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {tabs.length > 0 && (
        <div ref={row} className={styles.tabs} role="tablist" aria-labelledby={`${id}-heading`} onKeyDown={onKeyDown}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              id={`${id}-tab-${index}`}
              type="button"
              role="tab"
              aria-selected={index === active}
              aria-controls={`${id}-panel`}
              tabIndex={index === active ? 0 : -1}
              onClick={() => choose(index)}
            >
              {tab.title}
            </button>
          ))}
        </div>
      )}
      <Panel id={`${id}-panel`} tab={tabs.length > 0 ? `${id}-tab-${active}` : undefined}>
        {groups.length === 0 && <p className={styles.empty}>暂无数据</p>}
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            {group.title && <h3>{group.title}</h3>}
            {group.tiles.length === 0 && <p className={styles.empty}>暂无数据</p>}
            <ul className={styles.tiles}>
              {group.tiles.map((tile) => (
                <li key={tile.path || tile.id}>
                  <MenuTile entry={asOfNow(tile)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Panel>
    </section>
  );
}

function Panel({ id, tab, children }: { id: string; tab: string | undefined; children: ReactNode }) {
  if (!tab) return <div>{children}</div>;
  return (
    <div id={id} role="tabpanel" aria-labelledby={tab}>
      {children}
    </div>
  );
}
