import { Button } from 'antd';
import { YEARS_AFTER } from '@/domain/loan/loan-terms';
import { type Fen, formatMoney, moneyText } from '@/domain/money';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import type { LimitOutcome } from '../kinds/limits';
import { FigureCard } from './FigureCard';
import { Lines } from './Lines';
import styles from './results.module.css';

export function LimitResult({ outcome, onRepay }: { outcome: LimitOutcome; onRepay: (most: Fen) => void }) {
  const {
    limits,
    months,
    asked,
    longest,
    retirement,
    ageMost,
    down,
    downLeast,
    downPercent,
    uplifts,
    ways,
    repayment,
  } = outcome;
  const age = `${retirement.years}周岁${retirement.months > 0 ? `${retirement.months}个月` : ''}`;
  const equal = repayment[0];
  return (
    <>
      <FigureCard
        title="可贷额度"
        label={`最高可贷（由${limits.limiting.name}决定，向下取整到千元）`}
        fen={limits.most}
      >
        <Lines
          items={[
            ['须自备（总价减贷款）', formatMoney(down)],
            [`其中最低首付（${downPercent}%）`, formatMoney(downLeast)],
            ['额度上浮', uplifts.length > 0 ? uplifts.join('、') : '无'],
            ['按等额本息每月还款', equal ? formatMoney(equal.summary.first) : '--'],
          ]}
        />
        {equal && (
          <Row>
            <Button onClick={() => onRepay(limits.most)}>按这个额度计算还款</Button>
          </Row>
        )}
      </FigureCard>
      <Stack as="section" aria-label="四项限额">
        <h3>四项限额，取最小的一项</h3>
        <Stack as="ol" gap={0} className={styles.limits}>
          {limits.four.map((one) => (
            <li key={one.key} data-limiting={one.key === limits.limiting.key || undefined}>
              <p>
                <span>
                  {one.name}
                  {one.key === limits.limiting.key && <span className={styles.decides}>▼ 由此决定</span>}
                </span>
                <strong>{formatMoney(one.fen)}</strong>
              </p>
              <Muted>{one.gs}</Muted>
            </li>
          ))}
        </Stack>
      </Stack>
      <Stack as="section" aria-label="最长可贷期限">
        <h3>最长可贷期限：{longest > 0 ? `${longest}个月（${yearsText(longest)}）` : '已不能贷款'}</h3>
        <Muted>
          法定退休年龄{age}，{retirement.month}达到；贷款最迟在其后{YEARS_AFTER}年内、且不晚于{ageMost}周岁还清。
          {months > 0 && asked > longest && `您填写的${asked}个月超过最长期限，已按${longest}个月计算。`}
        </Muted>
      </Stack>
      <Stack as="section" aria-label="怎样可以提高">
        <h3>怎样可以提高</h3>
        {ways.length > 0 ? (
          <Stack as="ul" className={styles.ways}>
            {ways.map(({ key, text, most }) => (
              <li key={key}>
                {text}：可贷{moneyText(most)}
                <span className={styles.gain}>+{moneyText(most - limits.most)}</span>
              </li>
            ))}
          </Stack>
        ) : (
          <Muted>{wayless(outcome)}</Muted>
        )}
      </Stack>
    </>
  );
}

function wayless({ months, limits }: LimitOutcome): string {
  if (months === 0) return '按出生年月，已超过可以贷款的年龄；可由符合条件的配偶或子女作为借款人。';
  if (limits.limiting.key === 'price') return '额度已达到房价减最低首付，其余款项须自备。';
  return '已达到政策规定的最高额度。';
}

function yearsText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return `${years > 0 ? `${years}年` : ''}${rest > 0 ? `${rest}个月` : ''}`;
}
