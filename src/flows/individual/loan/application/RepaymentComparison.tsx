import { Button } from 'antd';
import { useState } from 'react';
import { formatMoney } from '@/domain/money';
import styles from '../cost/cost.module.css';
import { type LoanTerms, paymentOf, repaymentFigures } from './terms';

const WAYS = [
  { method: '01', name: '等额本息' },
  { method: '02', name: '等额本金' },
] as const;
/** Rows put on the page at a time. */
const CHUNK = 24;

/** Both ways to repay side by side, and the whole schedule of the chosen one, row by row as it is asked for. */
export function RepaymentComparison({ terms }: { terms: LoanTerms }) {
  const [shown, setShown] = useState(0);
  const { principal, rate, months, method, schedule } = terms;
  const rows = schedule.slice(0, shown);
  const chosen = WAYS.find((way) => way.method === method)?.name;
  return (
    <>
      <table className={styles.table}>
        <caption>两种还款方式对比</caption>
        <thead>
          <tr>
            <th scope="col">还款方式</th>
            <th scope="col" className={styles.amount}>
              首期
            </th>
            <th scope="col" className={styles.amount}>
              末期
            </th>
            <th scope="col" className={styles.amount}>
              利息总额
            </th>
          </tr>
        </thead>
        <tbody>
          {WAYS.map((way) => {
            const figures = repaymentFigures(principal, rate, months, way.method);
            return (
              <tr key={way.method}>
                <th scope="row">
                  {way.name}
                  {way.method === method && '（已选）'}
                </th>
                <td className={styles.amount}>{formatMoney(figures.first)}</td>
                <td className={styles.amount}>{formatMoney(figures.last)}</td>
                <td className={styles.amount}>{formatMoney(figures.interest)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > 0 && (
        <table className={styles.table}>
          <caption>还款计划（{chosen}）</caption>
          <thead>
            <tr>
              <th scope="col">期次</th>
              <th scope="col" className={styles.amount}>
                应还金额
              </th>
              <th scope="col" className={styles.amount}>
                本金
              </th>
              <th scope="col" className={styles.amount}>
                利息
              </th>
              <th scope="col" className={styles.amount}>
                剩余本金
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.dqqc}>
                <th scope="row">{one.dqqc}</th>
                <td className={styles.amount}>{formatMoney(paymentOf(one))}</td>
                <td className={styles.amount}>{formatMoney(one.principal)}</td>
                <td className={styles.amount}>{formatMoney(one.interest)}</td>
                <td className={styles.amount}>{formatMoney(one.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown < schedule.length && (
        <Button onClick={() => setShown((before) => before + CHUNK)}>
          {shown === 0 ? `查看还款计划（共${schedule.length}期）` : `再显示${CHUNK}期（共${schedule.length}期）`}
        </Button>
      )}
    </>
  );
}
