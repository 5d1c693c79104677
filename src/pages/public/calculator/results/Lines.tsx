import { Stack } from '@/ui/layout/Stack';
import styles from './results.module.css';

/** Label and value, line by line. */
export function Lines({ items }: { items: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Stack as="dl" gap={0} className={styles.lines}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}
