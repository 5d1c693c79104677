import type { LabelledValue } from '@/api/labelled-value';
import sections from './sections.module.css';

/** Longer than a column of the grid takes in one or two lines. */
const SENTENCE = 30;

/** A sentence has the whole width; what is shorter stays in its column, or the row before it would be half empty. */
export const widthOf = ({ value, gs = '' }: LabelledValue): string | undefined =>
  [value, gs].some((text) => Array.from(text).length > SENTENCE) ? sections.wide : undefined;

export function Figures({ items }: { items: readonly LabelledValue[] }) {
  return (
    <dl className={sections.figures}>
      {items.map((item) => (
        <div key={item.label} className={widthOf(item)}>
          <dt>{item.label}</dt>
          <dd>{item.value || '--'}</dd>
          {item.gs && <dd className={sections.formula}>{item.gs}</dd>}
        </div>
      ))}
    </dl>
  );
}
