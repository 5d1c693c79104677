import { Tag } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { pictureSource } from '@/lib/picture-source';
import { isUsable } from '@/session/menu/first-usable-path';
import { homeTab, withHomeTab } from '@/session/menu/home-tab';
import { openMenuEntry } from '@/session/menu/open-menu-entry';
import { type MenuEntry, useMenus } from '@/session/menu-store';
import styles from './MenuGrid.module.css';

/** A link to one menu entry, with the server's picture or the first character of its title. */
export function MenuTile({ entry }: { entry: MenuEntry }) {
  const navigate = useNavigate();
  const tab = homeTab(useLocation().search);
  const sent = useMenus((state) => state.icons[entry.id]);
  const picture = pictureSource(typeof sent === 'string' && sent !== '' ? sent : entry.icon);
  return (
    <a
      className={styles.tile}
      href={`#${withHomeTab(entry.path, tab)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void openMenuEntry(entry, navigate, tab);
      }}
    >
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {Array.from(entry.title)[0]}
        </span>
      )}
      <span className={styles.title}>{entry.title}</span>
      {entry.hrefType === '1' && <Tag>新窗口</Tag>}
      {!isUsable(entry) && <Tag color="warning">暂停办理</Tag>}
    </a>
  );
}
