import { Link } from 'react-router-dom';
import { useHomePath } from '@/engine/flow/home-path';
import { breadcrumb } from '@/session/menu/breadcrumb';
import { type MenuEntry, useMenus } from '@/session/menu-store';
import styles from './PageHeader.module.css';

export function BreadcrumbBar({ entry }: { entry: MenuEntry }) {
  const byId = useMenus((state) => state.byId);
  const home = useHomePath();
  const crumbs = breadcrumb(entry, byId);
  return (
    <nav className={styles.crumbs} aria-label="当前位置">
      <ol>
        <li>
          <Link to={home}>首页</Link>
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
