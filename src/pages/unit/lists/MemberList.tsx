import { useState } from 'react';
import { fetchMembers, type Member } from '@/api/members';
import type { Page } from '@/api/person';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { PrintHead } from '@/engine/steps/PrintHead';
import { Card } from '@/ui/Card';
import type { ListColumn } from '@/ui/table/column';
import { MemberFilters } from './MemberFilters';
import { askedOf, conditionsOf, EVERYBODY } from './member-filter';

/** Balances and loans of its people are no matter of a unit (domain catalogue 12.2). */
const COLUMNS: readonly ListColumn<Member>[] = [
  { prop: 'grzh', label: '个人账号', width: 135, disabled: true, sortable: true },
  { prop: 'xingming', label: '姓名', width: 105, disabled: true, sortable: true },
  { prop: 'zjhm', label: '证件号码', width: 185, mask: 'id' },
  { prop: 'grzhzt', label: '账户状态', width: 115, filterKey: 'grzhzt', filterable: true, sortable: true },
  { prop: 'grjcjs', label: '缴存基数', width: 125, type: 'money', sortable: true },
  { prop: 'dwyjce', label: '单位月缴存额', width: 130, type: 'money', sortable: true },
  { prop: 'gryjce', label: '个人月缴存额', width: 130, type: 'money', sortable: true },
  { prop: 'yjce', label: '月缴存额', width: 120, type: 'money', sortable: true },
  { prop: 'jzny', label: '缴至年月', width: 105, sortable: true },
  { prop: 'khrq', label: '开户日期', width: 115, sortable: true },
  { prop: 'fcrq', label: '封存日期', width: 115, sortable: true },
];

/** 职工列表: the members of the signed-in unit. */
export default function MemberList() {
  const [filter, setFilter] = useState(EVERYBODY);
  const asked = askedOf(filter);
  const list = useList<Member, Page<Member>>({
    path: '/dwwt/cxyw/zglb',
    navName: 'zglb',
    columns: COLUMNS,
    portion: 500,
    key: ['unit', 'members', asked],
    fetch: ({ filters, ...question }, options) => fetchMembers({ ...asked, ...filters, ...question }, options),
  });
  return (
    <Card label="职工">
      <PrintHead title="职工列表" />
      <HallTable
        filters={
          <MemberFilters filter={filter} onChange={(change) => setFilter((before) => ({ ...before, ...change }))} />
        }
        list={list}
        title="职工列表"
        rowKey={({ grzh }) => grzh}
        conditions={conditionsOf(filter)}
        emptyText="没有符合条件的职工"
      />
    </Card>
  );
}
