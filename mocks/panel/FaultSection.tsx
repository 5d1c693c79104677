import { useState } from 'react';
import { FAULT_KINDS, type Fault } from '../centre/kernel/faults';
import type { Act } from './act';
import { PanelButton, PanelField } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

const TITLES: Record<Fault['kind'], string> = {
  delay: '延迟（毫秒）',
  status: 'HTTP状态',
  code: '业务代码',
  html: '返回网页',
  truncate: '截断应答',
  abort: '办理后断开',
  answer: '自定应答（JSON）',
};

/** Injects faults into the next calls. */
export function FaultSection({ act }: { act: Act }) {
  const { data, reload } = useQa<{ faults: Fault[] }>('status');
  const [fault, setFault] = useState({ path: '', kind: 'abort', times: '1', value: '' });
  const post = (done: string, body: Record<string, unknown>) => act(done, () => qa('fault', body).then(reload));
  const field = (name: 'path' | 'times' | 'value', label: string) => (
    <PanelField text={label} value={fault[name]} onChange={(typed) => setFault({ ...fault, [name]: typed })} />
  );
  return (
    <details>
      <summary>故障模拟</summary>
      {field('path', '路径包含')}
      <label className={styles.row}>
        故障
        <select value={fault.kind} onChange={(event) => setFault({ ...fault, kind: event.target.value })}>
          {FAULT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {TITLES[kind]}
            </option>
          ))}
        </select>
      </label>
      {field('value', '数值')}
      {field('times', '次数')}
      <p className={styles.row}>
        <PanelButton text="设置故障" onClick={() => post('故障已设置', fault)} />
        <PanelButton text="清除全部" onClick={() => post('故障已清除', { kind: 'clear' })} />
      </p>
      <ul className={styles.list}>
        {data?.faults.map((one) => (
          <li key={one.id}>
            {one.path} {TITLES[one.kind]} {one.value} 剩余{one.times}次
          </li>
        ))}
      </ul>
    </details>
  );
}
