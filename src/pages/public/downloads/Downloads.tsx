import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchDownloads } from '@/api/downloads';
import { useAddressValues } from '@/lib/use-address-values';
import { KindList, kindQuery, USUAL_KINDS } from '../KindList';
import { PublicPage } from '../PublicPage';
import styles from './downloads.module.css';
import { FileItem } from './FileItem';

const USUAL = { ...USUAL_KINDS, px: '1' };
const ORDERS = [
  { value: '1', label: '最近更新' },
  { value: '2', label: '下载最多' },
];

/** /commonDownload */
export default function Downloads() {
  const [address, change] = useAddressValues(USUAL);
  const client = useQueryClient();
  const query = { ...kindQuery(address), px: address.px === '2' ? ('2' as const) : ('1' as const) };
  const files = useQuery({
    queryKey: ['downloads', query],
    queryFn: ({ signal }) => fetchDownloads(query, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <PublicPage title="常用下载" lead="表单、办事指南、导入模板和软件，不登录也可以下载。">
      <KindList
        label="文件"
        unit="个文件"
        found={files}
        address={address}
        change={change}
        placeholder="文件名称或用途，如：委托书"
        more={
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
        }
      >
        {(file) => (
          <FileItem
            key={file.wjbh}
            file={file}
            onSaved={() => void client.invalidateQueries({ queryKey: ['downloads'] })}
          />
        )}
      </KindList>
    </PublicPage>
  );
}
