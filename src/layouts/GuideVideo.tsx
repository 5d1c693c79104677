import { fetchVideos } from '@/api/public/videos';
import { useLoad } from '@/engine/flow/use-load';
import { Dialog } from '@/ui/dialog/Dialog';
import { VideoPlayer } from '@/ui/files/VideoPlayer';
import type { GuideVideoFile } from './guide-videos';
import styles from './PageHeader.module.css';

/** Guide-video dialog, 1050 px wide. No autoplay; closing unmounts the player and stops the sound. */
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
      {open && <Players videos={videos} />}
    </Dialog>
  );
}

/** The centre's list adds transcripts; the videos play without it. */
function Players({ videos }: { videos: readonly GuideVideoFile[] }) {
  const numbers = videos.map(({ key }) => key).join(',');
  const { data } = useLoad(`videos ${numbers}`, (signal) =>
    fetchVideos({ spbh: numbers, page: 1, size: 20 }, { signal }),
  );
  return videos.map(({ key, title, src, captions }) => {
    const known = data?.list.find(({ spbh }) => spbh === key);
    return (
      <figure key={key} className={styles.video}>
        <figcaption>{title}</figcaption>
        <VideoPlayer
          title={title}
          src={known?.src || src}
          captions={known?.zm || captions}
          poster={known?.fm}
          lines={known?.wzg ?? []}
        />
      </figure>
    );
  });
}
