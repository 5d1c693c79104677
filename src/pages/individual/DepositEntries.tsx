import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { type DepositAccount, type DepositEntry, fetchDepositAccount, fetchDepositEntries } from '@/api/person';
import { formatMoney, parseYuan, signedMoney } from '@/domain/money';
import { PrintHead } from '@/engine/steps/PrintHead';
import { dictionaryLabel } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';
import { Card, CardStack } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { usePaging } from '@/ui/use-paging';
import { AccountSummary } from './AccountSummary';
import styles from './DepositEntries.module.css';
import { EntryFilters } from './EntryFilters';
import { type EntryFilter, firstFilter } from './entry-filter';

/** 缴存明细: every movement of the own account, with the balance after it. */
export default function DepositEntries() {
  const account = useQuery({
    queryKey: ['person', 'account'],
    queryFn: ({ signal }) => fetchDepositAccount({ signal }),
  });
  if (account.data) return <Entries account={account.data} />;
  if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
  return <Loading />;
}

function Entries({ account }: { account: DepositAccount }) {
  // The centre's date: the client's clock may be wrong.
  const today = account.sjjz.slice(0, 10);
  const [filter, setFilter] = useState(() => firstFilter(today, systemValue('default_time')));
  const { page, size, toFirst, pager } = usePaging();
  const asked = { ...filled(filter), page, size };
  const list = useQuery({
    queryKey: ['person', 'entries', asked],
    queryFn: ({ signal }) => fetchDepositEntries(asked, { signal }),
    placeholderData: keepPreviousData,
  });
  // Not those of the conditions before, while the new ones are on their way.
  const totals = list.isPlaceholderData ? undefined : list.data;
  const choose = (next: EntryFilter) => {
    setFilter(next);
    toFirst();
  };
  return (
    <CardStack>
      <PrintHead title={`缴存明细（${filter.ksrq || '开户'}至${filter.jsrq || today}）`} />
      <Card label="账户概况">
        <AccountSummary account={account} />
      </Card>
      <Card label="明细">
        <EntryFilters today={today} filter={filter} onChange={choose} />
        {list.isError ? (
          <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <>
            <div className={styles.bar}>
              <div className={styles.totals} role="status" aria-label="合计" aria-busy={list.isFetching}>
                <p>
                  收入合计 <strong className={styles.in}>{sum(totals?.srhj)}</strong>
                </p>
                <p>
                  支出合计 <strong className={styles.out}>{sum(totals?.zchj, -1n)}</strong>
                </p>
                {totals && <p className={styles.asOf}>数据截至 {totals.sjjz}</p>}
              </div>
              <Button data-print="hide" onClick={() => window.print()}>
                打印
              </Button>
            </div>
            <DataTable
              label="明细表"
              rowKey={(entry) => `${entry.ywlsh} ${entry.gjmxlx} ${entry.hjny} ${entry.grzhye}`}
              columns={COLUMNS}
              rows={list.data?.list}
              loading={list.isFetching}
              pager={pager(list.data?.total)}
            />
          </>
        )}
      </Card>
    </CardStack>
  );
}

const COLUMNS: TableColumnsType<DepositEntry> = [
  { title: '记账日期', dataIndex: 'jzrq' },
  { title: '类型', dataIndex: 'gjmxlx', render: (code: string) => dictionaryLabel('gjmxlx', code) },
  { title: '摘要', dataIndex: 'zhaiyao' },
  { title: '汇缴年月', dataIndex: 'hjny', render: (month: string) => month || '--' },
  { title: '单位', dataIndex: 'dwmc', render: (name: string) => name || '--' },
  { title: '单位缴存额', dataIndex: 'dwfse', align: 'right', render: share },
  { title: '个人缴存额', dataIndex: 'grfse', align: 'right', render: share },
  { title: '发生额', dataIndex: 'fse', align: 'right', render: movement },
  { title: '余额', dataIndex: 'grzhye', align: 'right', render: (yuan: string) => formatMoney(yuan) },
];

/** Only remittances have shares. */
function share(yuan: string): string {
  return parseYuan(yuan) === 0n ? '--' : formatMoney(yuan);
}

/** The sign says it, the colour repeats it. */
function movement(yuan: string) {
  const fen = parseYuan(yuan);
  if (fen === undefined) return formatMoney(yuan);
  return <span className={fen < 0n ? styles.out : styles.in}>{signedMoney(fen)}</span>;
}

/** `zchj` comes without its sign. */
function sum(yuan: string | undefined, sign = 1n): string {
  const fen = parseYuan(yuan ?? '');
  return fen === undefined ? '--' : signedMoney(fen * sign);
}

/** Conditions that are set. */
function filled({ ksrq, jsrq, gjmxlx }: EntryFilter): { ksrq?: string; jsrq?: string; gjmxlx?: string } {
  return { ...(ksrq && { ksrq }), ...(jsrq && { jsrq }), ...(gjmxlx && { gjmxlx }) };
}
