import styles from './results.module.css';

/** Label and value, line by line. */
export function Lines({ items }: { items: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles.lines}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
