import type { KeyGap } from '@/api/completeness';
import { CounterList } from './CounterList';
import styles from './counters.module.css';

/** What of the key information is missing and why, what to bring, and where to go with it. */
export function KeyGaps({ missing }: { missing: readonly KeyGap[] }) {
  return (
    <div className={styles.gaps}>
      {missing.length > 0 && (
        <>
          <h3>缺少的关键信息</h3>
          <ul aria-label="缺少的关键信息">
            {missing.map(({ xm, yy, xdcl }) => (
              <li key={`${xm}-${yy}`}>
                <strong>{xm}</strong>
                {yy && `：${yy}`}
                {xdcl && <span>请携带：{xdcl}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>到哪里办理</h3>
      <p>到网点办好这一项后，即可办理各项业务。以下网点都可以办理：</p>
      <CounterList />
    </div>
  );
}
