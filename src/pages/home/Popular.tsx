import { useId } from 'react';
import { useFlowArea } from '@/engine/flow/flow-index';
import { useMenus } from '@/session/menu-store';
import { Stack } from '@/ui/layout/Stack';
import styles from './Home.module.css';
import { MenuTile } from './MenuTile';
import { popularPaths } from './popular-paths';

/** Quick links to common businesses; those missing in the menu are omitted. */
export function Popular({ title }: { title: string }) {
  const id = useId();
  const area = useFlowArea();
  const byPath = useMenus((state) => state.byPath);
  const entries = popularPaths(area).flatMap((path) => byPath.get(path) ?? []);
  if (entries.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.popular}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuTile entry={entry} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
