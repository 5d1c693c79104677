import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { LoanSummary } from '@/api/person';
import { formatMoney } from '@/domain/money';
import { MenuLink } from '@/engine/flow/MenuLink';
import { ownLoans } from '@/engine/flow/own-queries';
import { useAddressValues } from '@/lib/use-address-values';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import styles from './loan.module.css';

/** The first of them, unless the address names another. */
const FIRST = { dkzh: '' };

interface LoanChoiceProps {
  children: (loan: LoanSummary, choice: ReactNode) => ReactNode;
  /** Those to begin with; else the first. */
  rather?: (loan: LoanSummary) => boolean;
}

/** One of the own loans; which of several is the first question. */
export function LoanChoice({ children, rather = () => false }: LoanChoiceProps) {
  const id = useId();
  const [{ dkzh }, choose] = useAddressValues(FIRST);
  const loans = useQuery(ownLoans);
  if (loans.isError) return <LoadFailed error={loans.error} onRetry={() => void loans.refetch()} />;
  if (!loans.data) return <Loading />;
  const chosen = loans.data.find((loan) => loan.dkzh === dkzh) ?? loans.data.find(rather) ?? loans.data[0];
  if (!chosen) {
    return (
      <Card label="贷款">
        <p>您没有住房公积金贷款。贷款发放后，贷款信息和还款计划会显示在这里。</p>
        <p data-links>
          <MenuLink to="/grwt/dkSys/dkyw/dksq">申请公积金贷款</MenuLink>
        </p>
        <p data-links>
          <MenuLink to="/grwt/cxyw/dkcx/dkcs">算一算能贷多少</MenuLink>
        </p>
      </Card>
    );
  }
  const choice = loans.data.length > 1 && (
    <div className={styles.choice} data-print="hide">
      <label htmlFor={id}>贷款</label>
      <select id={id} value={chosen.dkzh} onChange={(event) => choose({ dkzh: event.target.value })}>
        {loans.data.map((loan) => (
          <option key={loan.dkzh} value={loan.dkzh}>
            {loan.jkhtbh} {formatMoney(loan.htdkje)} {dictionaryLabel('dkzhzt', loan.dkzhzt)}
          </option>
        ))}
      </select>
    </div>
  );
  return children(chosen, choice);
}
