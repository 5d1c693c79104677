import { Button, Empty } from 'antd';
import { Link } from 'react-router-dom';
import { pageNumber, pageSize } from '@/lib/address/address-page';
import { Card } from '@/ui/Card';
import { SearchField } from '@/ui/input/SearchField';
import { Stack } from '@/ui/layout/Stack';
import { PAGE_SIZES, Pager } from '@/ui/Pager';
import { Marked } from '../policy/Marked';
import { excerptOf, type ListedNotice, noticesWith } from './notice-search';
import styles from './notices.module.css';

export interface NoticeAddress {
  id: string;
  gjz: string;
  page: string;
  size: string;
}

interface NoticeRowsProps {
  all: readonly ListedNotice[];
  address: Readonly<NoticeAddress>;
  change: (changes: Partial<NoticeAddress>, how?: { push?: boolean }) => void;
  /** Other content is above, so the list needs its own heading. */
  headed: boolean;
}

/** Searched and paginated on the client: the centre sends all notices at once. */
export function NoticeRows({ all, address, change, headed }: NoticeRowsProps) {
  const search = address.gjz.slice(0, 40);
  const found = noticesWith(all, search);
  const size = pageSize(address.size, PAGE_SIZES, 20);
  const last = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(last, pageNumber(address.page));
  if (all.length === 0) {
    return (
      <Card>
        <Empty description="暂无通知">
          <p>有新的公告会在这里发布，也可以拨打12329咨询。</p>
        </Empty>
      </Card>
    );
  }
  return (
    <Card label="通知列表">
      {headed && <h2>通知公告</h2>}
      <div data-print="hide">
        <SearchField
          label="搜索"
          placeholder="标题或者正文中的词，如：放假"
          value={search}
          onSearch={(gjz) => change({ gjz, page: '1' })}
        />
      </div>
      <p data-unseen role="status">
        {search && `找到${found.length}条通知`}
      </p>
      {found.length === 0 ? (
        <Empty description="没有符合条件的通知">
          <p>可以换一个词再搜，政策文件请到“政策信息”中搜索。</p>
          <Button onClick={() => change({ gjz: '', page: '1' })}>查看全部通知</Button>
        </Empty>
      ) : (
        <Stack as="ul" gap={0} className={styles.list}>
          {found.slice((page - 1) * size, page * size).map((one) => (
            <li key={one.notice.id}>
              <div>
                <Link to={noticeLink(one, address)}>
                  <Marked text={one.title} search={search} />
                </Link>
                <time>{one.time.slice(0, 10) || '未注明日期'}</time>
              </div>
              <p>
                <Marked text={excerptOf(one, search)} search={search} />
              </p>
            </li>
          ))}
        </Stack>
      )}
      <Pager
        page={page}
        size={size}
        total={found.length}
        onChange={(next, nextSize) => change({ page: String(next), size: String(nextSize) }, { push: true })}
      />
    </Card>
  );
}

/** Link to a notice; keeps the list's filters in the address for the way back. */
export function noticeLink({ notice }: ListedNotice, { gjz, page, size }: Readonly<NoticeAddress>): string {
  const query = { ...(gjz && { gjz }), ...(page !== '1' && { page }), ...(size !== '20' && { size }) };
  return `/pubNotice?${new URLSearchParams({ ...query, id: notice.id })}`;
}
