import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { useRef } from 'react';
import { fetchListedHomes, homeKey, type ListedHome, type ListedProjectDetail } from '@/api/public/projects';
import { formatMoney } from '@/domain/money';
import { pageNumber, pageSize } from '@/lib/address/address-page';
import { focusHeading } from '@/lib/focus-heading';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Grid } from '@/ui/layout/Grid';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { PAGE_SIZES } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { StateMark, type StateTone } from '@/ui/state/StateMark';
import { ChoiceField } from '../ChoiceField';
import styles from './cooperation.module.css';
import type { AddressProps } from './ProjectList';

const STATES: Readonly<Record<ListedHome['zt'], { tone: StateTone; label: string }>> = {
  '1': { tone: 'done', label: '可售' },
  '2': { tone: 'ended', label: '已售' },
  '3': { tone: 'ended', label: '已贷' },
  '4': { tone: 'waiting', label: '贷款申请中' },
};

const STATE_CHOICES = [
  { value: '1', label: '可售' },
  { value: '2', label: '已售' },
  { value: '3', label: '已贷' },
  { value: '4', label: '贷款申请中' },
  { value: 'all', label: '全部' },
] as const;

const COLUMNS: readonly DataColumn<ListedHome>[] = [
  { title: '单元', dataIndex: 'dy', render: (unit: number) => `${unit}单元` },
  { title: '房号', dataIndex: 'fh' },
  { title: '户型', dataIndex: 'hx' },
  { title: '建筑面积（㎡）', dataIndex: 'jzmj', align: 'right' },
  { title: '备案单价（元/㎡）', dataIndex: 'fwdj', align: 'right', render: (yuan: string) => formatMoney(yuan, '') },
  { title: '备案总价（元）', dataIndex: 'fwzj', align: 'right', render: (yuan: string) => formatMoney(yuan, '') },
  { title: '状态', dataIndex: 'zt', render: (zt: ListedHome['zt']) => <HomeState zt={zt} /> },
];

/** Homes of a building: availability, without data about buyers. */
export function Homes({ project, address, change }: AddressProps & { project: ListedProjectDetail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { ld } = project;
  // Default: the first building with homes left.
  const building = ld.find(({ ldbh }) => ldbh === address.ldbh) ?? ld.find(({ kdts }) => kdts > 0) ?? ld[0];
  if (!building) return null;
  const units = Array.from({ length: Math.min(building.dys, 20) }, (_, at) => String(building.ksdyh + at));
  const dy = units.includes(address.dy) ? address.dy : '';
  const zt = STATE_CHOICES.some(({ value }) => value === address.zt) ? address.zt : '1';
  return (
    <Card label="房源">
      <Row gap={2} rowGap={0.5} align="baseline" justify="space-between" className={styles.heading}>
        <h2 ref={heading} tabIndex={-1}>
          {building.ldmh}房源
        </h2>
        <Muted>只公布房屋情况，不公布购房人的任何信息</Muted>
      </Row>
      <Grid
        as="form"
        min="13em"
        rowGap={1.5}
        align="start"
        aria-label="筛选房源"
        data-print="hide"
        onSubmit={(event) => event.preventDefault()}
      >
        <ChoiceField
          label="楼栋"
          value={building.ldbh}
          options={ld.map(({ ldbh, ldmh, kdts }) => ({ value: ldbh, label: `${ldmh}（可贷${kdts}套）` }))}
          onChange={(value) => change({ ldbh: value, dy: '', fypage: '1' })}
        />
        <ChoiceField
          label="单元"
          value={dy}
          options={[{ value: '', label: '全部单元' }, ...units.map((one) => ({ value: one, label: `${one}单元` }))]}
          onChange={(value) => change({ dy: value, fypage: '1' })}
        />
        <ChoiceField
          label="状态"
          value={zt}
          options={STATE_CHOICES}
          onChange={(value) => change({ zt: value, fypage: '1' })}
        />
      </Grid>
      {building.dkbl === '0' && <Muted>{building.ldmh}尚未准入，其中的房屋暂时不能申请公积金贷款。</Muted>}
      <HomeTable
        title={`${building.ldmh}${dy && `${dy}单元`}房源`}
        asked={{
          ldbh: building.ldbh,
          dy,
          zt: zt === 'all' ? '' : zt,
          page: pageNumber(address.fypage),
          size: pageSize(address.fysize, PAGE_SIZES, 20),
        }}
        onPage={(page, size) => change({ fypage: String(page), fysize: String(size) }, { push: true })}
        onFirst={() => {
          change({ fypage: '1' }, { push: true });
          focusHeading(heading.current);
        }}
      />
    </Card>
  );
}

interface HomeTableProps {
  title: string;
  asked: { ldbh: string; dy: string; zt: string; page: number; size: number };
  onPage: (page: number, size: number) => void;
  /** Returns from a missing page to the first. */
  onFirst: () => void;
}

function HomeTable({ title, asked, onPage, onFirst }: HomeTableProps) {
  const { ldbh, dy, zt, page, size } = asked;
  const list = useQuery({
    queryKey: ['projects', 'homes', ldbh, dy, zt, page, size],
    queryFn: ({ signal }) => fetchListedHomes({ ldbh, ...(dy && { dy }), ...(zt && { zt }), page, size }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const total = list.data?.total ?? 0;
  if (total > 0 && list.data?.list.length === 0) {
    return (
      <Empty description={`共${total}套，没有第${page}页`}>
        <Button onClick={onFirst}>回到第一页</Button>
      </Empty>
    );
  }
  return (
    <DataTable
      label={title}
      rowKey={homeKey}
      columns={COLUMNS}
      rows={list.data?.list}
      loading={list.isFetching}
      emptyText="没有这种状态的房屋，请换一个楼栋、单元或状态"
      pager={{ page, size, total: list.data?.total, onChange: onPage }}
    />
  );
}

function HomeState({ zt }: { zt: string }) {
  const known = Object.hasOwn(STATES, zt) ? STATES[zt as ListedHome['zt']] : undefined;
  return <StateMark tone={known?.tone ?? 'waiting'} label={known?.label ?? zt} />;
}
