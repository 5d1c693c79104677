import { useFlowArea } from '@/engine/flow/flow-index';
import { useMenus } from '@/session/menu-store';
import styles from './Home.module.css';
import { HomeCard } from './HomeCard';
import { MenuTile } from './MenuTile';
import { popularPaths } from './popular-paths';

/** The businesses most people come for, first at hand; those this person's menu does not hold are left out. */
export function Popular({ title }: { title: string }) {
  const area = useFlowArea();
  const byPath = useMenus((state) => state.byPath);
  const entries = popularPaths(area).flatMap((path) => byPath.get(path) ?? []);
  if (entries.length === 0) return null;
  return (
    <div className={styles.full}>
      <HomeCard title={title}>
        <ul className={styles.popular}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <MenuTile entry={entry} />
            </li>
          ))}
        </ul>
      </HomeCard>
    </div>
  );
}
