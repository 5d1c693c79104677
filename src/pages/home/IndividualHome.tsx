import { MenuButton } from '@/engine/flow/MenuLink';
import { useLargePrint } from '@/ui/large-print';
import { usePhone } from '@/ui/use-phone';
import { BalanceCard, OPTIONS } from './BalanceCard';
import { BelowFold } from './BelowFold';
import { HistoryCard } from './HistoryCard';
import styles from './Home.module.css';
import { HomeTitle, Overview } from './HomeCard';
import { InfoHint } from './InfoHint';
import { LoanCard } from './LoanCard';
import { MenuGrid } from './MenuGrid';
import { PasswordHint } from './PasswordHint';
import { Popular } from './Popular';
import { OpenCasesCard, TodoCard } from './WaitingCard';

/** Home of individuals: balance, to-dos, businesses. */
export default function IndividualHome() {
  const large = useLargePrint((state) => state.large);
  // The first screen of a phone and of large print: how much there is, and what waits.
  const brief = usePhone() || large;
  const hints = (
    <>
      <PasswordHint />
      <InfoHint />
    </>
  );
  const popular = <Popular title="热门业务" />;
  return (
    <div className={styles.home}>
      <HomeTitle
        title="我的公积金"
        action={
          <MenuButton type="primary" to={OPTIONS}>
            我能办什么
          </MenuButton>
        }
      />
      {brief ? (
        <>
          <Overview>
            <BalanceCard brief />
          </Overview>
          <TodoCard />
          {hints}
          {/* In large print the common tasks come before the rest. */}
          {large && popular}
          <Overview>
            <LoanCard />
          </Overview>
          {!large && popular}
        </>
      ) : (
        <>
          {hints}
          <Overview>
            <BalanceCard />
            <LoanCard />
          </Overview>
          <TodoCard />
          {popular}
        </>
      )}
      <BelowFold>
        <HistoryCard />
        <OpenCasesCard officePath="/grwt/MyOffice" place="side" />
        <BelowFold>
          <MenuGrid heading="全部业务" />
        </BelowFold>
      </BelowFold>
    </div>
  );
}
