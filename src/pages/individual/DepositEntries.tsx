import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type DepositAccount,
  type DepositEntry,
  type DepositEntries as Entries,
  fetchDepositAccount,
  fetchDepositEntries,
} from '@/api/person';
import { parseYuan, signedMoney } from '@/domain/money';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { lacksAccount, NoAccount } from '@/engine/no-account/NoAccount';
import { PrintHead } from '@/engine/steps/PrintHead';
import { systemValue } from '@/session/system-config';
import { Card, CardStack } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import type { RowGroups } from '@/ui/table/ListTable';
import { AccountSummary } from './AccountSummary';
import styles from './DepositEntries.module.css';
import { EntryFilters } from './EntryFilters';
import { ENTRY_COLUMNS, ENTRY_SLOTS, UnpaidMonths, YearLine, yearSheet } from './entry-columns';
import { askedFor, conditionsOf, firstFilter } from './entry-filter';

/** 缴存明细: every movement of the own account, with the balance after it. */
export default function DepositEntries() {
  const account = useQuery({
    queryKey: ['person', 'account'],
    queryFn: ({ signal }) => fetchDepositAccount({ signal }),
  });
  if (account.data && lacksAccount(account.data)) {
    return (
      <Card label="缴存明细">
        <NoAccount account={account.data} />
      </Card>
    );
  }
  if (account.data) return <EntriesOf account={account.data} />;
  if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
  return <Loading />;
}

function EntriesOf({ account }: { account: DepositAccount }) {
  // The centre's date: the client's clock may be wrong.
  const today = account.sjjz.slice(0, 10);
  const [filter, setFilter] = useState(() => firstFilter(today, systemValue('default_time')));
  const asked = askedFor(filter);
  const list = useList<DepositEntry, Entries>({
    path: '/grwt/cxyw/jccx/grjcmx',
    navName: 'grjcmx',
    columns: ENTRY_COLUMNS,
    key: ['person', 'entries', asked],
    fetch: ({ page, size }, options) => fetchDepositEntries({ ...asked, page, size }, options),
  });
  const years = list.query.data?.ndhz;
  const groups = useMemo<RowGroups<DepositEntry>>(
    () => ({
      of: ({ jzrq }) => jzrq.slice(0, 4),
      show: (nd) => <YearLine year={years?.find((year) => year.nd === nd)} />,
    }),
    [years],
  );
  return (
    <CardStack>
      <PrintHead title={`缴存明细（${filter.ksrq || '开户'}至${filter.jsrq || today}）`} />
      <Card label="账户概况">
        <AccountSummary account={account} />
      </Card>
      <Card label="明细">
        <HallTable
          filters={<EntryFilters today={today} filter={filter} onChange={setFilter} />}
          list={list}
          title="缴存明细"
          rowKey={(entry) => `${entry.ywlsh} ${entry.gjmxlx} ${entry.hjny} ${entry.grzhye}`}
          slots={ENTRY_SLOTS}
          groups={groups}
          conditions={conditionsOf(filter, today)}
          summary={<Totals answer={list.answer} busy={list.query.isFetching} />}
          moreSheets={({ ndhz }) => [yearSheet(ndhz)]}
        />
      </Card>
    </CardStack>
  );
}

/** Sums of everything asked for; not those of the conditions before, while the new ones are on their way. */
function Totals({ answer, busy }: { answer: Entries | undefined; busy: boolean }) {
  return (
    <div className={styles.totals} role="status" aria-label="查询结果合计" aria-busy={busy}>
      <p>查询结果{answer ? `共${answer.total}条` : ''}</p>
      <p>
        收入合计 <strong className={styles.in}>{sum(answer?.srhj)}</strong>
      </p>
      <p>
        支出合计 <strong className={styles.out}>{sum(answer?.zchj, -1n)}</strong>
      </p>
      <UnpaidMonths months={answer?.wjny ?? []} />
    </div>
  );
}

/** `zchj` comes without its sign. */
function sum(yuan: string | undefined, sign = 1n): string {
  const fen = parseYuan(yuan ?? '');
  return fen === undefined ? '--' : signedMoney(fen * sign);
}
