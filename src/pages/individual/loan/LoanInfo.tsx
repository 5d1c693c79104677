import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchLoanDetail, type LoanDetail } from '@/api/loan/loan-application';
import type { LoanSummary } from '@/api/person/person';
import { formatMoney } from '@/domain/money';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { PrintHead } from '@/engine/flow/PrintHead';
import { loanSummaryFigures } from '@/engine/subject/loan-figures';
import { Figures } from '@/form/sections/Figures';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { LoanActions } from './LoanActions';
import { LoanChoice } from './LoanChoice';
import { LoanHeading } from './LoanHead';

/** Contract number and state are in the heading. */
const SAID_ABOVE = ['jkhtbh', 'dkzhzt'];

/** 贷款信息: block B7, amounts paid, guarantee and contract. */
export default function LoanInfo() {
  return <LoanChoice>{(loan, choice) => <OneLoan key={loan.dkzh} loan={loan} choice={choice} />}</LoanChoice>;
}

function OneLoan({ loan, choice }: { loan: LoanSummary; choice: ReactNode }) {
  const detail = useQuery({
    queryKey: ['person', 'loan', loan.dkzh],
    queryFn: ({ signal }) => fetchLoanDetail(loan.dkzh, { signal }),
  });
  return (
    <Stack gap={2}>
      <PrintHead title="贷款信息" holder />
      <Card label="贷款概况">
        {choice}
        <LoanHeading loan={loan} />
        <Figures items={loanSummaryFigures(loan).filter(({ key }) => !SAID_ABOVE.includes(key ?? ''))} />
        <LoanActions loan={loan} mortgaged={detail.data?.kzx ?? false} />
      </Card>
      <Card label="合同与还款">
        <h2>合同与还款</h2>
        {detail.isError ? (
          <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />
        ) : detail.data ? (
          <Contract detail={detail.data} />
        ) : (
          <Loading />
        )}
      </Card>
    </Stack>
  );
}

function Contract({ detail }: { detail: LoanDetail }) {
  return (
    <>
      <Figures
        items={[
          { label: '放款日', value: detail.fkrq },
          { label: '到期日', value: detail.dqrq },
          ...(detail.jqrq ? [{ label: '结清日', value: detail.jqrq }] : []),
          { label: '已还本金', value: formatMoney(detail.hsbjze) },
          { label: '已付利息', value: formatMoney(detail.hslxze) },
          { label: '已付罚息', value: formatMoney(detail.hsfxze) },
          { label: '担保方式', value: detail.dkdblx || '--' },
          { label: '抵押物', value: detail.dywmc || '--' },
          ...(detail.dyzt ? [{ label: '抵押登记', value: detail.dyzt }] : []),
          { label: '还款账户开户行', value: detail.zhkhyhmc || '--' },
        ]}
      />
      {detail.zmbh !== '' && <DocumentButtons zmbh={detail.zmbh} title="借款合同" />}
    </>
  );
}
