import { formatMoney, moneyText } from '@/domain/money';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Grid } from '@/ui/layout/Grid';
import type { CombinedOutcome } from '../kinds/combined';
import { METHOD_NAMES } from '../kinds/read';
import { FigureCard } from './FigureCard';
import { Lines } from './Lines';
import { RepaymentOptionCards } from './RepaymentOptionCards';
import styles from './results.module.css';
import { ShareBar } from './ShareBar';

interface FigureRow {
  label: string;
  fund: string;
  bank: string;
  both: string;
}

const COLUMNS: readonly DataColumn<FigureRow>[] = [
  { title: '项目', dataIndex: 'label' },
  { title: '公积金贷款', dataIndex: 'fund', align: 'right' },
  { title: '商业贷款', dataIndex: 'bank', align: 'right' },
  { title: '合计', dataIndex: 'both', align: 'right' },
];

export function CombinedResult({ outcome }: { outcome: CombinedOutcome }) {
  const { summary, ways, difference, after } = outcome;
  return (
    <>
      <FigureCard title="两笔贷款合计" label="首月合计还款" fen={summary.first}>
        <ShareBar principal={summary.principal} interest={summary.interest} />
        <Lines
          items={[
            ['贷款总额', formatMoney(summary.principal)],
            ['利息合计', formatMoney(summary.interest)],
          ]}
        />
      </FigureCard>
      {after && (
        <p className={styles.words}>
          {after.name}在第{after.months}期还清，此后每月还款从{moneyText(after.payment)}起。
        </p>
      )}
      <DataTable label="各笔贷款" rowKey="label" columns={COLUMNS} rows={rowsOf(outcome)} />
      <h3 className={styles.between}>两笔都按同一种方式</h3>
      <Grid min="240px" fit gap={1.5}>
        <RepaymentOptionCards ways={ways} />
      </Grid>
      <p className={styles.words}>{difference}</p>
    </>
  );
}

function rowsOf({ parts: [fund, bank], summary }: CombinedOutcome): FigureRow[] {
  if (!fund || !bank) return [];
  const row = (label: string, key: 'first' | 'last' | 'interest' | 'total'): FigureRow => ({
    label,
    fund: formatMoney(fund.summary[key]),
    bank: formatMoney(bank.summary[key]),
    both: formatMoney(summary[key]),
  });
  return [
    { label: '期限', fund: `${fund.months}个月`, bank: `${bank.months}个月`, both: `${summary.months}个月` },
    { label: '年利率', fund: `${fund.rate}%`, bank: `${bank.rate}%`, both: '' },
    { label: '还款方式', fund: METHOD_NAMES[fund.method], bank: METHOD_NAMES[bank.method], both: '' },
    row('首月还款', 'first'),
    row('末月还款', 'last'),
    row('利息合计', 'interest'),
    row('还款总额', 'total'),
  ];
}
