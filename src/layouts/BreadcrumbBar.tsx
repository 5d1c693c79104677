import { Link } from 'react-router-dom';
import { breadcrumb } from '@/session/menu/breadcrumb';
import { HOME_PATH } from '@/session/menu/menu-types';
import { type MenuEntry, useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import styles from './PageHeader.module.css';

export function BreadcrumbBar({ entry }: { entry: MenuEntry }) {
  const byId = useMenus((state) => state.byId);
  const loginType = useSession((state) => state.loginType);
  const crumbs = breadcrumb(entry, byId);
  return (
    <nav className={styles.crumbs} aria-label="当前位置">
      <ol>
        <li>
          <Link to={HOME_PATH[loginType]}>首页</Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.id}-${crumb.title}`} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {crumb.path ? <Link to={crumb.path}>{crumb.title}</Link> : crumb.title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
