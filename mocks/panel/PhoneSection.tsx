import type { OutboxEntry } from '../centre/outbox';
import type { Act } from './act';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

const KINDS = { sms: '短信', captcha: '图形验证码', qr: '二维码', face: '刷脸' };
const SHOWN = 12;

/** The virtual phone: messages, captcha answers, and QR codes to scan. */
export function PhoneSection({ act }: { act: Act }) {
  const { data = [], reload } = useQa<OutboxEntry[]>('outbox', 2000);
  const scan = (uuid: string, action: string, done: string) =>
    act(done, async () => {
      await qa('scan', { uuid, action });
      await reload();
    });
  return (
    <details open>
      <summary>虚拟手机</summary>
      {data.length === 0 && <p>暂无数据</p>}
      <ul className={styles.list}>
        {data.slice(0, SHOWN).map((entry) => (
          <li key={`${entry.at}${entry.uuid}${entry.code}`}>
            <p className={styles.meta}>
              {KINDS[entry.kind]} {entry.to} {entry.at}
            </p>
            {entry.text && <p>{entry.text}</p>}
            {entry.kind === 'sms' || entry.kind === 'captcha' ? (
              <p className={styles.row}>
                <strong className={styles.code}>{entry.code}</strong>
                <button
                  type="button"
                  aria-label={`复制${KINDS[entry.kind]}${entry.code}`}
                  onClick={() => act(`已复制 ${entry.code}`, () => navigator.clipboard.writeText(entry.code))}
                >
                  复制
                </button>
              </p>
            ) : (
              <p className={styles.row}>
                <button type="button" onClick={() => scan(entry.uuid, 'scan', '已扫码')}>
                  扫码
                </button>
                <button type="button" onClick={() => scan(entry.uuid, 'confirm', '已确认')}>
                  确认
                </button>
                <button type="button" onClick={() => scan(entry.uuid, 'cancel', '已取消')}>
                  取消
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
