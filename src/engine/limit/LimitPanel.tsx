import { useState } from 'react';
import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import { formatMoney } from '@/domain/money';
import { figureWidth } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import { Stack } from '@/ui/layout/Stack';
import styles from './limit.module.css';
import { ReservedAmounts } from './ReservedAmounts';

interface LimitPanelProps {
  limit: AmountLimit;
  /** Note while the centre is being asked, or after a failure. */
  note?: string;
  /** Shows the whole computation before signing. */
  whole?: boolean;
}

const NARROW = '(max-width: 600px)';
/** Characters of a formula that is said beside the limit; longer ones open with it. */
const ONE_LINE = 40;

/** Limit and its formula (docs/rules/withdrawals.md, Amount; for loans docs/rules/loan-formulas.md). */
export function LimitPanel({ limit, note, whole = false }: LimitPanelProps) {
  // A named quote (变更后首期月还款额) is the answer itself: only a narrow screen folds it.
  const [open, setOpen] = useState(() => whole || (limit.mc !== undefined && !matchMedia(NARROW).matches));
  const formula = limit.mx.findLast(({ gs = '' }) => gs.includes('×') && gs.length <= ONE_LINE)?.gs;
  const figures = limit.mc
    ? []
    : ([
        [`${limit.zh ?? ''}账户余额`, limit.grzhye],
        ['保留余额', limit.blje],
        ['冻结金额', limit.djje],
        [limit.ytqmc ?? '本事项已提取', limit.ljytq],
      ] as const);
  return (
    <Stack as="section" className={styles.limit} aria-label={limit.mc ?? '可提取额度'}>
      <details open={open} className={sections.read} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.sum}>
          {limit.mc ?? '本次最多可提'} <strong>{formatMoney(limit.kytqe)}</strong>
          {!open && <span className={sections.formula}>{formula && `${formula}　`}怎么算的</span>}
        </summary>
        <dl className={sections.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoney(value)}</dd>
            </div>
          ))}
          {limit.zbje && <ReservedAmounts sum={limit.zbje} cases={limit.zbyw ?? []} />}
          {limit.mx.filter(isNew).map((item) => (
            <div key={item.label} className={figureWidth(item)}>
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
    </Stack>
  );
}

const SHOWN: ReadonlySet<string> = new Set<keyof AmountLimit>(['grzhye', 'blje', 'djje', 'ljytq', 'kytqe']);

/** Returns whether an item of the centre's breakdown is not shown above already. */
function isNew(item: LabelledValue): boolean {
  return item.key === undefined || !SHOWN.has(item.key);
}
