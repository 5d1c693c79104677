import { useQuery } from '@tanstack/react-query';
import { fetchLoanRates } from '@/api/loan-rates';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { PublicPage } from '../PublicPage';
import { RateCards } from './RateCards';
import { RateHistory } from './RateHistory';
import { ComingRate, RateNotes } from './RateNotes';

/** /loanRate: what a loan from the fund costs now, what it has cost, and what a change means for running loans. */
export default function LoanRates() {
  const rates = useQuery({
    queryKey: ['loan-rates'],
    queryFn: ({ signal }) => fetchLoanRates({ signal }),
  });
  const list = rates.data?.list ?? [];
  const current = list.find(({ zt }) => zt === '1');
  return (
    <PublicPage
      title="贷款利率"
      lead={
        rates.data
          ? `住房公积金贷款的现行利率和历次调整，截至${rates.data.jzrq}。`
          : '住房公积金贷款的现行利率和历次调整。'
      }
    >
      {rates.isError && (
        <Card>
          <LoadFailed error={rates.error} onRetry={() => void rates.refetch()} />
        </Card>
      )}
      {rates.isPending && <Loading />}
      {!rates.isError && rates.data && list.length === 0 && (
        <Card>
          <Empty text="中心暂未公布贷款利率，请拨打 12329 咨询" />
        </Card>
      )}
      {!rates.isError && rates.data && list.length > 0 && (
        <>
          {list
            .filter(({ zt }) => zt === '2')
            .map((rate) => (
              <ComingRate key={rate.sxrq} rate={rate} />
            ))}
          {!current && (
            <Card label="现行贷款利率">
              <Empty text="现行贷款利率暂未公布，请拨打12329咨询" />
            </Card>
          )}
          {current && <RateCards rate={current} />}
          {current && <RateNotes rates={rates.data} rate={current} />}
          <RateHistory list={list} today={rates.data.jzrq} />
        </>
      )}
    </PublicPage>
  );
}
