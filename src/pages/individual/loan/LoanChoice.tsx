import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { LoanSummary } from '@/api/person/person';
import { formatMoney } from '@/domain/money';
import { MenuLink } from '@/engine/flow/MenuLink';
import { myLoans } from '@/engine/flow/my-queries';
import { useAddressValues } from '@/lib/address/use-address-values';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { Select } from '@/ui/input/Select';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './loan.module.css';

/** The first loan, unless the address names one. */
const FIRST = { dkzh: '' };

interface LoanChoiceProps {
  children: (loan: LoanSummary, choice: ReactNode) => ReactNode;
  /** Preferred initial loans; default: the first. */
  rather?: (loan: LoanSummary) => boolean;
}

/** Choice among the own loans, asked first if there are several. */
export function LoanChoice({ children, rather = () => false }: LoanChoiceProps) {
  const id = useId();
  const [{ dkzh }, choose] = useAddressValues(FIRST);
  const loans = useQuery(myLoans);
  if (loans.isError) return <LoadFailed error={loans.error} onRetry={() => void loans.refetch()} />;
  if (!loans.data) return <Loading shape="list" />;
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
    <Stack gap={0.5} className={styles.choice} data-print="hide">
      <label htmlFor={id}>贷款</label>
      <Select
        id={id}
        value={chosen.dkzh}
        options={loans.data.map((loan) => ({
          value: loan.dkzh,
          label: `${loan.jkhtbh} ${formatMoney(loan.htdkje)} ${dictionaryLabel('dkzhzt', loan.dkzhzt)}`,
        }))}
        onChange={(chosenLoan) => choose({ dkzh: chosenLoan })}
      />
    </Stack>
  );
  return children(chosen, choice);
}
