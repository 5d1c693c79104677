import type { CallBack } from '@/api/cases/evaluation';
import { StateMark } from '@/ui/state/StateMark';
import styles from './evaluation.module.css';

/** Call-back state after a low grade, with its result (整改结果); nothing if no call is due. */
export function CallBackNote({ callBack }: { callBack: CallBack }) {
  const { hfzt, hfqx, hfsj, hfcq, zgjg } = callBack;
  if (hfzt === '') return null;
  const made = hfzt === '2';
  return (
    <div className={styles.callBack}>
      <p>
        <StateMark {...markOf(made, hfcq === '1')} />{' '}
        <span className={styles.note}>{made ? `${hfsj.slice(0, 10)}回访` : `最迟${hfqx}回访`}</span>
      </p>
      {zgjg && <p className={styles.text}>整改结果：{zgjg}</p>}
    </div>
  );
}

function markOf(made: boolean, late: boolean) {
  if (made) return { tone: 'done', label: late ? '已回访（超期）' : '已回访' } as const;
  return late ? ({ tone: 'failed', label: '回访超期' } as const) : ({ tone: 'waiting', label: '待回访' } as const);
}
