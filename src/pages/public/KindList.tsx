import type { ReactElement, ReactNode } from 'react';
import type { Category } from '@/api/categories';
import { pageNumber, pageSize } from '@/lib/address-page';
import { Card } from '@/ui/Card';
import { CategoryChoice } from '@/ui/CategoryChoice';
import { Empty } from '@/ui/Empty';
import { PAGE_SIZES } from '@/ui/Pager';
import { Button } from '@/ui/plain/Button';
import { SearchField } from '@/ui/SearchField';
import { FoundList, type FoundListProps } from './FoundList';
import styles from './KindList.module.css';

/** What such a list keeps in its address, with the usual values: category, words, page and rows. */
export const USUAL_KINDS = { fl: '', gjz: '', page: '1', size: '20' };

type KindAddress = Readonly<typeof USUAL_KINDS>;

/** An answer that also counts its categories. */
interface KindPage<Row> {
  list: readonly Row[];
  total: number;
  fl: readonly Category[];
}

interface KindListProps<Row> extends Pick<FoundListProps<Row>, 'label' | 'unit'> {
  found: FoundListProps<Row>['found'] & { data: KindPage<Row> | undefined };
  address: KindAddress;
  change: (changes: Partial<KindAddress>, how?: { push?: boolean }) => void;
  placeholder: string;
  /** Beside the words. */
  more?: ReactNode;
  children: (row: Row) => ReactElement;
}

/** The address as a question; anybody can write an address. */
export function kindQuery({ fl, gjz, page, size }: KindAddress) {
  return {
    flbm: /^\w{1,10}$/.test(fl) ? fl : '',
    gjz: gjz.trim(),
    page: pageNumber(page),
    size: pageSize(size, PAGE_SIZES, Number(USUAL_KINDS.size)),
  };
}

/** A list that is searched by words and by one category. */
export function KindList<Row>(props: KindListProps<Row>) {
  const { label, unit, found, address, change, placeholder, more, children } = props;
  const { flbm, gjz, page, size } = kindQuery(address);
  const kinds = found.data?.fl ?? [];
  const filtered = flbm !== '' || gjz !== '';
  return (
    <Card label={`${label}列表`}>
      <div className={styles.filters} data-print="hide">
        <SearchField
          label="搜索"
          placeholder={placeholder}
          value={gjz}
          onSearch={(words) => change({ gjz: words, page: '1' })}
        />
        {more}
      </div>
      {kinds.length > 0 && (
        <CategoryChoice
          label="分类"
          value={flbm}
          categories={kinds.map((kind) => ({ value: kind.flbm, label: kind.flmc, count: kind.sl }))}
          onChange={(fl) => change({ fl, page: '1' })}
        />
      )}
      <FoundList
        label={label}
        unit={unit}
        found={found}
        page={page}
        size={size}
        change={change}
        none={
          <Empty text={filtered ? `没有符合条件的${label}` : `暂无${label}`}>
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
      </FoundList>
    </Card>
  );
}
