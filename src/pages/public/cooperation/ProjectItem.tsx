import { Link } from 'react-router-dom';
import type { ListedProject } from '@/api/public/projects';
import { Row } from '@/ui/layout/Row';
import styles from './cooperation.module.css';
import { GreenStars, ProjectStateMark } from './ProjectStateMark';
import { type CooperationAddress, projectSearch } from './project-filter';
import { homeCountText, squarePrice } from './project-text';

/** A property in the list: key figures, with a link to the details. */
export function ProjectItem({ project, address }: { project: ListedProject; address: CooperationAddress }) {
  const { lpbh, lpmc, lpdz, kfsmc, zt, lsjzdj, jj, kdts, ydts, zts, dkbl, jgrq, fwxz } = project;
  const figures = [
    { label: '备案均价', value: squarePrice(jj) },
    { label: '可贷套数', value: homeCountText(kdts), strong: kdts > 0 },
    { label: '已贷套数', value: homeCountText(ydts) },
    { label: '总套数', value: homeCountText(zts) },
    { label: '贷款比例', value: dkbl === '0' ? '未准入' : `最高${dkbl}%` },
  ];
  return (
    <li>
      <Row data-tall gap={2} rowGap={0.5} className={styles.title}>
        <h2>
          <Link to={projectSearch(address, lpbh)}>{lpmc}</Link>
        </h2>
        <ProjectStateMark zt={zt} />
        <GreenStars stars={lsjzdj} />
        {fwxz === '03' && <span className={styles.tag}>保障性住房</span>}
      </Row>
      <Row as="p" gap={3} rowGap={0} className={styles.where}>
        <span>{lpdz}</span>
        <span>{kfsmc}</span>
        <span>竣工日期{jgrq}</span>
      </Row>
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
