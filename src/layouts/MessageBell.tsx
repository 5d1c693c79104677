import { Badge } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/engine/flow/LinkButton';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { refreshUnread, useUnread } from '@/session/watch/unread-messages';
import styles from './Banner.module.css';
import { Glyph } from './Glyph';

const MESSAGES = '/sysMsg/msgHome';
/** Upper limit of the number shown, so that the bell keeps its width. */
const MOST = 99;
/** Delay in ms, after the page's own requests; an address that is left sooner requests nothing. */
const AFTER_MS = 500;

/** Link to 消息中心 with the number of unread messages; refreshed on each page, because actions there create messages. */
export function MessageBell() {
  const known = useMenus((state) => state.byPath.has(MESSAGES));
  const token = useSession((state) => state.token);
  const count = useUnread();
  const { pathname } = useLocation();
  useEffect(() => {
    // The message page updates the number itself.
    if (!known || !token || pathname === MESSAGES) return;
    const timer = setTimeout(() => void refreshUnread(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [known, token, pathname]);
  if (!known) return null;
  const shown = count === undefined || count <= MOST ? count : `${MOST}+`;
  // The accessible name begins with the visible text, for voice control.
  const name = shown === undefined ? '消息' : shown === 0 ? '消息，没有未读' : `消息${shown}条未读`;
  return (
    <LinkButton to={MESSAGES} type="primary" icon={<Glyph name="bell" />} aria-label={name} title="消息中心">
      <span aria-hidden="true" className={styles.words}>
        消息
      </span>
      {count !== undefined && <Badge aria-hidden="true" count={count} overflowCount={MOST} title="" />}
    </LinkButton>
  );
}
