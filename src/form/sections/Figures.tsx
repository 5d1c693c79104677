import type { ReactNode } from 'react';
import { StateMark } from '@/ui/StateMark';
import sections from './sections.module.css';

interface Figure {
  label: string;
  value: ReactNode;
  /** How it came about. */
  gs?: string;
  /** What has to be known of it, in a sentence. */
  remark?: string | undefined;
}

interface FiguresProps {
  items: readonly Figure[];
  /** In columns with the name above, or one below the other with the name beside: what is copied or read line by line. */
  look?: 'grid' | 'rows';
  /** Further figures that draw themselves, at the end. */
  children?: ReactNode;
}

/** Longer than a column of the grid takes in one or two lines. */
const SENTENCE = 30;

/** A sentence has the whole width; what is shorter stays in its column, or the row before it would be half empty. */
export const widthOf = ({ value, gs = '', remark = '' }: Omit<Figure, 'label'>): string | undefined =>
  [value, gs, remark].some((text) => typeof text === 'string' && Array.from(text).length > SENTENCE)
    ? sections.wide
    : undefined;

/** Names and their values, for the ear as well: antd's Descriptions are a table without headings (decision 304). */
export function Figures({ items, look = 'grid', children }: FiguresProps) {
  return (
    <dl className={look === 'grid' ? sections.figures : sections.rows}>
      {items.map((item) => (
        <div key={item.label} className={widthOf(item)}>
          <dt>{item.label}</dt>
          <dd>{item.value || '--'}</dd>
          {item.gs && <dd className={sections.formula}>{item.gs}</dd>}
          {item.remark && (
            <dd className={sections.remark}>
              <StateMark tone="attention" label={item.remark} />
            </dd>
          )}
        </div>
      ))}
      {children}
    </dl>
  );
}
