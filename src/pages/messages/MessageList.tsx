import { Button, Empty } from 'antd';
import { Link } from 'react-router-dom';
import type { Message } from '@/api/cases/message';
import { isPlainDate } from '@/domain/dates';
import { relativeTime } from '@/domain/relative-time';
import { dayText } from '@/domain/text/day-text';
import { useOfficePaths } from '@/engine/flow/home-path';
import { MenuLink } from '@/engine/flow/MenuLink';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './messages.module.css';

interface MessageListProps {
  messages: readonly Message[];
  /** Time of the response by the centre's clock. */
  now: string;
  onOpen: (message: Message) => void;
  onRead: (xxId: string) => void;
}

/** Messages by day: title, type, time and beginning of each; a press anywhere on a message opens it in full. */
export function MessageList({ messages, now, onOpen, onRead }: MessageListProps) {
  if (messages.length === 0) return <Empty description="暂无消息" />;
  const days = [...new Set(messages.map(dayOf))];
  return days.map((day) => (
    <section key={day} aria-label={headingOf(day, now)}>
      <h2 className={styles.day}>{headingOf(day, now)}</h2>
      <Stack as="ul" gap={0}>
        {messages
          .filter((message) => dayOf(message) === day)
          .map((message) => (
            <MessageRow key={message.xxId} {...{ message, now, onOpen, onRead }} />
          ))}
      </Stack>
    </section>
  ));
}

const headingOf = (day: string, now: string) => (isPlainDate(day) ? dayText(now.slice(0, 10), day) : day);
const dayOf = ({ fssj }: Message) => fssj.slice(0, 10);

interface MessageRowProps extends Omit<MessageListProps, 'messages'> {
  message: Message;
}

function MessageRow({ message, now, onOpen, onRead }: MessageRowProps) {
  const { caseOf } = useOfficePaths();
  const unread = message.ydzt !== '1';
  return (
    <li className={styles.message} data-unread={unread || undefined}>
      <Row align="baseline" justify="space-between">
        <Button type="link" className={styles.title} onClick={() => onOpen(message)}>
          {unread && <span data-unseen>【未读】</span>}
          {message.title}
        </Button>
        <Muted as="span">
          {message.xxlx}{' '}
          <time dateTime={message.fssj.replace(' ', 'T')} title={message.fssj}>
            {relativeTime(message.fssj, now)}
          </time>
        </Muted>
      </Row>
      <p className={styles.text}>{message.nr}</p>
      <Row gap={2} rowGap={1} className={styles.links} data-links>
        {message.lj && <MenuLink to={message.lj}>{message.ljmc || '去查看'}</MenuLink>}
        {message.ywlsh && <Link to={caseOf(message.ywlsh)}>查看办件</Link>}
        {unread && (
          <Button size="small" aria-label={`标为已读：${message.title}`} onClick={() => onRead(message.xxId)}>
            标为已读
          </Button>
        )}
      </Row>
    </li>
  );
}
