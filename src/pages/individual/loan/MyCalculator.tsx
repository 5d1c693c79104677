import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { DepositAccount, LoanSummary } from '@/api/person/person';
import { myAccount, myLoans } from '@/engine/flow/my-queries';
import { lacksAccount } from '@/engine/no-account/NoAccount';
import { prefillState } from '@/lib/address/prefill-state';
import { Loading } from '@/ui/state/Loading';
import { toast } from '@/ui/state/toast';

const NORMAL = '1';

/** 贷款计算器 of the menu: the public calculator, prefilled with the own figures. */
export default function MyCalculator() {
  const [loans, account] = useQueries({ queries: [myLoans, myAccount] });
  if (loans.isPending || account.isPending) return <Loading shape="form" />;
  return <Opened own={ownFigures(loans.data ?? [], account.data)} />;
}

function Opened({ own }: { own: OwnFigures | undefined }) {
  useEffect(() => {
    // An unobtrusive toast: unsolicited, and the heading must stay visible.
    if (own) toast.greeting(own.text);
  }, [own]);
  return <Navigate replace to="/dkcs" state={own && prefillState(own.values)} />;
}

interface OwnFigures {
  /** Names of the calculator's inputs. */
  values: Record<string, string>;
  text: string;
}

/** Prefills a prepayment for borrowers, the loan limit for others; no prepayment for an overdue loan. */
function ownFigures(
  loans: readonly Pick<LoanSummary, 'dkzhzt' | 'dkye' | 'syqs' | 'zxll' | 'dkhkfs'>[],
  account: DepositAccount | undefined,
): OwnFigures | undefined {
  const loan = loans.find(({ dkzhzt }) => dkzhzt === NORMAL);
  if (loan) {
    const { dkye, syqs, zxll, dkhkfs } = loan;
    return {
      values: { jslx: '3', syje: dkye, syqx: String(syqs), ll: String(Number(zxll)), hkfs: dkhkfs },
      text: '已填入您的贷款余额、剩余期限、利率和还款方式',
    };
  }
  if (!account || lacksAccount(account)) return undefined;
  return { values: { jslx: '2', zhye1: account.grzhye }, text: '已填入您的账户余额' };
}
