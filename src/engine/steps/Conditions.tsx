import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import type { Condition } from '@/api/condition';
import styles from '../frame/steps.module.css';

/** A table, and on a phone a card for each condition: five columns leave no room for words there. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <div className={styles.tableBox}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">条件</th>
            <th scope="col">您的情况</th>
            <th scope="col">要求</th>
            <th scope="col">结果</th>
            <th scope="col">依据</th>
          </tr>
        </thead>
        <tbody>
          {conditions.map((condition) => (
            <tr key={condition.tjbh}>
              <th scope="row">{condition.tjmc}</th>
              <td data-label="您的情况">{condition.sjz}</td>
              <td data-label="要求">{condition.yqz}</td>
              <td data-label="结果">
                <Result of={condition} />
              </td>
              <td data-label="依据">{condition.yj}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Result({ of: { mz, dhc } }: { of: Condition }) {
  const [style, Icon, word] = !mz
    ? [styles.unmet, CloseCircleFilled, '不满足']
    : dhc
      ? [styles.open, ClockCircleFilled, '待核查']
      : [styles.met, CheckCircleFilled, '满足'];
  return (
    <span className={style}>
      <Icon aria-hidden /> {word}
    </span>
  );
}
