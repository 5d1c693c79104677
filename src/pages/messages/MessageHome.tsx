import { useQuery } from '@tanstack/react-query';
import { Badge, Button, Empty, Pagination, Tabs } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchMessages, type Message, markMessagesRead } from '@/api/message';
import { relativeTime } from '@/domain/relative-time';
import { useOfficePaths } from '@/engine/home-path';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { usePaging } from '@/ui/use-paging';
import styles from './messages.module.css';

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'unread', label: '未读' },
  { key: 'read', label: '已读' },
];
const STATE: Readonly<Record<string, '0' | '1' | undefined>> = { unread: '0', read: '1' };

/** 消息中心: what the centre has told the person. */
export default function MessageHome() {
  const [tab, setTab] = useState('all');
  const { page, size, toFirst, pager } = usePaging();
  const ydzt = STATE[tab];
  const list = useQuery({
    queryKey: ['messages', { tab, page, size }],
    queryFn: ({ signal }) => fetchMessages({ page, size, ...(ydzt ? { ydzt } : {}) }, { signal }),
  });
  const read = async (ids?: string[]) => {
    await markMessagesRead(ids).catch(() => undefined); // the client has shown the failure
    void list.refetch();
  };
  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const unread = list.data?.wdsl ?? 0;
  return (
    <Card>
      <div className={styles.head}>
        <p>
          未读消息 <Badge count={unread} showZero color="#ad4e00" />
        </p>
        <Button disabled={unread === 0} onClick={() => void read()}>
          全部标为已读
        </Button>
      </div>
      <Tabs
        activeKey={tab}
        items={TABS}
        onChange={(key) => {
          setTab(key);
          toFirst();
        }}
      />
      {list.data ? (
        <Messages messages={list.data.list} now={list.data.sjjz} onRead={(id) => void read([id])} />
      ) : (
        <Loading />
      )}
      <Pagination align="end" {...pager(list.data?.total)} />
    </Card>
  );
}

function Messages({
  messages,
  now,
  onRead,
}: {
  messages: readonly Message[];
  /** Time of the answer by the centre's clock. */
  now: string;
  onRead: (xxId: string) => void;
}) {
  const { caseOf } = useOfficePaths();
  if (messages.length === 0) return <Empty description="暂无消息" />;
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.xxId}>
          <div className={styles.head}>
            <strong>
              {message.ydzt === '1' ? '' : '【未读】'}
              {message.title}
            </strong>
            <time className={styles.time} dateTime={message.fssj.replace(' ', 'T')} title={message.fssj}>
              {relativeTime(message.fssj, now)}
            </time>
          </div>
          <p>{message.nr}</p>
          <div className={styles.links}>
            {message.ywlsh && <Link to={caseOf(message.ywlsh)}>查看办件</Link>}
            {message.ydzt !== '1' && (
              <Button size="small" onClick={() => onRead(message.xxId)}>
                标为已读
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
