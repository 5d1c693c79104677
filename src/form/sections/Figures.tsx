import type { ReactNode } from 'react';
import { StateMark } from '@/ui/state/StateMark';
import { Source } from './Source';
import sections from './sections.module.css';

interface Figure {
  label: string;
  value: ReactNode;
  /** Explanation of the value, e.g. its formula or source. */
  gs?: string;
  /** Where the value comes from. */
  source?: string | undefined;
  /** Remark on the value, as a sentence. */
  remark?: string | undefined;
}

interface FiguresProps {
  items: readonly Figure[];
  /** 'grid': columns with labels above; 'rows': lines with labels beside, to be copied or read one by one; 'line': all in one line. */
  look?: 'grid' | 'rows' | 'line';
  /** Further self-rendering figures at the end. */
  children?: ReactNode;
}

/** Characters above which a value no longer fits a grid column in two lines. */
const SENTENCE = 30;

/** Width class of a figure: sentences span the grid; shorter values stay in a column, so that no row is half empty. */
export const figureWidth = ({ value, gs = '', remark = '' }: Omit<Figure, 'label'>): string | undefined =>
  [value, gs, remark].some((text) => typeof text === 'string' && Array.from(text).length > SENTENCE)
    ? sections.wide
    : undefined;

const LOOKS = { grid: sections.figures, rows: sections.rows, line: sections.line };

/** Figures as a description list; antd's Descriptions are a table without headings (docs/decisions/090-component-library.md). */
export function Figures({ items, look = 'grid', children }: FiguresProps) {
  return (
    <dl className={LOOKS[look]}>
      {items.map((item) => (
        <div key={item.label} className={figureWidth(item)}>
          <dt>{item.label}</dt>
          <dd>{item.value || '--'}</dd>
          {item.gs && <dd className={sections.formula}>{item.gs}</dd>}
          {item.source && (
            <dd>
              <Source of={item.label} text={item.source} />
            </dd>
          )}
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
