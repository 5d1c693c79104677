import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { DepositAccount, LoanSummary } from '@/api/person';
import { ownAccount, ownLoans } from '@/engine/flow/own-queries';
import { lacksAccount } from '@/engine/no-account/NoAccount';
import { prefillState } from '@/lib/prefill-state';
import { Loading } from '@/ui/Loading';
import { toast } from '@/ui/toast';

const NORMAL = '1';

/** 贷款计算器 of the menu: the public one, with one's own figures filled in as far as there are any. */
export default function OwnCalculator() {
  const [loans, account] = useQueries({ queries: [ownLoans, ownAccount] });
  if (loans.isPending || account.isPending) return <Loading />;
  return <Opened own={ownFigures(loans.data ?? [], account.data)} />;
}

function Opened({ own }: { own: OwnFigures | undefined }) {
  useEffect(() => {
    // Nobody has asked for it, and the heading of the page is to be seen.
    if (own) toast.greeting(own.said);
  }, [own]);
  return <Navigate replace to="/dkcs" state={own && prefillState(own.values)} />;
}

interface OwnFigures {
  /** Names of the calculator's inputs. */
  values: Record<string, string>;
  said: string;
}

/** Who repays thinks of paying ahead, who does not of what could be borrowed; of an overdue loan nothing can be paid ahead. */
function ownFigures(
  loans: readonly Pick<LoanSummary, 'dkzhzt' | 'dkye' | 'syqs' | 'zxll' | 'dkhkfs'>[],
  account: DepositAccount | undefined,
): OwnFigures | undefined {
  const loan = loans.find(({ dkzhzt }) => dkzhzt === NORMAL);
  if (loan) {
    const { dkye, syqs, zxll, dkhkfs } = loan;
    return {
      values: { jslx: '3', syje: dkye, syqx: String(syqs), ll: String(Number(zxll)), hkfs: dkhkfs },
      said: '已填入您的贷款余额、剩余期限、利率和还款方式',
    };
  }
  if (!account || lacksAccount(account)) return undefined;
  return { values: { jslx: '2', zhye1: account.grzhye }, said: '已填入您的账户余额' };
}
