import { useLargePrint } from '@/ui/large-print';
import { BalanceCard } from './BalanceCard';
import { BelowFold } from './BelowFold';
import { HistoryCard } from './HistoryCard';
import styles from './Home.module.css';
import { LoanCard } from './LoanCard';
import { MenuGrid } from './MenuGrid';
import { PasswordHint } from './PasswordHint';
import { Popular } from './Popular';
import { OpenCasesCard, TodoCard } from './WaitingCard';

/** Home of depositors: how much is there, what waits for me, what can I do. */
export default function IndividualHome() {
  const large = useLargePrint((state) => state.large);
  const popular = <Popular title="热门业务" />;
  return (
    <div className={styles.home}>
      <h1 tabIndex={-1} className={styles.title}>
        我的公积金
      </h1>
      <PasswordHint />
      {/* In large print the common tasks come first. */}
      {large && popular}
      <BalanceCard />
      <LoanCard />
      <TodoCard />
      {!large && popular}
      <BelowFold>
        <HistoryCard />
        <OpenCasesCard officePath="/grwt/MyOffice" />
        <div className={styles.full}>
          <MenuGrid heading="全部业务" />
        </div>
      </BelowFold>
    </div>
  );
}
