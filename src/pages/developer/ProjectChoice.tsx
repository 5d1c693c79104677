import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeveloperProject, fetchMyProjects } from '@/api/developer/developer';
import { dictionaryLabel } from '@/session/dictionary';
import { Select } from '@/ui/input/Select';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './developer.module.css';

interface ProjectChoiceProps {
  /** Content for the chosen property; `choice` holds the select, for further filters beside it. */
  children: (project: DeveloperProject, choice: ReactNode) => ReactNode;
}

/** Choice among the developer's own properties; defaults to the first. */
export function ProjectChoice({ children }: ProjectChoiceProps) {
  const id = useId();
  // The property list links here with a property.
  const [search] = useSearchParams();
  const [lpbh, setLpbh] = useState(search.get('lpbh') ?? '');
  const projects = useQuery({
    queryKey: ['developer', 'projects'],
    queryFn: ({ signal }) => fetchMyProjects({ signal }),
  });
  if (projects.isError) return <LoadFailed error={projects.error} onRetry={() => void projects.refetch()} />;
  if (!projects.data) return <Loading shape="list" />;
  const chosen = projects.data.find((one) => one.lpbh === lpbh) ?? projects.data[0];
  if (!chosen) return <p>暂无楼盘，请先办理楼盘准入申请</p>;
  return children(
    chosen,
    <div className={styles.filter}>
      <label htmlFor={id}>楼盘</label>
      <Select
        id={id}
        value={chosen.lpbh}
        options={projects.data.map((one) => ({
          value: one.lpbh,
          label: `${one.lpmc}（${dictionaryLabel('lpzt', one.zt)}）`,
        }))}
        onChange={setLpbh}
      />
    </div>,
  );
}
