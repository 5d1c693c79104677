import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchDownloads } from '@/api/public/downloads';
import { useAddressValues } from '@/lib/address/use-address-values';
import { ChoiceField } from '../ChoiceField';
import { DEFAULT_KIND_QUERY, KindList, kindQuery } from '../KindList';
import { PublicPage } from '../PublicPage';
import { FileItem } from './FileItem';

const USUAL = { ...DEFAULT_KIND_QUERY, px: '1' };
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
          <ChoiceField label="排序" value={query.px} options={ORDERS} onChange={(px) => change({ px, page: '1' })} />
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
