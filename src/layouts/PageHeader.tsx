import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useHomePath } from '@/engine/flow/home-path';
import { readBackNav } from '@/session/menu/back-nav';
import { useMenus } from '@/session/menu-store';
import { Glyph } from './Glyph';
import { GuideVideo } from './GuideVideo';
import { guideVideos } from './guide-videos';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  path: string;
  title: string;
  tip?: string;
  /** The breadcrumb. */
  crumbs?: ReactNode;
}

/** Heading of a member page: where it stands, its title, an optional tip line, the way back (`backNav`) and home, and the guide video where there is one. */
export function PageHeader({ path, title, tip, crumbs }: PageHeaderProps) {
  const home = useHomePath();
  const [params] = useSearchParams();
  const back = useMenus(({ byPath }) => readBackNav(params.get('backNav'), byPath));
  const [watching, setWatching] = useState(false);
  const videos = guideVideos(path);
  return (
    <header className={styles.header}>
      <div>
        {crumbs}
        <h1 tabIndex={-1}>{title}</h1>
        {tip && <p className={styles.tip}>{tip}</p>}
      </div>
      <div className={styles.actions}>
        {videos.length > 0 && (
          <button type="button" onClick={() => setWatching(true)}>
            <Glyph name="play" size={18} />
            操作视频
          </button>
        )}
        {back && <Link to={back}>返回</Link>}
        <Link to={home} className={styles.home}>
          <Glyph name="home" size={18} />
          返回首页
        </Link>
      </div>
      <GuideVideo open={watching} videos={videos} onClose={() => setWatching(false)} />
    </header>
  );
}
