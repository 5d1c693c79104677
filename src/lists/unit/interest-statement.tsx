import { useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { fetchInterestStatement, type InterestRow, type InterestStatement } from '@/api/unit/unit-interest';
import { formatMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { defineList } from '@/engine/list/define-list';
import { InterestCard } from '@/pages/unit/InterestCard';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';

/** 单位利息单: members' deposits and interest of an interest year, without balances (docs/rules/lists.md, Unit). */
export default defineList<InterestRow, InterestStatement, InterestStatement>()({
  name: 'interestStatement',
  title: '单位利息单',
  scope: { Chooser: NewestStatement, key: () => '' },
  // The card shows the year selected for the rows, by default the newest.
  above: (newest, shown = newest) => <InterestCard key={shown.nd} of={shown} />,
  columns: [
    { prop: 'xingming', label: '姓名', width: 120, disabled: true, lead: true },
    { prop: 'grzh', label: '个人账号', width: 150 },
    { prop: 'zjhm', label: '证件号码', width: 190, mask: 'id' },
    { prop: 'bngj', label: '本年归集', width: 150, total: true },
    { prop: 'lxje', label: '本年利息', width: 150, total: true, lead: true },
  ],
  rowKey: ({ grzh }) => grzh,
  conditions: ({ nd, ndlb }) => [
    { kind: 'choice', name: 'nd', label: '结息年份', options: ndlb.slice(1), unit: '年', all: `${nd}年（最近）` },
  ],
  fetch: fetchInterestStatement,
  portion: 500,
  totals: (answer) =>
    answer && (
      <p>
        {answer.nd}年结息：{peopleText(answer.rs)}，本年归集{formatMoney(answer.bngj)}，本年利息
        {formatMoney(answer.lxje)}
      </p>
    ),
  emptyText: '该年度没有缴存职工',
});

function NewestStatement({ children }: { children: (scope: InterestStatement, choice: ReactNode) => ReactNode }) {
  const newest = useQuery({
    queryKey: ['unit', 'interest'],
    queryFn: ({ signal }) => fetchInterestStatement({ page: 1, size: 1 }, { signal }),
  });
  if (newest.data?.nd === '') {
    return (
      <Card label="单位利息单">
        <Empty description="尚未结息，每年6月30日结息后出具" />
      </Card>
    );
  }
  if (newest.data) return children(newest.data, null);
  if (newest.isError) return <LoadFailed error={newest.error} onRetry={() => void newest.refetch()} />;
  return <Loading shape="table" />;
}
