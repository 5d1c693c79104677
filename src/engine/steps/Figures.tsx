import type { LabelledValue } from '@/api/business';
import styles from './steps.module.css';

export function Figures({ items }: { items: readonly LabelledValue[] }) {
  return (
    <dl className={styles.figures}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value || '--'}</dd>
          {item.gs && <dd className={styles.formula}>{item.gs}</dd>}
        </div>
      ))}
    </dl>
  );
}
