import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchVideos } from '@/api/public/videos';
import { useAddressValues } from '@/lib/address/use-address-values';
import { DEFAULT_KIND_QUERY, KindList, kindQuery } from '../KindList';
import { PublicPage } from '../PublicPage';
import { VideoDialog } from './VideoDialog';
import { VideoItem } from './VideoItem';

/** `sp`: the open video. */
const USUAL = { ...DEFAULT_KIND_QUERY, sp: '' };

/** /operationVideo */
export default function OperationVideos() {
  const [address, change] = useAddressValues(USUAL);
  const [printed, setPrinted] = useState('');
  const query = kindQuery(address);
  const videos = useQuery({
    queryKey: ['videos', query],
    queryFn: ({ signal }) => fetchVideos(query, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = videos;
  const open = /^\w{1,20}$/.test(address.sp) ? address.sp : '';

  const print = (spbh: string) => {
    // Synchronous: print content must be rendered before the browser's snapshot.
    flushSync(() => setPrinted(spbh));
    window.print();
    setPrinted('');
  };

  return (
    <PublicPage title="业务指南视频" lead="每段不到一分钟，带字幕；不方便播放时可以阅读或打印文字稿。">
      <KindList
        label="视频"
        unit="段视频"
        found={videos}
        address={address}
        change={change}
        placeholder="业务名称或视频里的话，如：附言码"
      >
        {(video) => (
          <VideoItem
            key={video.spbh}
            video={video}
            onPaper={printed === '' || printed === video.spbh}
            printing={printed === video.spbh}
            onPlay={() => change({ sp: video.spbh }, { push: true })}
            onPrint={() => print(video.spbh)}
          />
        )}
      </KindList>
      {open !== '' && (
        <VideoDialog
          spbh={open}
          listed={data?.list.find(({ spbh }) => spbh === open)}
          onClose={() => change({ sp: '' })}
        />
      )}
    </PublicPage>
  );
}
