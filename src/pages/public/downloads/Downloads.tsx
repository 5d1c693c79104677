import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchDownloads } from '@/api/downloads';
import { pageNumber, pageSize } from '@/lib/address-page';
import { useAddressValues } from '@/lib/use-address-values';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CategoryChoice } from '@/ui/CategoryChoice';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { PAGE_SIZES } from '@/ui/Pager';
import { SearchField } from '@/ui/SearchField';
import { PublicPage } from '../PublicPage';
import styles from './downloads.module.css';
import { FileTable } from './FileTable';

const USUAL = { fl: '', gjz: '', px: '1', page: '1', size: '20' };
const ORDERS = [
  { value: '1', label: '最近更新' },
  { value: '2', label: '下载最多' },
];

/** /commonDownload */
export default function Downloads() {
  const [address, change] = useAddressValues(USUAL);
  const client = useQueryClient();
  const query = {
    flbm: /^\w{1,10}$/.test(address.fl) ? address.fl : '',
    gjz: address.gjz.trim(),
    px: address.px === '2' ? ('2' as const) : ('1' as const),
    page: pageNumber(address.page),
    size: pageSize(address.size, PAGE_SIZES, 20),
  };
  const files = useQuery({
    queryKey: ['downloads', query],
    queryFn: ({ signal }) => fetchDownloads(query, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = files;
  const filtered = query.flbm !== '' || query.gjz !== '';
  return (
    <PublicPage title="常用下载" lead="表单、办事指南、导入模板和软件，不登录也可以下载。">
      <Card label="下载列表">
        <div className={styles.filters} data-print="hide">
          <SearchField
            label="搜索"
            placeholder="文件名称或用途，如：委托书"
            value={query.gjz}
            onSearch={(gjz) => change({ gjz, page: '1' })}
          />
          <label className={styles.order}>
            <span>排序</span>
            <select value={query.px} onChange={({ target }) => change({ px: target.value, page: '1' })}>
              {ORDERS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        {data && data.fl.length > 0 && (
          <CategoryChoice
            label="分类"
            value={query.flbm}
            categories={data.fl.map(({ flbm, flmc, sl }) => ({ value: flbm, label: flmc, count: sl }))}
            onChange={(fl) => change({ fl, page: '1' })}
          />
        )}
        {files.isError ? (
          <LoadFailed error={files.error} onRetry={() => void files.refetch()} />
        ) : data?.list.length === 0 ? (
          <Empty text={filtered ? '没有找到符合条件的文件' : '暂无文件'}>
            {data.total > 0 ? (
              <Button onClick={() => change({ page: '1' })}>回到第一页</Button>
            ) : (
              filtered && <Button onClick={() => change({ fl: '', gjz: '', page: '1' })}>清除条件</Button>
            )}
          </Empty>
        ) : (
          <FileTable
            rows={data?.list}
            loading={files.isFetching}
            pager={{
              page: query.page,
              size: query.size,
              total: data?.total,
              onChange: (page, size) => change({ page: String(page), size: String(size) }, { push: true }),
            }}
            onSaved={() => void client.invalidateQueries({ queryKey: ['downloads'] })}
          />
        )}
      </Card>
    </PublicPage>
  );
}
