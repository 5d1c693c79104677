import type { DepositEntry } from '@/api/person/deposit-entry';
import { type DepositAccount, type DepositEntries as Entries, fetchDepositEntries } from '@/api/person/person';
import { formatMoney, parseYuan, signedMoney } from '@/domain/money';
import { defineList } from '@/engine/list/define-list';
import { SumLine } from '@/engine/list/SumLine';
import { AccountSummary } from '@/pages/individual/AccountSummary';
import { Card } from '@/ui/Card';
import { ACCOUNT_SCOPE } from './AccountScope';
import styles from './deposit-entries.module.css';
import { ENTRY_COLUMNS, UnpaidMonths, YearLine, yearSheet } from './entry-columns';
import { OpeningBalanceNote } from './OpeningBalanceNote';

/** 缴存明细: every entry of the own account, with the balance after it. */
export default defineList<DepositEntry, Entries, DepositAccount>()({
  name: 'depositEntries',
  title: '缴存明细',
  scope: ACCOUNT_SCOPE,
  above: (account) => (
    <Card label="账户概况">
      <AccountSummary account={account} />
      <OpeningBalanceNote qcny={account.qcny} />
    </Card>
  ),
  columns: ENTRY_COLUMNS,
  rowKey: (entry) => `${entry.ywlsh} ${entry.gjmxlx} ${entry.hjny} ${entry.grzhye}`,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期', presets: true, start: '开户' },
    { kind: 'month', name: 'hjny', label: '汇缴年月' },
    { kind: 'text', name: 'dwmc', label: '单位名称', describe: (part) => `含“${part}”` },
    { kind: 'choice', name: 'gjmxlx', label: '明细类型', dictionary: 'gjmxlx', all: '全部类型' },
  ],
  fetch: fetchDepositEntries,
  groups: (answer) => ({
    of: ({ jzrq }) => jzrq.slice(0, 4),
    show: (nd) => <YearLine year={answer?.ndhz.find((year) => year.nd === nd)} />,
  }),
  totals: (answer) => <Totals answer={answer} />,
  moreSheets: ({ ndhz }) => [yearSheet(ndhz)],
});

function Totals({ answer }: { answer: Entries | undefined }) {
  return (
    <SumLine count={answer?.total}>
      {answer?.qcye && <p>期初余额 {formatMoney(answer.qcye)}</p>}
      <p>
        收入合计 <strong className={styles.in}>{sum(answer?.srhj)}</strong>
      </p>
      <p>
        支出合计 <strong className={styles.out}>{sum(answer?.zchj, -1n)}</strong>
      </p>
      {answer?.qmye && <p>期末余额 {formatMoney(answer.qmye)}</p>}
      {answer && <UnpaidMonths {...answer} />}
    </SumLine>
  );
}

/** `zchj` is unsigned. */
function sum(yuan: string | undefined, sign = 1n): string {
  const fen = parseYuan(yuan ?? '');
  return fen === undefined ? '--' : signedMoney(fen * sign);
}
