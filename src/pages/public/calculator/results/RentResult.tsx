import { Alert, Collapse } from 'antd';
import type { RentOrBuyYear } from '@/domain/loan/rent-or-buy';
import { type Fen, formatMoney, moneyText, signedMoney } from '@/domain/money';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Grid } from '@/ui/layout/Grid';
import { Stack } from '@/ui/layout/Stack';
import type { RentOutcome } from '../kinds/rent';
import { rentSentence } from '../outcome-text';
import { FigureCard } from './FigureCard';
import { Lines } from './Lines';
import styles from './results.module.css';

const money = (title: string, dataIndex: keyof RentOrBuyYear & string): DataColumn<RentOrBuyYear> => ({
  title,
  dataIndex,
  align: 'right',
  render: (fen: bigint) => formatMoney(fen),
});

const COLUMNS: readonly DataColumn<RentOrBuyYear>[] = [
  { title: '年', dataIndex: 'year', align: 'right' },
  money('买房当年支出', 'buying'),
  money('当年租金', 'rent'),
  money('房屋估值', 'homeValue'),
  money('贷款余额', 'balance'),
  money('买房者净资产', 'buyer'),
  money('租房者净资产', 'renter'),
  {
    title: '买房减租房',
    key: 'ahead',
    align: 'right',
    render: ({ buyer, renter }: RentOrBuyYear) => signedMoney(buyer - renter),
  },
];

export function RentResult({ outcome }: { outcome: RentOutcome }) {
  const { result, loan, repayment, rent } = outcome;
  const last = result.years.at(-1);
  if (!last) return null;
  const buys = result.breakEven !== undefined;
  return (
    <>
      <Alert showIcon role="none" type={buys ? 'info' : 'warning'} title={<strong>{rentSentence(outcome)}。</strong>} />
      <Grid min="240px" fit gap={1.5}>
        <FigureCard title="买房" label={`第${last.year}年末净资产`} fen={last.buyer}>
          <Lines
            items={[
              ['贷款金额', formatMoney(loan)],
              ['首月还款', formatMoney(repayment.first)],
              ['开始时拿出（首付和税费）', formatMoney(result.start)],
              ['届时房屋估值', formatMoney(last.homeValue)],
              ['届时贷款余额', formatMoney(last.balance)],
            ]}
          />
        </FigureCard>
        <FigureCard title="租房" label={`第${last.year}年末净资产`} fen={last.renter}>
          <Lines
            items={[
              ['第一年每月租金', formatMoney(rent)],
              [`第${last.year}年每月租金`, formatMoney(last.rent / 12n)],
              ['开始时存下', formatMoney(result.start)],
              ['期间租金合计', formatMoney(result.years.reduce((sum, year) => sum + year.rent, 0n))],
            ]}
          />
        </FigureCard>
      </Grid>
      <Collapse
        items={[{ key: 'assumptions', label: '怎样比较，没有算什么', children: <Assumptions start={result.start} /> }]}
      />
    </>
  );
}

function Assumptions({ start }: { start: Fen }) {
  return (
    <Stack as="ul" className={styles.ways}>
      <li>两家开始时钱一样多，都是首付加税费{moneyText(start)}：一家用来买房，一家存起来租房住。</li>
      <li>每年谁的支出少，就把省下的存起来，按同样的收益每年复利；租金和房价每年变动一次。</li>
      <li>买房者的净资产是房屋估值减贷款余额，加上省下的积蓄；租房者的净资产是积蓄。</li>
      <li>
        这是简化的比较：没有算卖房的税费和中介费、装修和搬家、提取公积金付房租或还贷、提前还款、利率调整、空置，也没有算户籍、入学、居住稳定等不能用钱衡量的方面。
      </li>
    </Stack>
  );
}

/** Cash flow year by year; below the result, for its width. */
export function RentYears({ outcome }: { outcome: RentOutcome }) {
  return <DataTable label="逐年对比" rowKey={({ year }) => year} columns={COLUMNS} rows={outcome.result.years} />;
}
