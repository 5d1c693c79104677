import { useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { fetchLoanRates } from '@/api/public/loan-rates';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { PublicPage } from '../PublicPage';
import { RateCards } from './RateCards';
import { RateHistory } from './RateHistory';
import { ComingRate, RateNotes } from './RateNotes';

/** /loanRate: present and former loan rates, and the effect of a change on existing loans. */
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
      {rates.isPending && <Loading shape="table" />}
      {!rates.isError && rates.data && list.length === 0 && (
        <Card>
          <Empty description="中心暂未公布贷款利率，请拨打 12329 咨询" />
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
              <Empty description="现行贷款利率暂未公布，请拨打12329咨询" />
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
