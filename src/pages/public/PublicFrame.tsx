import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHall } from '@/session/hall-watch';
import { PUBLIC_SERVICES, serviceOf } from '@/session/public-services';
import styles from './Public.module.css';

/**
 * A public page with the list of all public services beside it; on narrow screens the list is folded above. While the hall is
 * closed none of them can be opened, and the page stands alone.
 */
export function PublicFrame({ path, children }: { path: string; children: ReactNode }) {
  const closed = useHall((state) => state.status === 'closed');
  const current = serviceOf(path);
  if (closed) return children;
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
