import { Link } from 'react-router-dom';
import type { ListedProject } from '@/api/projects';
import styles from './cooperation.module.css';
import { GreenStars, ProjectState } from './ProjectState';
import { type CooperationAddress, projectSearch } from './project-filter';
import { homes, squarePrice } from './project-words';

/** A property of the list: what one compares, the rest behind its name. */
export function ProjectItem({ project, address }: { project: ListedProject; address: CooperationAddress }) {
  const { lpbh, lpmc, lpdz, kfsmc, zt, lsjzdj, jj, kdts, ydts, zts, dkbl, jgrq, fwxz } = project;
  const figures = [
    { label: '备案均价', value: squarePrice(jj) },
    { label: '可贷套数', value: homes(kdts), strong: kdts > 0 },
    { label: '已贷套数', value: homes(ydts) },
    { label: '总套数', value: homes(zts) },
    { label: '贷款比例', value: dkbl === '0' ? '未准入' : `最高${dkbl}%` },
  ];
  return (
    <li>
      <div className={styles.title}>
        <h2>
          <Link to={projectSearch(address, lpbh)}>{lpmc}</Link>
        </h2>
        <ProjectState zt={zt} />
        <GreenStars stars={lsjzdj} />
        {fwxz === '03' && <span className={styles.tag}>保障性住房</span>}
      </div>
      <p className={styles.where}>
        <span>{lpdz}</span>
        <span>{kfsmc}</span>
        <span>竣工日期{jgrq}</span>
      </p>
      <dl className={styles.figures}>
        {figures.map(({ label, value, strong }) => (
          <div key={label} data-strong={strong || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
