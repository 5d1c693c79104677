import { fenOf, formatMoney } from '@/domain/money';
import { countText } from '@/domain/text/counts';
import styles from './RosterBalance.module.css';

/** Totals of a remittance list; amounts in yuan. */
export interface BalanceFigures {
  /** Month of comparison if not the previous month, else ''. */
  syny: string;
  syrs: number;
  syje: string;
  zjrs: number;
  zjje: string;
  jsrs: number;
  jsje: string;
  tzje: string;
  hjrs: number;
  hjje: string;
  dwhjje: string;
  grhjje: string;
}

/** 上月 + 增加 − 减少 ± 调整 = 本月, as headcount and amount. */
export function RosterBalance({ figures, balanced }: { figures: BalanceFigures; balanced: boolean }) {
  const { syny, syrs, syje, zjrs, zjje, jsrs, jsje, tzje, hjrs, hjje, dwhjje, grhjje } = figures;
  const adjusted = fenOf(tzje);
  return (
    <div className={styles.whole}>
      <dl className={styles.equation} aria-label="清册平衡">
        <Term label={syny === '' ? '上月' : `上次汇缴（${syny}）`} people={syrs} amount={syje} />
        <Term sign="+" label="本月增加" people={zjrs} amount={zjje} />
        <Term sign="−" label="本月减少" people={jsrs} amount={jsje} />
        <Term
          sign={adjusted < 0n ? '−' : '+'}
          label="本月调整"
          amount={adjusted < 0n ? formatMoney(-adjusted, '') : tzje}
        />
        <Term
          sign={balanced ? '=' : '≠'}
          label="本月汇缴"
          people={hjrs}
          amount={hjje}
          result={balanced ? 'good' : 'bad'}
        />
      </dl>
      <p className={styles.parts}>
        本月汇缴为全部职工的合计，其中单位部分 {formatMoney(dwhjje)}，个人部分 {formatMoney(grhjje)}
      </p>
    </div>
  );
}

interface TermProps {
  label: string;
  amount: string;
  people?: number;
  sign?: string;
  result?: 'good' | 'bad';
}

function Term({ label, amount, people, sign, result }: TermProps) {
  return (
    <div className={result ? `${styles.term} ${styles[result]}` : styles.term}>
      <dt>
        {sign && <span className={styles.sign}>{sign}</span>}
        {label}
      </dt>
      <dd>
        {people !== undefined && <span className={styles.people}>{countText(people)}人</span>}
        <strong>{formatMoney(amount)}</strong>
      </dd>
    </div>
  );
}
