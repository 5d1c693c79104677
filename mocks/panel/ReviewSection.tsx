import { useState } from 'react';
import type { OpenCase } from '../centre/office/open-cases';
import type { Act } from './act';
import { PanelButton, PanelField } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

const RESULTS = [
  ['approve', '通过'],
  ['return', '退回补正'],
  ['refuse', '不通过'],
] as const;

/** Clerk of the centre: open cases of all people, each with an opinion and three decisions. */
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
  /** Items of a return by kind and number, with their texts. */
  const [named, setNamed] = useState<Readonly<Record<string, string>>>({});
  const decide = (result: string, title: string) =>
    act(`${one.ywmc}（${one.sqr}）：${title}`, async () => {
      const items = one.ktx.flatMap(({ lx, bh }) => {
        const yj = named[`${lx} ${bh}`];
        return result === 'return' && yj !== undefined ? [{ lx, bh, yj }] : [];
      });
      await qa('review', { ywbh: one.ywlsh, result, opinion, items });
      await reload();
    });
  return (
    <li>
      <p>
        {one.ywmc} {one.sqr} {one.jemc && `${one.jemc}${one.je}元`}
      </p>
      <p className={styles.meta}>
        {one.ywlsh} 状态{one.ywzt} {one.slsj}
      </p>
      {one.wwsm && <p>{one.wwsm}</p>}
      <PanelField text="意见" value={opinion} onChange={setOpinion} />
      {one.ktx.length > 0 && (
        <details>
          <summary>退回时指明材料或内容</summary>
          <ul className={styles.list}>
            {one.ktx.map((item) => (
              <ItemRow key={`${item.lx} ${item.bh}`} item={item} named={named} onNamed={setNamed} />
            ))}
          </ul>
        </details>
      )}
      <p className={styles.row}>
        {RESULTS.map(([result, title]) => (
          <PanelButton key={result} text={title} onClick={() => decide(result, title)} />
        ))}
      </p>
    </li>
  );
}

interface ItemRowProps {
  item: OpenCase['ktx'][number];
  named: Readonly<Record<string, string>>;
  onNamed: (named: Readonly<Record<string, string>>) => void;
}

/** Material or field: if ticked, it is returned, with its own text or that of the whole case. */
function ItemRow({ item: { lx, bh, mc }, named, onNamed }: ItemRowProps) {
  const key = `${lx} ${bh}`;
  const words = named[key];
  const { [key]: _, ...others } = named;
  return (
    <li>
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={words !== undefined}
          onChange={({ target }) => onNamed(target.checked ? { ...named, [key]: '' } : others)}
        />
        {lx === 'cl' ? '材料' : '内容'}：{mc}
      </label>
      {words !== undefined && (
        <PanelField text={`${mc}的意见`} value={words} onChange={(typed) => onNamed({ ...named, [key]: typed })} />
      )}
    </li>
  );
}
