import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/plain/Button';
import styles from './MessagePage.module.css';

/** A page that has nothing to show but why, and what to do next. */
export function MessagePage({
  title,
  text,
  code,
  action,
  inside = false,
  ways = false,
  children,
}: {
  title: string;
  text: string;
  code?: string;
  action?: { label: string; act: () => void };
  /** Stands in for the content of a page that keeps its own heading. */
  inside?: boolean;
  /** With what helps whoever did not find what they came for; none of it needs a session. */
  ways?: boolean;
  children?: ReactNode;
}) {
  const signedIn = useSession((state) => state.token !== undefined);
  return (
    <section className={styles.card}>
      {code && (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      {inside ? <h2>{title}</h2> : <h1 tabIndex={-1}>{title}</h1>}
      <p className={styles.text}>{text}</p>
      {children}
      <p className={styles.actions}>
        {action && (
          <Button kind="primary" onClick={action.act}>
            {action.label}
          </Button>
        )}
        <Link to="/">{signedIn ? '返回首页' : '去登录'}</Link>
      </p>
      {ways && (
        <nav aria-label="您还可以" className={styles.ways}>
          <Link to="/znts">智能问答</Link>
          <Link to="/introToCenter">公共服务</Link>
          <a href="tel:12329">拨打12329</a>
        </nav>
      )}
    </section>
  );
}
