import type { BranchDay, BranchQueues, HolidayNotice } from '@/api/counters';
import { daysBetween, type PlainDate } from '@/domain/dates';
import { dayWords } from '@/domain/day-words';
import styles from './centre.module.css';

/** What is out of the ordinary about today, and the holidays ahead: for who is about to set out. */
export function BranchDays({ sjjz, jt, fj }: Pick<BranchQueues, 'sjjz' | 'jt' | 'fj'>) {
  const today = sjjz.slice(0, 10);
  const lines = [...(jt ? [todayWords(today, jt, fj)] : []), ...fj.map((one) => holidayWords(today, one))];
  const said = lines.filter((line) => line !== '');
  if (said.length === 0) return null;
  return (
    <div className={styles.days} data-print="hide">
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function todayWords(today: PlainDate, { gzr, jr, xgzr }: BranchDay, fj: readonly HolidayNotice[]): string {
  if (gzr === '0') return `今天${jr ? `${jr}放假` : '是周末'}，各网点休息，${dayWords(today, xgzr)}恢复办公。`;
  return fj.some(({ sbrq }) => sbrq.includes(today)) ? '今天调休上班，各网点照常办公。' : '';
}

function holidayWords(today: PlainDate, { jrmc, ksrq, jsrq, sbrq, qd }: HolidayNotice): string {
  const span =
    ksrq === jsrq
      ? dayWords(today, ksrq)
      : `${dayWords(today, ksrq)}至${dayWords(today, jsrq)}，共${daysBetween(ksrq, jsrq) + 1}天`;
  const worked = sbrq.length > 0 ? `，${sbrq.map((day) => dayWords(today, day)).join('、')}照常办公` : '';
  const open = qd === '0' ? '，是否调休待国务院办公厅公布' : '';
  return `${jrmc}放假：${span}${worked}${open}。`;
}
