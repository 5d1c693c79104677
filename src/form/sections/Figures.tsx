import type { LabelledValue } from '@/api/business';
import sections from './sections.module.css';

export function Figures({ items }: { items: readonly LabelledValue[] }) {
  return (
    <dl className={sections.figures}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value || '--'}</dd>
          {item.gs && <dd className={sections.formula}>{item.gs}</dd>}
        </div>
      ))}
    </dl>
  );
}
