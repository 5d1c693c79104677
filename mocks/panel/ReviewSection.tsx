import { useState } from 'react';
import type { OpenCase } from '../centre/open-cases';
import type { Act } from './act';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

const RESULTS = [
  ['approve', '通过'],
  ['return', '退回补正'],
  ['refuse', '不通过'],
] as const;

/** The centre's clerk: open cases of all people, each with an opinion and three decisions. */
export function ReviewSection({ act }: { act: Act }) {
  const { data = [], reload } = useQa<OpenCase[]>('cases', 3000);
  return (
    <details>
      <summary>业务审核</summary>
      {data.length === 0 && <p>没有在办的业务</p>}
      <ul className={styles.list}>
        {data.map((one) => (
          <CaseRow key={one.ywlsh} one={one} act={act} reload={reload} />
        ))}
      </ul>
    </details>
  );
}

function CaseRow({ one, act, reload }: { one: OpenCase; act: Act; reload: () => Promise<void> }) {
  const [opinion, setOpinion] = useState('');
  const decide = (result: string, title: string) =>
    act(`${one.ywmc}（${one.sqr}）：${title}`, async () => {
      await qa('review', { ywbh: one.ywlsh, result, opinion });
      await reload();
    });
  return (
    <li>
      <p>
        {one.ywmc} {one.sqr} {one.je}元
      </p>
      <p className={styles.meta}>
        {one.ywlsh} 状态{one.ywzt} {one.slsj}
      </p>
      <label className={styles.row}>
        意见
        <input value={opinion} onChange={(event) => setOpinion(event.target.value)} />
      </label>
      <p className={styles.row}>
        {RESULTS.map(([result, title]) => (
          <button key={result} type="button" onClick={() => decide(result, title)}>
            {title}
          </button>
        ))}
      </p>
    </li>
  );
}
