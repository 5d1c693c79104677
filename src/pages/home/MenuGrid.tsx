import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fetchMenuEnables } from '@/api/session/auth';
import { areaRows, areaTabs, type MenuTab } from '@/session/menu/menu-groups';
import { type MenuEntry, useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { Tabs } from '@/ui/Tabs';
import { HomeCard, NoData } from './HomeCard';
import styles from './MenuGrid.module.css';
import { MenuTile } from './MenuTile';

/** Index of the top tab in the address; 0 for anything but an existing tab. */
export function readActiveIndex(text: string | null, count: number): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return 0;
  const index = Number(text);
  return index < count ? index : 0;
}

/** The business menu of a home area: top tabs with tiles in one level of groups or none (docs/specification.md 2.6). */
export function MenuGrid({ heading }: { heading: string }) {
  const roots = useMenus((state) => state.roots);
  const { loginType, homeIndex } = useSession();
  const [params, setParams] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);

  const tabs = areaTabs(areaRows(roots, loginType));
  const active = readActiveIndex(params.get('activeIndex') ?? homeIndex, tabs.length);
  const groups = tabs[active]?.groups ?? [];
  const ids = groups.flatMap(({ tiles }) => tiles.map((tile) => tile.id));
  // Refreshes paused and opened entries since sign-in before a click.
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

  // Also for a tab that a link or the address names.
  useEffect(() => useSession.setState({ homeIndex: String(active) }), [active]);
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
  // Links of the main navigation scroll to the tab instead of the top.
  const { state } = useLocation();
  const led = typeof state === 'object' && state !== null && 'part' in state;
  useEffect(() => {
    if (!led) return;
    const tab = box.current?.querySelectorAll<HTMLElement>('[role=tab]')[active];
    tab?.scrollIntoView?.({ block: 'center' });
    tab?.focus({ preventScroll: true });
  }, [led, active]);

  const items = tabs.map(({ title }, index) => ({
    key: String(index),
    label: title,
    children: index === active && <Groups groups={groups} asOfNow={asOfNow} />,
  }));
  return (
    <HomeCard title={heading}>
      <div ref={box}>
        {tabs.length === 0 && <NoData />}
        {tabs.length > 0 && (
          <Tabs label="全部业务" activeKey={String(active)} items={items} onChange={(key) => choose(Number(key))} />
        )}
      </div>
    </HomeCard>
  );
}

function Groups({ groups, asOfNow }: { groups: MenuTab['groups']; asOfNow: (tile: MenuEntry) => MenuEntry }) {
  if (groups.length === 0) return <NoData />;
  return groups.map((group) => (
    <div key={group.id} className={styles.group}>
      {group.title && <h3>{group.title}</h3>}
      {group.tiles.length === 0 && <NoData />}
      <ul className={styles.tiles}>
        {group.tiles.map((tile) => (
          <li key={tile.path || tile.id}>
            <MenuTile entry={asOfNow(tile)} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
