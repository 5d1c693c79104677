import { useState } from 'react';
import type { OutboxEntry } from '../centre/kernel/messages/outbox';
import { PhoneActions } from '../panel/PhoneActions';
import { lastHolder } from '../panel/phone-holders';
import { useQa } from '../panel/use-qa';
import styles from './phone.module.css';

/** The person's own phone after it has read a code, or the page that goes on there: what is asked, and yes or no to it. */
export function Phone({ uuid }: { uuid: string }) {
  const { data, reload } = useQa<OutboxEntry[]>('outbox', 2000);
  const [status, setStatus] = useState('');
  const entry = data?.find((one) => one.uuid === uuid && uuid !== '');
  const act = async (done: string, work: () => Promise<unknown>) => {
    try {
      await work();
      setStatus(`${done}，请回到网上办事大厅的页面继续`);
    } catch (failure) {
      setStatus(failure instanceof Error ? failure.message : '手机暂时无法办理');
    }
  };
  return (
    <div className={styles.page}>
      <h1>模拟手机</h1>
      {!data && <p role="status">加载中...</p>}
      {data && !entry && <p>这个二维码没有找到或已经失效，请回到大厅刷新二维码。</p>}
      {entry && (
        <>
          <p>{entry.text || '住房公积金管理中心请您本人确认。'}</p>
          <PhoneActions entry={entry} holder={lastHolder()} act={act} reload={reload} />
        </>
      )}
      <p role="status">{status}</p>
      <button type="button" onClick={() => window.close()}>
        返回大厅
      </button>
    </div>
  );
}
