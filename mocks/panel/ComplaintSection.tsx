import { useState } from 'react';
import type { Act } from './act';
import { PanelButton, PanelField } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

interface Waiting {
  tsbh: string;
  bt: string;
  nr: string;
  zt: string;
  cnrq: string;
}

const ACTIONS = [
  ['accept', '受理'],
  ['transfer', '转办'],
  ['answer', '答复'],
] as const;

/** Clerk for complaints and suggestions: accepts, forwards to the department in the text, answers with the text. */
export function ComplaintSection({ act }: { act: Act }) {
  const { data = [], reload } = useQa<Waiting[]>('complaints', 3000);
  return (
    <details>
      <summary>投诉建议</summary>
      {data.length === 0 && <p>没有待办的诉求</p>}
      <ul className={styles.list}>
        {data.map((one) => (
          <ComplaintRow key={one.tsbh} one={one} act={act} reload={reload} />
        ))}
      </ul>
    </details>
  );
}

function ComplaintRow({ one, act, reload }: { one: Waiting; act: Act; reload: () => Promise<void> }) {
  const [text, setText] = useState('');
  const run = (action: string, title: string) =>
    act(`${one.bt}：${title}`, () => qa('complaint', { id: one.tsbh, action, text }).then(reload));
  return (
    <li>
      <p>{one.bt}</p>
      <p>{one.nr}</p>
      <p className={styles.meta}>
        {one.tsbh} 状态{one.zt} 承诺{one.cnrq}
      </p>
      <PanelField text="答复内容或转办部门" value={text} placeholder="如：贷款管理处" onChange={setText} />
      <p className={styles.row}>
        {ACTIONS.map(([action, title]) => (
          <PanelButton key={action} text={title} onClick={() => run(action, title)} />
        ))}
      </p>
    </li>
  );
}
