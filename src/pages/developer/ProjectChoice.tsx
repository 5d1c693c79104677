import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeveloperProject, fetchOwnProjects } from '@/api/developer';
import { dictionaryLabel } from '@/session/dictionary';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import styles from './developer.module.css';

interface ProjectChoiceProps {
  /** What is shown of the chosen property; further conditions go beside the choice. */
  children: (project: DeveloperProject, choice: ReactNode) => ReactNode;
}

/** One of the developer's own properties, the first one to begin with. */
export function ProjectChoice({ children }: ProjectChoiceProps) {
  const id = useId();
  // A row of the list of properties may have led here.
  const [search] = useSearchParams();
  const [lpbh, setLpbh] = useState(search.get('lpbh') ?? '');
  const projects = useQuery({
    queryKey: ['developer', 'projects'],
    queryFn: ({ signal }) => fetchOwnProjects({ signal }),
  });
  if (projects.isError) return <LoadFailed error={projects.error} onRetry={() => void projects.refetch()} />;
  if (!projects.data) return <Loading />;
  const chosen = projects.data.find((one) => one.lpbh === lpbh) ?? projects.data[0];
  if (!chosen) return <p>暂无楼盘，请先办理楼盘准入申请</p>;
  return children(
    chosen,
    <div className={styles.filter}>
      <label htmlFor={id}>楼盘</label>
      <select id={id} value={chosen.lpbh} onChange={(event) => setLpbh(event.target.value)}>
        {projects.data.map((one) => (
          <option key={one.lpbh} value={one.lpbh}>
            {one.lpmc}（{dictionaryLabel('lpzt', one.zt)}）
          </option>
        ))}
      </select>
    </div>,
  );
}
