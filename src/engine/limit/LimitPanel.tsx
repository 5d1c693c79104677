import { useState } from 'react';
import type { AmountLimit } from '@/api/judgement';
import type { LabelledValue } from '@/api/labelled-value';
import { formatMoney } from '@/domain/money';
import { widthOf } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import { AskedMoney } from './AskedMoney';
import styles from './limit.module.css';

interface LimitPanelProps {
  limit: AmountLimit;
  /** Set while the centre is being asked, or when it could not be. */
  note?: string;
  /** Where all of it is to be read before it is signed, on a narrow screen too. */
  whole?: boolean;
}

/** There the workings wait behind the sum, so that the first field is in sight. */
const NARROW = '(max-width: 600px)';

/** How much there may be, at most, and how that was computed (domain catalogue 8.0, 2.5). */
export function LimitPanel({ limit, note, whole = false }: LimitPanelProps) {
  const [open, setOpen] = useState(() => whole || !matchMedia(NARROW).matches);
  const figures = limit.mc
    ? []
    : ([
        [`${limit.zh ?? ''}账户余额`, limit.grzhye],
        ['保留余额', limit.blje],
        ['冻结金额', limit.djje],
        [limit.ytqmc ?? '本事项已提取', limit.ljytq],
      ] as const);
  return (
    <section className={styles.limit} aria-label={limit.mc ?? '可提取额度'}>
      <details open={open} className={sections.read} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.sum}>
          {limit.mc ?? '本次最多可提'} <strong>{formatMoney(limit.kytqe)}</strong>
        </summary>
        <dl className={sections.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoney(value)}</dd>
            </div>
          ))}
          {limit.zbje && <AskedMoney sum={limit.zbje} cases={limit.zbyw ?? []} />}
          {limit.mx.filter(isNew).map((item) => (
            <div key={item.label} className={widthOf(item)}>
              <dt>{item.label}</dt>
              <dd>{item.value}</dd>
              {item.gs && <dd className={sections.formula}>{item.gs}</dd>}
            </div>
          ))}
        </dl>
        {limit.gs && <p className={sections.formula}>计算方法：{limit.gs}</p>}
        {limit.yj && <p className={sections.formula}>依据：{limit.yj}</p>}
      </details>
      <p role="status" className={sections.formula}>
        {note}
      </p>
    </section>
  );
}

const SHOWN: ReadonlySet<string> = new Set<keyof AmountLimit>(['grzhye', 'blje', 'djje', 'ljytq', 'kytqe']);

/** The centre's breakdown may repeat what stands above. */
function isNew(item: LabelledValue): boolean {
  return item.key === undefined || !SHOWN.has(item.key);
}
