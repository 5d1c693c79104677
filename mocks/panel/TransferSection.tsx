import { useState } from 'react';
import type { OpenLetter } from '../centre/members/transfers/other-centre';
import type { Act } from './act';
import { PanelButton, PanelField } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

const EVERY_MS = 3000;

/** Centre of another city: answers received letters and requests an account here. */
export function TransferSection({ act }: { act: Act }) {
  const { data = [], reload } = useQa<OpenLetter[]>('letters', EVERY_MS);
  const [out, setOut] = useState({ zjhm: '', zxmc: '杭州住房公积金管理中心' });
  return (
    <details>
      <summary>外地中心</summary>
      {data.length === 0 && <p>没有待办的联系函</p>}
      <ul className={styles.list}>
        {data.map((letter) => (
          <LetterRow key={letter.lxhbh} letter={letter} act={act} reload={reload} />
        ))}
      </ul>
      <p>发来联系函，转走本中心的账户</p>
      <PanelField text="证件号码" value={out.zjhm} onChange={(typed) => setOut({ ...out, zjhm: typed })} />
      <PanelField text="转入中心" value={out.zxmc} onChange={(typed) => setOut({ ...out, zxmc: typed })} />
      <p className={styles.row}>
        <PanelButton text="申请转出" onClick={() => act('联系函已办理', () => qa('letter-out', out))} />
        <PanelButton
          text="开放转出查询"
          onClick={() => act('转出查询已开放', () => qa('parameter', { key: 'p.zcCx', value: 'on' }))}
        />
        <PanelButton
          text="关闭转出查询"
          onClick={() => act('转出查询已关闭', () => qa('parameter', { key: 'p.zcCx', value: 'off' }))}
        />
      </p>
    </details>
  );
}

function LetterRow({ letter, act, reload }: { letter: OpenLetter; act: Act; reload: () => Promise<void> }) {
  const { lxhbh, xm, zxmc, zyzt, dz, cbcs } = letter;
  const [reply, setReply] = useState({ bj: letter.bj, lx: letter.lx, je: '', yy: '' });
  const answer = (title: string, body: object) =>
    act(`${zxmc}：${title}`, () => qa('letter', { lxhbh, ...body }).then(reload));
  const { bj, lx, je, yy } = reply;
  const { jzny, lxjcys } = letter;
  const field = (name: keyof typeof reply, label: string, hint = '') => (
    <PanelField
      text={label}
      label={`${lxhbh}${label}`}
      value={reply[name]}
      placeholder={hint}
      onChange={(typed) => setReply({ ...reply, [name]: typed })}
    />
  );
  return (
    <li>
      <p>
        {xm} {zxmc}
        {cbcs > 0 && ` 催办${cbcs}次`}
      </p>
      <p className={styles.meta}>
        {lxhbh} 状态{zyzt} 已划{dz}元
      </p>
      {field('bj', '本金')}
      {field('lx', '利息')}
      {field('je', '划款金额', '不填为未划的全部')}
      {field('yy', '不予转出的原因')}
      <p className={styles.row}>
        <PanelButton text="受理" label={`${lxhbh}受理`} onClick={() => answer('已受理', { action: 'receive' })} />
        <PanelButton
          text="同意转出"
          label={`${lxhbh}同意转出`}
          onClick={() => answer('已同意转出', { action: 'accept', bj, lx, jzny, lxjcys: String(lxjcys) })}
        />
        <PanelButton
          text="不予转出"
          label={`${lxhbh}不予转出`}
          onClick={() => answer('不予转出', { action: 'refuse', yy })}
        />
        <PanelButton text="划款" label={`${lxhbh}划款`} onClick={() => answer('已划款', { action: 'pay', je })} />
      </p>
    </li>
  );
}
