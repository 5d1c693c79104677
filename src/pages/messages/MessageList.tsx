import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { Message } from '@/api/message';
import { relativeTime } from '@/domain/relative-time';
import { useOfficePaths } from '@/engine/flow/home-path';
import { MenuLink } from '@/engine/flow/MenuLink';
import { Empty } from '@/ui/Empty';
import styles from './messages.module.css';

interface MessageListProps {
  messages: readonly Message[];
  /** Time of the answer by the centre's clock. */
  now: string;
  onOpen: (message: Message) => void;
  onRead: (xxId: string) => void;
}

/** Title, type, time and the beginning of each message; the whole of it opens in a dialog. */
export function MessageList({ messages, now, onOpen, onRead }: MessageListProps) {
  const { caseOf } = useOfficePaths();
  if (messages.length === 0) return <Empty text="暂无消息" />;
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.xxId}>
          <div className={styles.head}>
            <button type="button" className={styles.title} onClick={() => onOpen(message)}>
              {message.ydzt === '1' ? '' : '【未读】'}
              {message.title}
            </button>
            <span className={styles.time}>
              {message.xxlx}{' '}
              <time dateTime={message.fssj.replace(' ', 'T')} title={message.fssj}>
                {relativeTime(message.fssj, now)}
              </time>
            </span>
          </div>
          <p className={styles.text}>{message.nr}</p>
          <div className={styles.links} data-links>
            {message.lj && <MenuLink to={message.lj}>{message.ljmc || '去查看'}</MenuLink>}
            {message.ywlsh && <Link to={caseOf(message.ywlsh)}>查看办件</Link>}
            {message.ydzt !== '1' && (
              <Button size="small" aria-label={`标为已读：${message.title}`} onClick={() => onRead(message.xxId)}>
                标为已读
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
