import { Button, Empty } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { Category } from '@/api/public/categories';
import { pageNumber, pageSize } from '@/lib/address/address-page';
import { Card } from '@/ui/Card';
import { CategoryChoice } from '@/ui/input/CategoryChoice';
import { SearchField } from '@/ui/input/SearchField';
import { Row } from '@/ui/layout/Row';
import { PAGE_SIZES } from '@/ui/Pager';
import { ResultList, type ResultListProps } from './ResultList';

/** Query parameters of such a list with their defaults: category, search text, page and page size. */
export const DEFAULT_KIND_QUERY = { fl: '', gjz: '', page: '1', size: '20' };

type KindAddress = Readonly<typeof DEFAULT_KIND_QUERY>;

/** A page of rows that also counts its categories. */
interface KindPage<Row> {
  list: readonly Row[];
  total: number;
  fl: readonly Category[];
}

interface KindListProps<Row> extends Pick<ResultListProps<Row>, 'label' | 'unit'> {
  found: ResultListProps<Row>['found'] & { data: KindPage<Row> | undefined };
  address: KindAddress;
  change: (changes: Partial<KindAddress>, how?: { push?: boolean }) => void;
  placeholder: string;
  /** Further filters beside the search. */
  more?: ReactNode;
  children: (row: Row) => ReactElement;
}

/** The validated query of an address. */
export function kindQuery({ fl, gjz, page, size }: KindAddress) {
  return {
    flbm: /^\w{1,10}$/.test(fl) ? fl : '',
    gjz: gjz.trim(),
    page: pageNumber(page),
    size: pageSize(size, PAGE_SIZES, Number(DEFAULT_KIND_QUERY.size)),
  };
}

/** A list with text search and a category filter. */
export function KindList<Row>(props: KindListProps<Row>) {
  const { label, unit, found, address, change, placeholder, more, children } = props;
  const { flbm, gjz, page, size } = kindQuery(address);
  const kinds = found.data?.fl ?? [];
  const filtered = flbm !== '' || gjz !== '';
  return (
    <Card label={`${label}列表`}>
      <Row gap={2} align="end" data-print="hide">
        <SearchField
          label="搜索"
          placeholder={placeholder}
          value={gjz}
          onSearch={(words) => change({ gjz: words, page: '1' })}
        />
        {more}
      </Row>
      {kinds.length > 0 && (
        <CategoryChoice
          label="分类"
          value={flbm}
          categories={kinds.map((kind) => ({ value: kind.flbm, label: kind.flmc, count: kind.sl }))}
          onChange={(fl) => change({ fl, page: '1' })}
        />
      )}
      <ResultList
        label={label}
        unit={unit}
        found={found}
        page={page}
        size={size}
        change={change}
        none={
          <Empty description={filtered ? `没有符合条件的${label}` : `暂无${label}`}>
            {filtered && (
              <>
                <p>可以换一个词、少选几个条件，或者拨打12329咨询。</p>
                <Button onClick={() => change({ fl: '', gjz: '', page: '1' })}>清除全部条件</Button>
              </>
            )}
          </Empty>
        }
      >
        {children}
      </ResultList>
    </Card>
  );
}
