import { Statistic } from 'antd';
import type { LoanRate, LoanRates } from '@/api/public/loan-rates';
import { Card } from '@/ui/Card';
import { Grid } from '@/ui/layout/Grid';
import { StateMark } from '@/ui/state/StateMark';
import styles from './rates.module.css';

/** Effect of a change on new loans, existing loans and deposits. */
export function RateNotes({ rates, rate }: { rates: LoanRates; rate: LoanRate }) {
  const { clrq, jzrq, ckll, cksxrq, ckyj } = rates;
  return (
    <Grid min="22em" fit>
      <Card label="已有贷款怎么调整">
        <h2>已有贷款怎么调整</h2>
        <ul className={styles.list}>
          <li>{rate.sxrq}及以后发放的贷款，从发放当日起执行现行利率。</li>
          {clrq !== '' && (
            <li>
              {rate.sxrq}以前发放、期限在1年以上且尚未还清的贷款，
              {clrq > jzrq ? '将从' : '已从'}
              <strong>{clrq}</strong>起按现行利率计息，不需要您办理手续；期限在1年以内（含1年）的，仍按合同利率计息。
            </li>
          )}
          <li>利率调整后的月还款额，可登录后在“还款计划”中查询。</li>
        </ul>
      </Card>
      <Card label="公积金存款利率">
        <h2>公积金存款利率</h2>
        <Statistic value={ckll} formatter={(text) => text} suffix="%" />
        <p>个人账户内的存款按这一利率计息，每年6月30日结息，利息并入本金。</p>
        <p className={styles.note}>
          自{cksxrq}起执行 · {ckyj}
        </p>
      </Card>
    </Grid>
  );
}

/** An announced rate that is not yet in force. */
export function ComingRate({ rate }: { rate: LoanRate }) {
  return (
    <Card label="即将执行的利率">
      <p>
        <StateMark tone="waiting" label="尚未生效" />
      </p>
      <p>
        自{rate.sxrq}起执行新的贷款利率：首套5年及以下{rate.llS1}%、5年以上{rate.llS2}%
        {rate.llE1 !== '' && rate.llE2 !== '' && `；二套5年及以下${rate.llE1}%、5年以上${rate.llE2}%`}
        。此前发放的贷款仍执行下列现行利率。
      </p>
      <p className={styles.note}>{rate.yj}</p>
    </Card>
  );
}
