import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@/session/session-store';
import { PUBLIC_SERVICES, serviceOf } from '@/session/sign-in/public-services';
import { useHall } from '@/session/watch/hall-watch';
import styles from './Public.module.css';

/**
 * A public page, for members with the list of public services beside it, collapsed above on narrow screens. Guests have the quick menu and
 * the sign-in page: docs/specification.md 2.1 hides these addresses from menus. No list while the hall is closed, since none of them opens.
 */
export function PublicFrame({ path, children }: { path: string; children: ReactNode }) {
  const closed = useHall((state) => state.status === 'closed');
  const signedIn = useSession((state) => state.token !== undefined);
  const current = serviceOf(path);
  if (closed || !signedIn) return children;
  const list = (
    <ul>
      {PUBLIC_SERVICES.map((service) => (
        <li key={service.path}>
          <Link to={service.path} aria-current={service.path === current ? 'page' : undefined}>
            {service.title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label="公共服务" data-print="hide">
        <h2>公共服务</h2>
        {list}
      </nav>
      <details className={styles.folded} data-print="hide">
        <summary>公共服务</summary>
        <nav aria-label="公共服务">{list}</nav>
      </details>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
