import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { refreshUnread, useUnread } from '@/session/unread-messages';
import styles from './Banner.module.css';
import { Glyph } from './Glyph';

const MESSAGES = '/sysMsg/msgHome';
/** More is not counted, so that the bell keeps its size. */
const MOST = 99;
/** After what the page itself asks for; who only passes through an address asks nothing there (ms). */
const AFTER_MS = 500;

/** The way to 消息中心 with the number of unread messages; asked for anew on each page, since what is done there brings messages. */
export function MessageBell() {
  const known = useMenus((state) => state.byPath.has(MESSAGES));
  const token = useSession((state) => state.token);
  const count = useUnread();
  const { pathname } = useLocation();
  useEffect(() => {
    // The page of the messages itself tells the number as it changes.
    if (!known || !token || pathname === MESSAGES) return;
    const timer = setTimeout(() => void refreshUnread(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [known, token, pathname]);
  if (!known) return null;
  const shown = count === undefined || count <= MOST ? count : `${MOST}+`;
  // The name begins with what is seen: whoever speaks to the page says that.
  const name = shown === undefined ? '消息' : shown === 0 ? '消息，没有未读' : `消息${shown}条未读`;
  return (
    <Link to={MESSAGES} className={styles.tool} aria-label={name} title="消息中心">
      <Glyph name="bell" />
      <span aria-hidden="true" className={styles.words}>
        消息
      </span>
      {shown !== undefined && shown !== 0 && (
        <span className={styles.count} aria-hidden="true">
          {shown}
        </span>
      )}
    </Link>
  );
}
