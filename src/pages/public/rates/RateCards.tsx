import { Statistic } from 'antd';
import { Link } from 'react-router-dom';
import type { LoanRate } from '@/api/public/loan-rates';
import { type Instalment, repaymentSchedule } from '@/domain/loan/loan';
import { moneyText, toYuan } from '@/domain/money';
import { Card } from '@/ui/Card';
import { Grid } from '@/ui/layout/Grid';
import { Row } from '@/ui/layout/Row';
import styles from './rates.module.css';

/** Example: 100,000 yuan, a customary base, repaid by equal instalments. */
const EXAMPLE = 100_000_00n;

const KINDS = [
  { key: 'llS1', sfst: '1', home: '首套', term: '5年及以下', years: 5 },
  { key: 'llS2', sfst: '1', home: '首套', term: '5年以上', years: 30 },
  { key: 'llE1', sfst: '2', home: '二套', term: '5年及以下', years: 5 },
  { key: 'llE2', sfst: '2', home: '二套', term: '5年以上', years: 30 },
] as const;

/** Rates in force, each with its monthly payment and a link to the calculator. */
export function RateCards({ rate }: { rate: LoanRate }) {
  return (
    <Card label="现行贷款利率">
      <Row gap={2} rowGap={0.5} align="baseline" justify="space-between" className={styles.heading}>
        <h2>现行贷款利率</h2>
        <p>
          自{rate.sxrq}起执行 · {rate.yj}
        </p>
      </Row>
      <Grid as="ul" min="16em" fit className={styles.rates}>
        {KINDS.filter(({ key }) => rate[key] !== '').map(({ key, sfst, home, term, years }) => (
          <li key={key}>
            <Statistic
              title={<h3>{`${home}住房 · ${term}`}</h3>}
              value={rate[key]}
              formatter={(text) => text}
              suffix="%"
            />
            <Example percent={rate[key]} sfst={sfst} years={years} name={`${home}${term}`} />
          </li>
        ))}
      </Grid>
      <p className={styles.note}>
        示例按等额本息计算：月还款额 = 本金 × 月利率 × (1＋月利率)<sup>期数</sup> ÷ [(1＋月利率)<sup>期数</sup>
        －1]，月利率为年利率的十二分之一。试算结果仅供参考，以审批为准。
      </p>
    </Card>
  );
}

function Example({ percent, sfst, years, name }: { percent: string; sfst: string; years: number; name: string }) {
  const months = years * 12;
  const schedule = repaymentSchedule(EXAMPLE, percent, months, '01');
  const interest = schedule.reduce((sum, one) => sum + one.interest, 0n);
  const address = new URLSearchParams({
    jslx: '1',
    dkje: toYuan(EXAMPLE),
    dkqx: String(months),
    ll: percent,
    hkfs: '01',
    sfst,
  });
  return (
    <>
      <p>
        每10万元贷{years}年，每月还<strong>{moneyText(monthly(schedule))}</strong>
        <br />
        共付利息{moneyText(interest)}
      </p>
      <Link data-tall to={`/dkcs?${address}`} className={styles.way} data-print="hide">
        按此利率测算<span data-unseen>（{`${name}${percent}%`}）</span>
      </Link>
    </>
  );
}

function monthly([first]: readonly Instalment[]): bigint {
  return first ? first.principal + first.interest : 0n;
}
