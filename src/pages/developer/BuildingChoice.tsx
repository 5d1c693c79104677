import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { DeveloperProject } from '@/api/developer';
import { type Building, fetchBuildings } from '@/api/loan-application';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import styles from './developer.module.css';
import { ProjectChoice } from './ProjectChoice';

export interface Chosen {
  project: DeveloperProject;
  building: Building;
}

interface BuildingChoiceProps {
  /** What is shown of the chosen building; further conditions go beside the choice. */
  children: (chosen: Chosen, choice: ReactNode) => ReactNode;
}

/** One building of one of the developer's own properties, the first one to begin with. */
export function BuildingChoice({ children }: BuildingChoiceProps) {
  return (
    <ProjectChoice>
      {(project, choice) => (
        <InProject key={project.lpbh} {...{ project, choice }}>
          {children}
        </InProject>
      )}
    </ProjectChoice>
  );
}

function InProject({
  project,
  choice,
  children,
}: BuildingChoiceProps & { project: DeveloperProject; choice: ReactNode }) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const buildings = useQuery({
    queryKey: ['developer', 'buildings', project.lpbh],
    queryFn: ({ signal }) => fetchBuildings(project.lpbh, { signal }),
  });
  if (buildings.isError) return <LoadFailed error={buildings.error} onRetry={() => void buildings.refetch()} />;
  if (!buildings.data) return <Loading />;
  const building = buildings.data.find((one) => one.ldbh === wanted) ?? buildings.data[0];
  if (!building) return choice;
  return children(
    { project, building },
    <>
      {choice}
      <div className={styles.filter}>
        <label htmlFor={id}>楼栋</label>
        <select id={id} value={building.ldbh} onChange={(event) => setWanted(event.target.value)}>
          {buildings.data.map((one) => (
            <option key={one.ldbh} value={one.ldbh}>
              {one.ldmh}（{one.hs}户）
            </option>
          ))}
        </select>
      </div>
    </>,
  );
}
