import { Link } from 'react-router-dom';
import type { ComplaintRow } from '@/api/complaints';
import { StateMark } from '@/ui/StateMark';
import { STATES } from './complaint-words';
import styles from './complaints.module.css';

/** One row of a list of complaints. */
export function ComplaintItem({ row, own, kind }: { row: ComplaintRow; own: boolean; kind: string }) {
  const { tsbh, bt, zt, bmmc, tjsj, dfsj, cnrq, cq, xm } = row;
  return (
    <li>
      <h2>
        <Link to={`/complaintJYInfo?id=${encodeURIComponent(tsbh)}`}>{bt}</Link>
      </h2>
      <p className={styles.meta}>
        <span className={styles.kind}>{kind}</span>
        <StateMark {...STATES[zt]} />
        <span>{own ? tsbh : xm}</span>
        <span>提交：{tjsj.slice(0, 10)}</span>
        {dfsj ? (
          <span>
            答复：{dfsj.slice(0, 10)}　{bmmc}
          </span>
        ) : (
          <span>
            {bmmc}承诺{cnrq}前答复
          </span>
        )}
        {cq === '1' && <span className={styles.late}>已超期，正在督办</span>}
      </p>
    </li>
  );
}
