import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { fetchProjects, type ProjectPage } from '@/api/projects';
import { pageNumber, pageSize } from '@/lib/address-page';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { PAGE_SIZES, Pager } from '@/ui/Pager';
import { PublicPage } from '../PublicPage';
import styles from './cooperation.module.css';
import { Filters } from './Filters';
import { ProjectItem } from './ProjectItem';
import { type CooperationAddress, filterOf, hasCondition, NO_CONDITION, priceProblems } from './project-filter';

export interface AddressProps {
  address: CooperationAddress;
  change: (changes: Partial<CooperationAddress>, how?: { push?: boolean }) => void;
}

export function ProjectList({ address, change }: AddressProps) {
  const filter = filterOf(address);
  const page = pageNumber(address.page);
  const size = pageSize(address.size, PAGE_SIZES, 20);
  const problems = priceProblems(address);
  const problem = problems.jjq ?? problems.jjz;
  const projects = useQuery({
    queryKey: ['projects', 'list', filter, page, size],
    queryFn: ({ signal }) => fetchProjects({ ...filter, page, size }, { signal }),
    placeholderData: keepPreviousData,
    enabled: problem === undefined,
  });
  const clear = <Button onClick={() => change(NO_CONDITION)}>清除全部条件</Button>;
  const refused = projects.error instanceof ApiError && projects.error.kind === 'business';

  return (
    <PublicPage title="合作楼盘" lead="与中心签订合作协议、可以申请住房公积金贷款的楼盘，以及各楼盘还有多少可贷房源。">
      <Card label="筛选条件">
        <Filters address={address} districts={projects.data?.qyList ?? []} problems={problems} onChange={change} />
      </Card>
      <Card label="楼盘列表">
        {problem ? (
          <div role="alert">
            <Empty text={`均价范围有误：${problem}`}>{clear}</Empty>
          </div>
        ) : projects.isError && refused && hasCondition(address) ? (
          <div role="alert">
            <Empty text={projects.error.message}>{clear}</Empty>
          </div>
        ) : projects.isError ? (
          <LoadFailed error={projects.error} onRetry={() => void projects.refetch()} />
        ) : projects.data ? (
          <Found
            answer={projects.data}
            busy={projects.isPlaceholderData}
            page={page}
            size={size}
            address={address}
            change={change}
          />
        ) : (
          <Loading />
        )}
      </Card>
    </PublicPage>
  );
}

interface FoundProps extends AddressProps {
  answer: ProjectPage;
  /** The answer is of the question before. */
  busy: boolean;
  page: number;
  size: number;
}

function Found({ answer, busy, page, size, address, change }: FoundProps) {
  const total = Number(answer.total);
  if (total === 0) {
    return hasCondition(address) ? (
      <Empty text="没有符合条件的楼盘，请放宽条件再试">
        <Button onClick={() => change(NO_CONDITION)}>清除全部条件</Button>
      </Empty>
    ) : (
      <Empty text="暂无合作楼盘，请拨打 12329 咨询" />
    );
  }
  if (answer.list.length === 0) {
    return (
      <Empty text={`共${total}个楼盘，没有第${page}页`}>
        <Button onClick={() => change({ page: '1' })}>回到第一页</Button>
      </Empty>
    );
  }
  return (
    <>
      <div className={styles.heading}>
        <p role="status">共{total}个楼盘</p>
        <p className={styles.note}>“可贷”是准入楼栋的全部房屋；“剩余可贷”是其中还没有售出、也没有人在申请贷款的。</p>
      </div>
      <ul className={styles.projects} aria-busy={busy}>
        {answer.list.map((project) => (
          <ProjectItem key={project.lpbh} project={project} address={address} />
        ))}
      </ul>
      <Pager
        page={page}
        size={size}
        total={total}
        onChange={(next, rows) => change({ page: String(next), size: String(rows) }, { push: true })}
      />
    </>
  );
}
