import { useId, useState } from 'react';
import type { OutboxEntry } from '../centre/kernel/messages/outbox';
import type { ListedPerson } from '../seed/people-list';
import type { Act } from './act';
import { PhoneActions } from './PhoneActions';
import styles from './panel.module.css';
import { lastHolder, phoneHolders, saveHolder } from './phone-holders';
import { useQa } from './use-qa';

const KINDS = { sms: '短信', captcha: '图形验证码', qr: '二维码', face: '刷脸' };
/** Purpose of a code. */
const PURPOSES: Readonly<Record<string, string>> = {
  login: '登录',
  'login-face': '扫码登录',
  'face-login': '登录',
  factor: '登录验证',
  sign: '签署',
  face: '核验',
  upload: '上传材料',
};
const SHOWN = 12;

/** Virtual phone: messages, captcha answers, QR codes, face checks, links, pictures. */
export function PhoneSection({ act }: { act: Act }) {
  const { data = [], reload } = useQa<OutboxEntry[]>('outbox', 2000);
  const { data: people = [] } = useQa<ListedPerson[]>('people');
  const [holder, setHolder] = useState(lastHolder);
  const id = useId();
  return (
    <details open>
      <summary>虚拟手机</summary>
      <p className={styles.row}>
        <label htmlFor={id}>扫码登录的手机属于</label>
        <select
          id={id}
          value={holder}
          onChange={({ target }) => {
            setHolder(target.value);
            saveHolder(target.value);
          }}
        >
          {phoneHolders(people).map(({ zjhm, label }) => (
            <option key={zjhm} value={zjhm}>
              {label}
            </option>
          ))}
        </select>
      </p>
      {data.length === 0 && <p>暂无数据</p>}
      <ul className={styles.list}>
        {data.slice(0, SHOWN).map((entry) => (
          <li key={[entry.at, entry.to, entry.uuid, entry.code, entry.text].join(' ')}>
            <p className={styles.meta}>
              {KINDS[entry.kind]}
              {entry.uuid && PURPOSES[entry.code]} {entry.to} {entry.at}
            </p>
            {entry.text && <p>{entry.text}</p>}
            <PhoneActions entry={entry} holder={holder} act={act} reload={reload} />
          </li>
        ))}
      </ul>
    </details>
  );
}
