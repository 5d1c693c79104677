import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchMessages, type Message, markMessagesRead } from '@/api/cases/message';
import { useOfficePaths } from '@/engine/flow/home-path';
import { MenuLink } from '@/engine/flow/MenuLink';
import { useSession } from '@/session/session-store';
import { applyUnreadCount } from '@/session/watch/unread-messages';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/dialog/Dialog';
import { Select } from '@/ui/input/Select';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Pager } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { Tabs } from '@/ui/Tabs';
import { usePaging } from '@/ui/use-paging';
import { MessageList } from './MessageList';
import styles from './messages.module.css';
import { SubscriptionDialog } from './SubscriptionDialog';

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'unread', label: '未读' },
  { key: 'read', label: '已读' },
];
const STATE: Readonly<Record<string, '0' | '1' | undefined>> = { unread: '0', read: '1' };

/** 消息中心: messages of the centre. */
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
      applyUnreadCount(answer.wdsl);
      return answer;
    },
    placeholderData: keepPreviousData,
  });
  const read = async (ids?: string[]) => {
    await markMessagesRead(ids).catch(() => undefined); // the client has reported the failure
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
      <Row align="baseline" justify="space-between">
        <p>
          未读消息 <Badge count={unread} showZero color="#ad4e00" />
        </p>
        <Row gap={1.5} rowGap={1}>
          <label htmlFor={id}>消息类型</label>
          <Select
            id={id}
            className={styles.select}
            style={{ width: 'auto' }}
            value={type}
            options={['', ...(list.data?.xxlxlb ?? [])].map((one) => ({ value: one, label: one || '全部类型' }))}
            onChange={(next) => {
              setType(next);
              toFirst();
            }}
          />
          {person && <Button onClick={() => setSubscribing(true)}>订阅设置</Button>}
          <Button disabled={unread === 0} onClick={() => void read()}>
            全部标为已读
          </Button>
        </Row>
      </Row>
      <Tabs
        label="阅读状态"
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

/** One message in full. Plain text with line breaks, no markup. */
function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { caseOf } = useOfficePaths();
  return (
    <Dialog open title={message.title} width={640} onClose={onClose}>
      <Muted>
        {message.xxlx}　{message.fssj}
      </Muted>
      <p className={styles.whole}>{message.nr}</p>
      {message.lj && (
        <p data-links>
          <MenuLink to={message.lj} onClick={onClose}>
            {message.ljmc || '去查看'}
          </MenuLink>
        </p>
      )}
      {message.ywlsh && (
        <p>
          <Link to={caseOf(message.ywlsh)} onClick={onClose}>
            查看办件{message.ywlsh}
          </Link>
        </p>
      )}
    </Dialog>
  );
}
