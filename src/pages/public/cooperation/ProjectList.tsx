import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { isFinal } from '@/api/client/errors';
import { fetchProjects } from '@/api/public/projects';
import { pageNumber, pageSize } from '@/lib/address/address-page';
import { failureText } from '@/lib/shown-errors';
import { Card } from '@/ui/Card';
import { PAGE_SIZES } from '@/ui/Pager';
import { PublicPage } from '../PublicPage';
import { ResultList } from '../ResultList';
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

  return (
    <PublicPage title="合作楼盘" lead="与中心签订合作协议、可以申请住房公积金贷款的楼盘，以及各楼盘还有多少可贷房源。">
      <Card label="筛选条件">
        <Filters address={address} districts={projects.data?.qyList ?? []} problems={problems} onChange={change} />
      </Card>
      <Card label="楼盘列表">
        {problem ? (
          <div role="alert">
            <Empty description={`均价范围有误：${problem}`}>{clear}</Empty>
          </div>
        ) : isFinal(projects.error) && hasCondition(address) ? (
          <div role="alert">
            <Empty description={failureText(projects.error, '筛选条件有误，请修改后再查')}>{clear}</Empty>
          </div>
        ) : (
          <ResultList
            label="楼盘"
            unit="个楼盘"
            found={projects}
            page={page}
            size={size}
            change={change}
            head={<p>“可贷套数”是准入楼栋中还没有售出、也没有人在申请贷款的房屋。</p>}
            none={
              hasCondition(address) ? (
                <Empty description="没有符合条件的楼盘，请放宽条件再试">{clear}</Empty>
              ) : (
                <Empty description="暂无合作楼盘，请拨打12329咨询" />
              )
            }
          >
            {(project) => <ProjectItem key={project.lpbh} project={project} address={address} />}
          </ResultList>
        )}
      </Card>
    </PublicPage>
  );
}
