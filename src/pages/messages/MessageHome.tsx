import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Button, Tabs } from 'antd';
import { useId, useState } from 'react';
import { fetchMessages, type Message, markMessagesRead } from '@/api/message';
import { useSession } from '@/session/session-store';
import { keepUnread } from '@/session/unread-messages';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Pager } from '@/ui/Pager';
import { usePaging } from '@/ui/use-paging';
import { MessageDialog } from './MessageDialog';
import { MessageList } from './MessageList';
import styles from './messages.module.css';
import { SubscriptionDialog } from './SubscriptionDialog';

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'unread', label: '未读' },
  { key: 'read', label: '已读' },
];
const STATE: Readonly<Record<string, '0' | '1' | undefined>> = { unread: '0', read: '1' };

/** 消息中心: what the centre has told the person. */
export default function MessageHome() {
  const id = useId();
  const cache = useQueryClient();
  const person = useSession((state) => state.loginType) === '1';
  const [tab, setTab] = useState('all');
  const [type, setType] = useState('');
  const [opened, setOpened] = useState<Message>();
  const [subscribing, setSubscribing] = useState(false);
  const { page, size, toFirst, pager } = usePaging();
  const ydzt = STATE[tab];
  const list = useQuery({
    queryKey: ['messages', { tab, type, page, size }],
    queryFn: async ({ signal }) => {
      const answer = await fetchMessages(
        { page, size, ...(ydzt && { ydzt }), ...(type && { xxlx: type }) },
        { signal },
      );
      keepUnread(answer.wdsl);
      return answer;
    },
    placeholderData: keepPreviousData,
  });
  const read = async (ids?: string[]) => {
    await markMessagesRead(ids).catch(() => undefined); // the client has shown the failure
    void cache.invalidateQueries({ queryKey: ['messages'] });
  };
  const open = (message: Message) => {
    setOpened(message);
    if (message.ydzt !== '1') void read([message.xxId]);
  };
  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const unread = list.data?.wdsl ?? 0;
  return (
    <Card>
      <div className={styles.head}>
        <p>
          未读消息 <Badge count={unread} showZero color="#ad4e00" />
        </p>
        <div className={styles.tools}>
          <label htmlFor={id}>消息类型</label>
          <select
            id={id}
            className={styles.select}
            value={type}
            onChange={({ target }) => {
              setType(target.value);
              toFirst();
            }}
          >
            <option value="">全部类型</option>
            {(list.data?.xxlxlb ?? []).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          {person && <Button onClick={() => setSubscribing(true)}>订阅设置</Button>}
          <Button disabled={unread === 0} onClick={() => void read()}>
            全部标为已读
          </Button>
        </div>
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
        <MessageList
          messages={list.data.list}
          now={list.data.sjjz}
          onOpen={open}
          onRead={(xxId) => void read([xxId])}
        />
      ) : (
        <Loading />
      )}
      <Pager {...pager(list.data?.total)} />
      {opened && <MessageDialog message={opened} onClose={() => setOpened(undefined)} />}
      {subscribing && <SubscriptionDialog onClose={() => setSubscribing(false)} />}
    </Card>
  );
}
