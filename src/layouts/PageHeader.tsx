import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHomePath } from '@/engine/flow/home-path';
import { LinkButton } from '@/engine/flow/LinkButton';
import { readBackNav } from '@/session/menu/back-nav';
import { useMenus } from '@/session/menu-store';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
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

/** Heading of a member page: breadcrumb, title, optional tip, links back (`backNav`) and home, and the guide video where one exists. */
export function PageHeader({ path, title, tip, crumbs }: PageHeaderProps) {
  const home = useHomePath();
  const [params] = useSearchParams();
  const back = useMenus(({ byPath }) => readBackNav(params.get('backNav'), byPath));
  const [watching, setWatching] = useState(false);
  const videos = guideVideos(path);
  return (
    <Row as="header" gap={3} rowGap={1} align="end" justify="space-between" className={styles.header}>
      <div>
        {crumbs}
        <h1 tabIndex={-1}>{title}</h1>
        {tip && <Muted body>{tip}</Muted>}
      </div>
      <Row className={styles.actions}>
        {videos.length > 0 && (
          <Button icon={<Glyph name="play" size={18} />} onClick={() => setWatching(true)}>
            操作视频
          </Button>
        )}
        {back && <LinkButton to={back}>返回</LinkButton>}
        <LinkButton to={home} className={styles.home} icon={<Glyph name="home" size={18} />}>
          返回首页
        </LinkButton>
      </Row>
      <GuideVideo open={watching} videos={videos} onClose={() => setWatching(false)} />
    </Row>
  );
}
