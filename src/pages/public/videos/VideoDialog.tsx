import { useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { fetchVideos, type Video } from '@/api/public/videos';
import { Dialog } from '@/ui/dialog/Dialog';
import { VideoPlayer } from '@/ui/files/VideoPlayer';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';

interface VideoDialogProps {
  spbh: string;
  /** The video in the list; undefined if a link names one outside of it. */
  listed: Video | undefined;
  onClose: () => void;
}

/** The player, 1050 px wide like the guide videos of business pages. */
export function VideoDialog({ spbh, listed, onClose }: VideoDialogProps) {
  const asked = useQuery({
    queryKey: ['videos', 'one', spbh],
    queryFn: ({ signal }) => fetchVideos({ spbh, page: 1, size: 20 }, { signal }),
    enabled: listed === undefined,
  });
  const video = listed ?? asked.data?.list.find((one) => one.spbh === spbh);
  return (
    <Dialog open title={video?.spmc ?? '业务指南视频'} width={1050} onClose={onClose}>
      {video ? (
        <VideoPlayer
          key={spbh}
          title={video.spmc}
          src={video.src}
          captions={video.zm}
          poster={video.fm}
          lines={video.wzg}
        />
      ) : asked.isError ? (
        <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
      ) : asked.isPending ? (
        <Loading />
      ) : (
        <Empty description="没有找到这个视频，可能已经更新，请从列表中选择" />
      )}
    </Dialog>
  );
}
