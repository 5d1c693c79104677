import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { fetchNotices } from '@/api/system';
import { useAddressValues } from '@/lib/use-address-values';
import { useHall } from '@/session/hall-watch';
import { publishedNotices } from '@/session/published-notices';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { PublicPage } from '../PublicPage';
import { HallClosed } from './HallClosed';
import { NoticeArticle } from './NoticeArticle';
import { NoticeRows } from './NoticeRows';
import { listedNotices } from './notice-search';

const USUAL = { id: '', gjz: '', page: '1', size: '10' };

/** /pubNotice: the centre's notices; while the hall is closed also why, until when, and what still works (specification 2.1, 4). */
export default function PubNotice() {
  const [address, change] = useAddressValues(USUAL);
  const closed = useHall((state) => state.status === 'closed');
  const notices = useQuery({
    queryKey: ['tzxx', 'list'],
    queryFn: ({ signal }) => fetchNotices({ signal, errors: 'caller' }),
  });
  const all = useMemo(() => listedNotices(publishedNotices(notices.data)), [notices.data]);
  const at = all.findIndex(({ notice }) => String(notice.id) === address.id);
  const one = all[at];
  return (
    <PublicPage
      title={closed ? '网上办事大厅已停止服务' : '通知公告'}
      lead={closed ? undefined : '本中心的公告、服务安排和提示，最新的在前。'}
    >
      {closed && <HallClosed />}
      {notices.isPending && (
        <Card>
          <Loading />
        </Card>
      )}
      {notices.isError && !notices.data && (
        <Card>
          {notices.isFetching ? (
            <Loading />
          ) : (
            <LoadFailed error={notices.error} onRetry={() => void notices.refetch()} />
          )}
        </Card>
      )}
      {notices.data && one && <NoticeArticle listed={one} newer={all[at - 1]} older={all[at + 1]} address={address} />}
      {notices.data && !one && address.id !== '' && (
        <Card>
          <p role="alert">
            没有找到这条通知，它可能已经撤下。<Link to="/pubNotice">查看全部通知</Link>
          </p>
        </Card>
      )}
      {notices.data && address.id === '' && <NoticeRows all={all} address={address} change={change} headed={closed} />}
    </PublicPage>
  );
}
