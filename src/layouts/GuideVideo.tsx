import { fetchVideos } from '@/api/videos';
import { useLoad } from '@/engine/flow/use-load';
import { Dialog } from '@/ui/Dialog';
import { VideoPlayer } from '@/ui/VideoPlayer';
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
      {open && <Players videos={videos} />}
    </Dialog>
  );
}

/** The centre's list knows what is said in them; without it they can be watched all the same. */
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
