import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Page } from '@/api/person';
import { fetchRemittances, type RemittanceRow } from '@/api/remittance';
import { flowPath } from '@/engine/flow/flow-index';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { Card, CardStack } from '@/ui/Card';
import type { ListColumn } from '@/ui/table/column';
import { RemittanceDialog } from './RemittanceDialog';
import { ALL, RemittanceFilters } from './RemittanceFilters';
import { StandingCard } from './StandingCard';

const COLUMNS: readonly ListColumn<RemittanceRow>[] = [
  { prop: 'hjny', label: '汇缴年月', width: 92, disabled: true },
  { prop: 'qcqrdh', label: '清册确认单号', width: 174 },
  { prop: 'hjrs', label: '汇缴人数', width: 84, type: 'formatNum' },
  { prop: 'hjje', label: '汇缴金额', width: 134, type: 'money' },
  { prop: 'hjfs', label: '汇缴方式', width: 120, filterKey: 'hjfs' },
  { prop: 'jkrq', label: '缴款日期', width: 112, isShow: false },
  { prop: 'rzrq', label: '入账日期', width: 112 },
  { prop: 'pzh', label: '凭证号', width: 174 },
  { prop: 'zt', label: '状态', width: 88, filterKey: 'hjzt' },
  { prop: 'ywlsh', label: '办件', width: 84, type: 'custom', slotname: 'actions', disabled: true },
  { prop: 'dzje', label: '已到账', width: 134, type: 'money', isShow: false },
  { prop: 'ceje', label: '差额', width: 134, type: 'money', isShow: false },
];

/** 汇缴记录: every month's list with its money and its voucher, and the standing instruction. */
export default function RemittanceList() {
  const [filter, setFilter] = useState(ALL);
  const [query, setQuery] = useSearchParams();
  // A to-do leads to one list.
  const shown = query.get('qcqrdh') ?? '';
  const setShown = (qcqrdh: string) => setQuery(qcqrdh ? { qcqrdh } : {}, { replace: true });
  const asked = {
    ...(filter.months.from && { ksny: filter.months.from }),
    ...(filter.months.to && { jsny: filter.months.to }),
    ...(filter.zt && { zt: filter.zt }),
  };
  const list = useList<RemittanceRow, Page<RemittanceRow>>({
    path: '/dwwt/cxyw/hjpz',
    navName: 'hjpz',
    columns: COLUMNS,
    key: ['unit', 'remittances', asked],
    fetch: ({ page, size }, options) => fetchRemittances({ ...asked, page, size }, options),
  });
  return (
    <CardStack>
      <StandingCard />
      <Card label="各月汇缴">
        <RemittanceFilters filter={filter} onChange={setFilter} />
        <HallTable
          list={list}
          title="汇缴记录"
          rowKey={({ qcqrdh }) => qcqrdh}
          conditions={`汇缴年月：${filter.months.from || '不限'}至${filter.months.to || '不限'}`}
          emptyText="还没有汇缴记录"
          summary={<Link to={flowPath('GJ0201', 'unit') ?? '/dwwt/DwwtHome'}>办理汇缴</Link>}
          slots={{
            actions: {
              text: ({ ywlsh }) => ywlsh,
              show: (row) => (
                <Button size="small" aria-label={`详情${row.hjny}`} onClick={() => setShown(row.qcqrdh)}>
                  详情
                </Button>
              ),
            },
          }}
        />
      </Card>
      {shown && <RemittanceDialog qcqrdh={shown} onClose={() => setShown('')} />}
    </CardStack>
  );
}
