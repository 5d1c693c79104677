import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import type { GuideVideoFile } from './guide-videos';
import styles from './PageHeader.module.css';

/** Guide-video dialog, 1050 px wide. Nothing plays by itself; closing takes the player away and with it the sound. */
export function GuideVideo({
  open,
  videos,
  onClose,
}: {
  open: boolean;
  videos: readonly GuideVideoFile[];
  onClose: () => void;
}) {
  return (
    <Dialog open={open} title="操作视频" width={1050} onClose={onClose}>
      {open && videos.map((video) => <Player key={video.key} video={video} />)}
    </Dialog>
  );
}

function Player({ video }: { video: GuideVideoFile }) {
  const [broken, setBroken] = useState(false);
  return (
    <figure className={styles.video}>
      <figcaption>{video.title}</figcaption>
      {broken ? (
        <p role="status">视频暂时无法播放，请阅读本业务的办理须知，或拨打 12329 咨询。</p>
      ) : (
        <video controls preload="none" src={video.src} aria-label={video.title} onError={() => setBroken(true)}>
          <track kind="captions" srcLang="zh" label="中文字幕" src={video.src.replace(/\.mp4$/, '.vtt')} />
        </video>
      )}
    </figure>
  );
}
