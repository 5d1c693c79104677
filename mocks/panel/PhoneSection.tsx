import type { OutboxEntry } from '../centre/outbox';
import type { Act } from './act';
import styles from './panel.module.css';
import { uploadFromPhone } from './phone-upload';
import { qa } from './qa-client';
import { useQa } from './use-qa';

const KINDS = { sms: '短信', captcha: '图形验证码', qr: '二维码', face: '刷脸' };
/** What a code is for. */
const PURPOSES: Readonly<Record<string, string>> = { login: '登录', sign: '签署', face: '核验', upload: '上传材料' };
const SHOWN = 12;

/** The virtual phone: messages, captcha answers, QR codes to scan, links to follow, pictures to send. */
export function PhoneSection({ act }: { act: Act }) {
  const { data = [], reload } = useQa<OutboxEntry[]>('outbox', 2000);
  return (
    <details open>
      <summary>虚拟手机</summary>
      {data.length === 0 && <p>暂无数据</p>}
      <ul className={styles.list}>
        {data.slice(0, SHOWN).map((entry) => (
          <li key={`${entry.at}${entry.uuid}${entry.code}`}>
            <p className={styles.meta}>
              {KINDS[entry.kind]}
              {entry.uuid && PURPOSES[entry.code]} {entry.to} {entry.at}
            </p>
            {entry.text && <p>{entry.text}</p>}
            <Actions entry={entry} act={act} reload={reload} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the phone can do with it. */
function Actions({ entry, act, reload }: { entry: OutboxEntry; act: Act; reload: () => Promise<void> }) {
  const scan = (action: string, done: string) =>
    act(done, async () => {
      await qa('scan', { uuid: entry.uuid, action });
      await reload();
    });
  if (entry.kind === 'captcha' || (entry.kind === 'sms' && entry.uuid === '')) {
    if (entry.code === '') return null;
    return (
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
    );
  }
  if (entry.code === 'upload') {
    return (
      <p className={styles.row}>
        <button type="button" onClick={() => act('已从手机上传一张照片', () => uploadFromPhone(entry.uuid))}>
          拍照上传
        </button>
      </p>
    );
  }
  const link = entry.kind === 'sms';
  return (
    <p className={styles.row}>
      {!link && (
        <button type="button" onClick={() => scan('scan', '已扫码')}>
          扫码
        </button>
      )}
      <button type="button" onClick={() => scan('confirm', link ? '已签署' : '已确认')}>
        {link ? '打开链接并签署' : '确认'}
      </button>
      <button type="button" onClick={() => scan('cancel', link ? '已拒绝签署' : '已取消')}>
        {link ? '拒绝签署' : '取消'}
      </button>
    </p>
  );
}
