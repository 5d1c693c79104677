import type { DepositEntry } from '@/api/deposit-entry';
import { type DepositAccount, type DepositEntries as Entries, fetchDepositEntries } from '@/api/person';
import { formatMoney, parseYuan, signedMoney } from '@/domain/money';
import { defineList } from '@/engine/list/define-list';
import { SumLine } from '@/engine/list/SumLine';
import { AccountSummary } from '@/pages/individual/AccountSummary';
import { Card } from '@/ui/Card';
import styles from './deposit-entries.module.css';
import { ENTRY_COLUMNS, UnpaidMonths, YearLine, yearSheet } from './entry-columns';
import { OpeningNote } from './OpeningNote';
import { OWN_ACCOUNT } from './OwnAccount';

/** 缴存明细: every movement of the own account, with the balance after it. */
export default defineList<DepositEntry, Entries, DepositAccount>()({
  name: 'depositEntries',
  title: '缴存明细',
  scope: OWN_ACCOUNT,
  above: (account) => (
    <Card label="账户概况">
      <AccountSummary account={account} />
      <OpeningNote qcny={account.qcny} />
    </Card>
  ),
  columns: ENTRY_COLUMNS,
  rowKey: (entry) => `${entry.ywlsh} ${entry.gjmxlx} ${entry.hjny} ${entry.grzhye}`,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期', presets: true, start: '开户' },
    { kind: 'month', name: 'hjny', label: '汇缴年月' },
    { kind: 'text', name: 'dwmc', label: '单位名称', said: (part) => `含“${part}”` },
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

/** `zchj` comes without its sign. */
function sum(yuan: string | undefined, sign = 1n): string {
  const fen = parseYuan(yuan ?? '');
  return fen === undefined ? '--' : signedMoney(fen * sign);
}
