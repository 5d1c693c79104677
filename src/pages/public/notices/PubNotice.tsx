import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { fetchNotices } from '@/api/session/system';
import { useAddressValues } from '@/lib/address/use-address-values';
import { publishedNotices } from '@/session/published-notices';
import { useHall } from '@/session/watch/hall-watch';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { PublicPage } from '../PublicPage';
import { HallClosed } from './HallClosed';
import { NoticeArticle } from './NoticeArticle';
import { NoticeRows } from './NoticeRows';
import { listedNotices } from './notice-search';

const USUAL = { id: '', gjz: '', page: '1', size: '20' };

/**
 * /pubNotice: the centre's notices; while the hall is closed also reason, reopening and remaining services (docs/specification.md 2.1, 4).
 */
export default function PubNotice() {
  const [address, change] = useAddressValues(USUAL);
  const closed = useHall((state) => state.status === 'closed');
  const notices = useQuery({
    queryKey: ['tzxx', 'list'],
    queryFn: ({ signal }) => fetchNotices({ signal, errors: 'toast' }),
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
          <Loading shape="list" />
        </Card>
      )}
      {notices.isError && !notices.data && (
        <Card>
          {notices.isFetching ? (
            <Loading shape="list" />
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
