import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { fetchEvaluationDepartments } from '@/api/cases/evaluation';
import { fetchSatisfaction } from '@/api/cases/evaluation-statistics';
import { LinkButton } from '@/engine/flow/LinkButton';
import { useAddressValues } from '@/lib/address/use-address-values';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { PublicPage } from '../PublicPage';
import { Breakdowns } from './Breakdowns';
import { Comments } from './Comments';
import { EvaluateLink } from './EvaluateLink';
import { filterIn } from './evaluation-address';
import { ReviewFilter } from './ReviewFilter';
import { Summary } from './Summary';
import { Trend } from './Trend';

const USUAL = { ksny: '', jsny: '', zgbm: '', pjfl: '', page: '1', size: '20' };

/** /goodBadReviews: satisfaction with the centre's services, and comments. */
export default function GoodBadReviews() {
  const [values, change] = useAddressValues(USUAL);
  const departments = useQuery({
    queryKey: ['evaluation', 'departments'],
    queryFn: ({ signal }) => fetchEvaluationDepartments({ signal }),
  });
  const asked = filterIn(values);
  // An unknown department is dropped: its figures would be empty.
  const known = departments.data?.some(({ value }) => value === asked.zgbm) ?? false;
  const filter = known ? asked : { ...asked, zgbm: '' };
  const ready = asked.zgbm === '' || departments.isFetched;
  const figures = useQuery({
    queryKey: ['evaluation', 'satisfaction', filter],
    queryFn: ({ signal }) => fetchSatisfaction(filter, { signal }),
    placeholderData: keepPreviousData,
    enabled: ready,
  });
  return (
    <PublicPage
      title="好差评"
      lead="办完事的单位和个人对中心服务的评价，全部公开；不满意的逐件回访、公布整改结果。"
      actions={
        <>
          <EvaluateLink />
          <LinkButton to="/evaluationRecords">我的评价记录</LinkButton>
        </>
      }
    >
      <div data-print="hide">
        <Card label="统计范围">
          <ReviewFilter
            filter={filter}
            figures={figures.data}
            departments={departments}
            onChange={(changes) => change({ ...changes, page: '1' })}
          />
        </Card>
      </div>
      {figures.isError ? (
        <Card label="满意度">
          <LoadFailed error={figures.error} onRetry={() => void figures.refetch()} />
        </Card>
      ) : !figures.data ? (
        <Loading />
      ) : figures.data.pjs === 0 ? (
        <Card label="满意度">
          <Empty description="这段时间还没有评价">
            <p>可以换一段时间，或查看全部部门。</p>
          </Empty>
        </Card>
      ) : (
        <>
          <Summary figures={figures.data} stale={figures.isPlaceholderData} />
          <Breakdowns figures={figures.data} filter={filter} ready={ready} />
          <Trend months={figures.data.yf} />
        </>
      )}
      <Comments filter={filter} ready={ready} values={values} onChange={(changes, how) => change(changes, how)} />
    </PublicPage>
  );
}
