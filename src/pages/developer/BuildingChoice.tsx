import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { DeveloperProject } from '@/api/developer/developer';
import { type Building, fetchBuildings } from '@/api/loan/loan-application';
import { Select } from '@/ui/input/Select';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './developer.module.css';
import { ProjectChoice } from './ProjectChoice';

export interface Chosen {
  project: DeveloperProject;
  building: Building;
}

interface BuildingChoiceProps {
  /** Content for the chosen building; `choice` holds the selects, for further filters beside them. */
  children: (chosen: Chosen, choice: ReactNode) => ReactNode;
}

/** Choice of a building in the developer's own properties; defaults to the first. */
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
  if (!buildings.data) return <Loading shape="list" />;
  const building = buildings.data.find((one) => one.ldbh === wanted) ?? buildings.data[0];
  if (!building) return choice;
  return children(
    { project, building },
    <>
      {choice}
      <div className={styles.filter}>
        <label htmlFor={id}>楼栋</label>
        <Select
          id={id}
          value={building.ldbh}
          options={buildings.data.map(({ ldbh, ldmh, hs }) => ({ value: ldbh, label: `${ldmh}（${hs}户）` }))}
          onChange={setWanted}
        />
      </div>
    </>,
  );
}
