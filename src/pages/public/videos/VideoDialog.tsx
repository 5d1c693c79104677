import { useQuery } from '@tanstack/react-query';
import { fetchVideos, type Video } from '@/api/videos';
import { Dialog } from '@/ui/Dialog';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { VideoPlayer } from '@/ui/VideoPlayer';

interface VideoDialogProps {
  spbh: string;
  /** As the list behind has it; a link may lead to one that is not in it. */
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
        <Empty text="没有找到这个视频，可能已经更新，请从列表中选择" />
      )}
    </Dialog>
  );
}
