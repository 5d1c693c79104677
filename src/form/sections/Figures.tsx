import type { LabelledValue } from '@/api/business';
import sections from './sections.module.css';

/** Longer than a column of the grid takes in one or two lines. */
const SENTENCE = 30;

export function Figures({ items }: { items: readonly LabelledValue[] }) {
  return (
    <dl className={sections.figures}>
      {items.map((item) => (
        <div key={item.label} className={Array.from(item.value).length > SENTENCE ? sections.wide : undefined}>
          <dt>{item.label}</dt>
          <dd>{item.value || '--'}</dd>
          {item.gs && <dd className={sections.formula}>{item.gs}</dd>}
        </div>
      ))}
    </dl>
  );
}
