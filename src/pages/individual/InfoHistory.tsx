import { useQuery } from '@tanstack/react-query';
import { fetchInfoHistory, type InfoChangeEntry } from '@/api/person/info-change';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/state/LoadFailed';

const COLUMNS: readonly DataColumn<InfoChangeEntry>[] = [
  { title: '变更时间', dataIndex: 'sj', width: 180 },
  {
    title: '变更内容',
    dataIndex: 'bgx',
    render: (bgx: InfoChangeEntry['bgx']) =>
      bgx.map(({ label, ysz, xsz }) => (
        <div key={label}>
          {label}：{ysz || '未登记'} → {xsz || '（清除）'}
        </div>
      )),
  },
  { title: '经办人', dataIndex: 'czr', width: 240 },
  { title: '渠道', dataIndex: 'qd', width: 140 },
];

/** Change history of the own information: operator, time, channel, old → new value. */
export function InfoHistory() {
  const history = useQuery({
    queryKey: ['person', 'info-history'],
    queryFn: ({ signal }) => fetchInfoHistory({ signal }),
  });
  return (
    <Card label="信息变更记录">
      <h2>信息变更记录</h2>
      {history.isError ? (
        <LoadFailed error={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <DataTable
          label="变更明细"
          columns={COLUMNS}
          rowKey={({ sj, czr, bgx }) => `${sj} ${czr} ${bgx.map(({ label }) => label).join()}`}
          rows={history.data}
          loading={history.isPending}
          emptyText="暂无变更记录"
        />
      )}
    </Card>
  );
}
