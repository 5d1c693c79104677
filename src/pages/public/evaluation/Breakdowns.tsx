import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchResultsByDepartment, type Satisfaction, type StatisticsFilter } from '@/api/cases/evaluation-statistics';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { CountTable } from './CountTable';
import styles from './evaluation.module.css';

/** Services shown before expanding. */
const FIRST = 8;

interface BreakdownsProps {
  figures: Satisfaction;
  filter: StatisticsFilter;
  ready: boolean;
}

/** 满意度 by service, department and terminal. */
export function Breakdowns({ figures, filter, ready }: BreakdownsProps) {
  const [all, setAll] = useState(false);
  const departments = useQuery({
    queryKey: ['evaluation', 'by-department', filter],
    queryFn: ({ signal }) => fetchResultsByDepartment(filter, { signal }),
    placeholderData: keepPreviousData,
    enabled: ready,
  });
  const { sx, zd } = figures;
  return (
    <>
      <Card label="按事项统计">
        <h2>按事项统计</h2>
        <CountTable label="各事项满意度" first="事项名称" rows={all ? sx : sx.slice(0, FIRST)} />
        {sx.length > FIRST && (
          <p data-print="hide">
            <Button aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? `只看评价最多的${FIRST}项` : `显示全部${sx.length}个事项`}
            </Button>
          </p>
        )}
      </Card>
      <div className={styles.pair}>
        <Card label="按主管部门统计">
          <h2>按主管部门统计</h2>
          {departments.isError ? (
            <LoadFailed error={departments.error} onRetry={() => void departments.refetch()} />
          ) : departments.data ? (
            <CountTable label="各部门满意度" first="主管部门" rows={departments.data} />
          ) : (
            <Loading />
          )}
        </Card>
        <Card label="按评价终端统计">
          <h2>按评价终端统计</h2>
          <CountTable label="各终端满意度" first="评价终端" rows={zd} />
        </Card>
      </div>
    </>
  );
}
