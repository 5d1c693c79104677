import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchVideos } from '@/api/videos';
import { pageNumber, pageSize } from '@/lib/address-page';
import { useAddressValues } from '@/lib/use-address-values';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CategoryChoice } from '@/ui/CategoryChoice';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { PAGE_SIZES, Pager } from '@/ui/Pager';
import { SearchField } from '@/ui/SearchField';
import { PublicPage } from '../PublicPage';
import { VideoDialog } from './VideoDialog';
import { VideoItem } from './VideoItem';
import styles from './videos.module.css';

/** `sp`: the video that is open. */
const USUAL = { fl: '', gjz: '', page: '1', size: '20', sp: '' };

/** /operationVideo */
export default function OperationVideos() {
  const [address, change] = useAddressValues(USUAL);
  const [printed, setPrinted] = useState('');
  const query = {
    flbm: /^\w{1,10}$/.test(address.fl) ? address.fl : '',
    gjz: address.gjz.trim(),
    page: pageNumber(address.page),
    size: pageSize(address.size, PAGE_SIZES, 20),
  };
  const videos = useQuery({
    queryKey: ['videos', query],
    queryFn: ({ signal }) => fetchVideos(query, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = videos;
  const filtered = query.flbm !== '' || query.gjz !== '';
  const open = /^\w{1,20}$/.test(address.sp) ? address.sp : '';

  const print = (spbh: string) => {
    // What goes to paper must stand there before the browser looks.
    flushSync(() => setPrinted(spbh));
    window.print();
    setPrinted('');
  };

  return (
    <PublicPage title="业务指南视频" lead="每段不到一分钟，带字幕；不方便播放时可以阅读或打印文字稿。">
      <Card label="视频列表">
        <div className={styles.filters} data-print="hide">
          <SearchField
            label="搜索"
            placeholder="业务名称或视频里的话，如：附言码"
            value={query.gjz}
            onSearch={(gjz) => change({ gjz, page: '1' })}
          />
        </div>
        {data && data.fl.length > 0 && (
          <CategoryChoice
            label="分类"
            value={query.flbm}
            categories={data.fl.map(({ flbm, flmc, sl }) => ({ value: flbm, label: flmc, count: sl }))}
            onChange={(fl) => change({ fl, page: '1' })}
          />
        )}
        {videos.isError ? (
          <LoadFailed error={videos.error} onRetry={() => void videos.refetch()} />
        ) : !data ? (
          <Loading />
        ) : data.list.length === 0 ? (
          <Empty text={filtered ? '没有找到符合条件的视频' : '暂无视频'}>
            {(filtered || data.total > 0) && (
              <Button onClick={() => change({ fl: '', gjz: '', page: '1' })}>查看全部视频</Button>
            )}
          </Empty>
        ) : (
          <>
            <ul className={styles.list} aria-label="视频" aria-busy={videos.isPlaceholderData}>
              {data.list.map((video) => (
                <VideoItem
                  key={video.spbh}
                  video={video}
                  onPaper={printed === '' || printed === video.spbh}
                  printing={printed === video.spbh}
                  onPlay={() => change({ sp: video.spbh }, { push: true })}
                  onPrint={() => print(video.spbh)}
                />
              ))}
            </ul>
            <Pager
              page={query.page}
              size={query.size}
              total={data.total}
              onChange={(page, size) => change({ page: String(page), size: String(size) }, { push: true })}
            />
          </>
        )}
      </Card>
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
