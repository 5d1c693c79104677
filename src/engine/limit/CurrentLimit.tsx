import sections from '@/form/sections/sections.module.css';
import { Row } from '@/ui/layout/Row';
import type { FlowFacts } from '../flow/facts';
import { LimitPanel } from './LimitPanel';
import styles from './limit.module.css';

type LimitSoFarProps = Pick<FlowFacts, 'limit' | 'limitState' | 'unmet'> & {
  /** Whether general conditions bar the application; the form shows the reasons above. */
  barred: boolean;
  /** Text shown until there is a limit. */
  pending: string | undefined;
};

/** Limit for the current values, or the conditions that are not met; no amount is shown while barred. */
export function CurrentLimit({ limit, limitState, unmet, barred, pending }: LimitSoFarProps) {
  const name = limit?.mc ?? '可提取额';
  const note = {
    known: '',
    asking: `正在核算${name}…`,
    failed: `暂未能核算${name}，提交时以中心核定为准`,
    wrong: '有内容填写有误，更正后重新核算',
  }[limitState];
  const refused = barred || unmet.length > 0;
  return (
    <>
      {limit && !refused ? (
        <LimitPanel limit={limit} note={note} />
      ) : (
        <p role="status">{refused ? `目前不符合办理条件，不核算${name}` : note || pending}</p>
      )}
      {unmet.map((condition) => (
        <Row key={condition.tjbh} role="alert" wrap={false} gap={1.5} align="start" className={styles.against}>
          <span aria-hidden="true">!</span>
          <div>
            <p>{`${condition.tjmc}：${condition.sjz}，要求${condition.yqz}`}</p>
            {condition.xyb && <p className={sections.note}>{condition.xyb}</p>}
          </div>
        </Row>
      ))}
    </>
  );
}
