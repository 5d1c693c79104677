import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatMoney } from '@/domain/money';
import { countdownSeconds, secondsLeft } from '@/engine/flow/countdown';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import { systemValue } from '@/session/system-config';
import { Dialog } from '@/ui/Dialog';
import styles from './application.module.css';
import { RepaymentComparison } from './RepaymentComparison';
import { type LoanTerms, termsOf } from './terms';
import type { LoanFacts, Seen } from './values';

/** 综合融资成本明示表: all interest and fees as one annual figure, read for a forced time before signing (rule in force since 2026-08-01). */
export default function CostStatement({ id, value, facts, onChange, aria }: CustomControlProps) {
  const { form } = useRun();
  const [open, setOpen] = useState(false);
  // Follows every value that moves the terms: their mark is one text.
  const mark = useStore(form.store, () => termsNow(form, facts)?.mark ?? '');
  const terms = mark === '' ? undefined : termsNow(form, facts);
  const read = mark !== '' && value === mark;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; this one stands in the row above
    <div
      role="group"
      className={styles.cost}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      {terms ? (
        <p>
          综合融资成本（年化）<strong>{terms.cost.annual}%</strong>，利息与费用合计
          <strong>{formatMoney(terms.cost.total)}</strong>
        </p>
      ) : (
        <p>请先在“贷款”中填写申请贷款金额和申请期限。</p>
      )}
      <Button id={id} type={read ? 'default' : 'primary'} disabled={!terms} onClick={() => setOpen(true)}>
        {read ? '再次查看明示表' : '阅读综合融资成本明示表'}
      </Button>
      <p role="status">{read ? '已阅读并知悉' : value !== '' && terms ? '贷款条件已改变，请重新阅读' : ''}</p>
      {open && terms && (
        <Statement
          terms={terms}
          read={read}
          onClose={() => setOpen(false)}
          onRead={() => {
            onChange(terms.mark);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface StatementProps {
  terms: LoanTerms;
  read: boolean;
  onClose: () => void;
  onRead: () => void;
}

function Statement({ terms, read, onClose, onRead }: StatementProps) {
  const left = useReadingTime(read ? 0 : countdownSeconds(systemValue('p.cbYd')));
  const { principal, months, rate, cost } = terms;
  return (
    <Dialog
      open
      title="综合融资成本明示表"
      width={860}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button type="primary" disabled={left > 0} onClick={onRead}>
            {left > 0 ? `我已阅读并知悉(${left}s)` : '我已阅读并知悉'}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.statement} aria-label="明示表正文" tabIndex={0}>
        <p>
          贷款本金<strong>{formatMoney(principal)}</strong>，期限{months}个月，年利率{rate}
          %。以下为按约定还款时您需要支付的全部成本。
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col" className={styles.amount}>
                金额
              </th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">贷款利息</th>
              <td className={styles.amount}>{formatMoney(cost.interest)}</td>
              <td>
                按年利率{rate}%计算，共{months}期
              </td>
            </tr>
            {cost.fees.map(({ name, fen, note }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.amount}>{formatMoney(fen)}</td>
                <td>{note}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">合计</th>
              <td className={styles.amount}>{formatMoney(cost.total)}</td>
              <td>综合融资成本（年化）{cost.annual}%</td>
            </tr>
          </tbody>
        </table>
        <p>
          年化成本为使全部还款和费用的现值等于实际到手金额的月利率乘以12。逾期的，另按合同利率的
          {systemValue('p.fxbl')}倍计收罚息。
        </p>
        <RepaymentComparison terms={terms} />
      </section>
    </Dialog>
  );
}

/** Seconds still to be read, by the monotonic clock: a tab in the background loses ticks. */
function useReadingTime(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setLeft(secondsLeft(startedAt, performance.now(), seconds)), 200);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

function termsNow(form: ReturnType<typeof useRun>['form'], facts: CustomControlProps['facts']): LoanTerms | undefined {
  // This control belongs to one flow: its values and its own facts are those of the loan application.
  return termsOf(form.store.getState().values as unknown as Seen, facts() as LoanFacts);
}
