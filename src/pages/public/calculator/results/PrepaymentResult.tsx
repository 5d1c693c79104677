import { Alert } from 'antd';
import type { Remaining } from '@/domain/loan/prepayment';
import { formatMoney, moneyText } from '@/domain/money';
import { Grid } from '@/ui/layout/Grid';
import { type PrepaymentOutcome, savedBy } from '../kinds/prepayment';
import { splitSentence } from '../outcome-text';
import { FigureCard } from './FigureCard';
import { Lines } from './Lines';
import styles from './results.module.css';

export function PrepaymentResult({ outcome }: { outcome: PrepaymentOutcome }) {
  const { options, without, chosen, days, settlement, settlementInterest, perDay, tooSmall, method } = outcome;
  const first = method === '01' ? '月供' : '首月还款';
  return (
    <>
      {tooSmall !== undefined && (
        <Alert
          showIcon
          role="none"
          type="warning"
          title={`中心受理的提前还款每次不少于${moneyText(tooSmall)}，以下仅供比较。`}
        />
      )}
      <p className={styles.words}>
        不提前还款：还剩{without.months}期，{first}
        {moneyText(without.first)}，利息共{moneyText(without.interest)}。
      </p>
      {!options && chosen !== '03' && <p className={styles.words}>金额太小，每期四舍五入到分，不能比较两种方式。</p>}
      {options && days > 0 && <p className={styles.words}>{splitSentence(outcome)}。</p>}
      {options && (
        <Grid min="240px" fit gap={1.5}>
          <Option
            title="减少月供，期限不变"
            chosen={chosen === '01'}
            after={options.lessPayment}
            {...{ outcome, first }}
          />
          <Option
            title={outcome.method === '02' ? '缩短期限，每月本金不变' : '缩短期限，月供不变'}
            chosen={chosen === '02'}
            after={options.shorterTerm}
            {...{ outcome, first }}
          />
        </Grid>
      )}
      {options && <p className={styles.words}>{comparison(options.lessPayment, options.shorterTerm, without.first)}</p>}
      <FigureCard
        title="提前结清"
        mark={chosen === '03' ? '已选' : undefined}
        label={`还款日${days > 0 ? `后第${days}天` : '当天'}一次还清，须付`}
        fen={settlement}
      >
        <Lines
          items={[
            ...(days > 0 ? [[`其中${days}天的利息`, formatMoney(settlementInterest)] as const] : []),
            ['节省利息', formatMoney(without.interest - settlementInterest)],
            [`${days > 0 ? '再' : '还款日后每'}晚一天多付利息`, formatMoney(perDay)],
          ]}
        />
      </FigureCard>
    </>
  );
}

interface OptionProps {
  title: string;
  chosen: boolean;
  after: Remaining;
  outcome: PrepaymentOutcome;
  first: string;
}

function Option({ title, chosen, after, outcome, first }: OptionProps) {
  const { without } = outcome;
  return (
    <FigureCard title={title} mark={chosen ? '已选' : undefined} label="节省利息" fen={savedBy(outcome, after)}>
      <Lines
        items={[
          [`还款后${first}`, formatMoney(after.payment)],
          [
            '剩余期数',
            `${after.months}期${after.months < without.months ? `（少${without.months - after.months}期）` : ''}`,
          ],
          ['末期还款', formatMoney(after.last)],
          ['剩余利息', formatMoney(after.interest)],
        ]}
      />
    </FigureCard>
  );
}

function comparison(less: Remaining, shorter: Remaining, before: bigint): string {
  const more = less.interest - shorter.interest;
  const lighter = before - less.payment;
  const lead = lighter > 0n ? `减少月供，每月少还${moneyText(lighter)}，手头宽松些` : '减少月供，每月还款基本不变';
  return more > 0n
    ? `${lead}；缩短期限，比它再省利息${moneyText(more)}，早还清。`
    : `${lead}；两种方式节省的利息相同。`;
}
