import sections from '@/form/sections/sections.module.css';
import type { FlowFacts } from '../flow/facts';
import { LimitPanel } from './LimitPanel';
import styles from './limit.module.css';

type LimitSoFarProps = Pick<FlowFacts, 'limit' | 'limitState' | 'unmet'> & {
  /** What is said until there is a limit. */
  pending: string | undefined;
};

/** The limit for what is typed so far, and the conditions that it breaks. */
export function LimitSoFar({ limit, limitState, unmet, pending }: LimitSoFarProps) {
  const name = limit?.mc ?? '可提取额';
  const note = {
    known: '',
    asking: `正在核算${name}…`,
    failed: `暂未能核算${name}，提交时以中心核定为准`,
  }[limitState];
  return (
    <>
      {limit ? <LimitPanel limit={limit} note={note} /> : <p role="status">{note || pending}</p>}
      {unmet.map((condition) => (
        <div key={condition.tjbh} role="alert" className={styles.against}>
          <span aria-hidden="true">!</span>
          <div>
            <p>{`${condition.tjmc}：${condition.sjz}，要求${condition.yqz}`}</p>
            {condition.xyb && <p className={sections.note}>{condition.xyb}</p>}
          </div>
        </div>
      ))}
    </>
  );
}
