import type { AgentMode, KeyView, keyViews } from '../key-agent/agent';
import { PIN } from '../key-agent/keys';
import type { Act } from './act';
import { PanelButton } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

const MODES: readonly [AgentMode, string][] = [
  ['on', '正常运行'],
  ['off', '没有运行'],
  ['old', '旧版本'],
];

/** Plugs keys in and out, controls the local agent, and revokes certificates as the authority. */
export function KeySection({ act }: { act: Act }) {
  const { data, reload } = useQa<ReturnType<typeof keyViews>>('keys', 3000);
  const send = (done: string, body: Record<string, unknown>) => act(done, () => qa('key', body).then(reload));
  return (
    <details>
      <summary>数字证书密钥</summary>
      <label className={styles.row}>
        证书助手
        <select
          value={data?.mode ?? 'on'}
          onChange={(event) => send('证书助手已设置', { action: 'agent', mode: event.target.value })}
        >
          {MODES.map(([mode, title]) => (
            <option key={mode} value={mode}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.row}>
        <PanelButton text="下次签名时点取消" onClick={() => send('下一次签名将被取消', { action: 'cancel' })} />
        {data?.cancelNext ? '下一次签名将被取消' : null}
      </p>
      <p>密钥密码都是 {PIN}，连错三次锁定。</p>
      <ul className={styles.list}>
        {data?.keys.map((key) => (
          <KeyRow key={key.no} view={key} send={send} />
        ))}
      </ul>
    </details>
  );
}

function KeyRow({
  view,
  send,
}: {
  view: KeyView;
  send: (done: string, body: Record<string, unknown>) => Promise<void>;
}) {
  const { no, title, inserted, locked, revoked } = view;
  const states = [inserted && '已插入', locked && '已锁定', revoked && '已吊销'].filter(Boolean).join('、');
  const button = (action: string, label: string) => (
    <PanelButton text={label} label={`${label}${title}`} onClick={() => send(`${label}：${title}`, { action, no })} />
  );
  return (
    <li>
      <p>
        {title}
        {states && ` · ${states}`}
      </p>
      <p className={styles.meta}>{view.remark}</p>
      <p className={styles.row}>
        {inserted ? button('remove', '拔出') : button('insert', '插入')}
        {revoked ? button('restore', '恢复证书') : button('revoke', '吊销证书')}
        {locked ? button('unlock', '解锁') : null}
      </p>
    </li>
  );
}
