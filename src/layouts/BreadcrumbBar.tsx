import { Breadcrumb } from 'antd';
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
    <Breadcrumb
      className={styles.crumbs}
      aria-label="当前位置"
      items={[
        { title: <Link to={home}>首页</Link> },
        ...crumbs.map(({ path, title }, index) => {
          const current = index === crumbs.length - 1 ? 'page' : undefined;
          return {
            title: path ? (
              <Link to={path} aria-current={current}>
                {title}
              </Link>
            ) : (
              <span aria-current={current}>{title}</span>
            ),
          };
        }),
      ]}
    />
  );
}
