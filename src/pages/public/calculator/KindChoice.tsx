import styles from './calculator.module.css';
import { KINDS, type Kind } from './usual-values';

/** The kinds of calculation beside each other; arrow keys go from one to the next, as in any radio group. */
export function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <div role="radiogroup" aria-label="计算类型" className={styles.kinds} data-print="hide">
      {KINDS.map((one) => (
        <label key={one.kind} className={styles.kind}>
          <input
            type="radio"
            name="jslx"
            value={one.kind}
            checked={one.kind === kind}
            onChange={() => onChange(one.kind)}
          />
          <span>{one.name}</span>
        </label>
      ))}
    </div>
  );
}
