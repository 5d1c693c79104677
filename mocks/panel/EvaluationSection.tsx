import { useState } from 'react';
import type { OpenCallBack } from '../centre/public/evaluation/evaluation-callbacks';
import type { OpenVisit } from '../centre/public/evaluation/evaluation-subjects';
import type { Act } from './act';
import { PanelButton, PanelField } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

interface Evaluations {
  visits: OpenVisit[];
  callBacks: OpenCallBack[];
}

const EVERY_MS = 3000;

/** Clerk who calls back after low grades, and receipts of services used outside the hall. */
export function EvaluationSection({ act }: { act: Act }) {
  const { data, reload } = useQa<Evaluations>('evaluations', EVERY_MS);
  const { visits = [], callBacks = [] } = data ?? {};
  return (
    <details>
      <summary>好差评回访</summary>
      {callBacks.length === 0 && <p>没有待回访的评价</p>}
      <ul className={styles.list}>
        {callBacks.map((one) => (
          <CallBackRow key={one.ywlsh} one={one} act={act} reload={reload} />
        ))}
      </ul>
      <p>窗口、自助机、热线的回执（可按办件编号评价）</p>
      <ul className={styles.list}>
        {visits.map(({ ywlsh, ywmc, name, bjrq }) => (
          <li key={ywlsh}>
            <p>
              {name} {ywmc} {bjrq ? `${bjrq}办结` : '尚未办结'}
            </p>
            <p className={styles.meta}>{ywlsh}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function CallBackRow({ one, act, reload }: { one: OpenCallBack; act: Act; reload: () => Promise<void> }) {
  const [result, setResult] = useState('');
  const call = () =>
    act(`${one.ywmc}（${one.name}）：已回访`, () => qa('evaluation', { ywlsh: one.ywlsh, result }).then(reload));
  return (
    <li>
      <p>
        {one.ywmc} {one.name} {one.pjx.join('、')}
      </p>
      <p>{one.pjnr}</p>
      <p className={styles.meta}>
        {one.ywlsh} 最迟{one.due}回访
      </p>
      <PanelField text="整改结果" value={result} onChange={setResult} />
      <p className={styles.row}>
        <PanelButton text="完成回访" onClick={call} />
      </p>
    </li>
  );
}
