import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { countText } from '@/domain/counts';
import { ownProjects } from '@/engine/flow/own-queries';
import { dictionaryLabel } from '@/session/dictionary';
import cards from '@/ui/cards.module.css';
import { BelowFold } from './BelowFold';
import styles from './Home.module.css';
import { Answer, HomeCard, Nothing } from './HomeCard';
import { MenuGrid } from './MenuGrid';
import { PasswordHint } from './PasswordHint';
import { OpenCasesCard, TodoCard } from './WaitingCard';

/** Home of developers: their projects and how many homes in them are under loan. */
export default function DeveloperHome() {
  const projects = useQuery(ownProjects);
  return (
    <div className={styles.home}>
      <h1 tabIndex={-1} className={styles.title}>
        我的楼盘
      </h1>
      <PasswordHint />
      <HomeCard title="合作楼盘" wide>
        <Answer query={projects}>
          {(list) =>
            list.length === 0 ? (
              <Nothing />
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
              <section className={styles.scroll} aria-label="楼盘表，可左右滚动" tabIndex={0}>
                <table className={`${styles.projects} ${cards.cards}`}>
                  <thead>
                    <tr>
                      <th scope="col">楼盘名称</th>
                      <th scope="col" className={styles.roomy}>
                        地址
                      </th>
                      <th scope="col" className={styles.roomy}>
                        预售许可证
                      </th>
                      <th scope="col" className={styles.number}>
                        总套数
                      </th>
                      <th scope="col" className={styles.number}>
                        可贷套数
                      </th>
                      <th scope="col" className={styles.number}>
                        已贷套数
                      </th>
                      <th scope="col">状态</th>
                    </tr>
                  </thead>
                  <tbody>
                    {list.map((project) => (
                      <tr key={project.lpbh}>
                        <td data-label="楼盘名称" data-card="first">
                          <Link to={`/kfswt/cx_yw/lp_cx/ldb?lpbh=${project.lpbh}`}>{project.lpmc}</Link>
                        </td>
                        <td className={styles.roomy} data-label="地址">
                          {project.lpdz}
                        </td>
                        <td className={styles.roomy} data-label="预售许可证">
                          {project.ysxkz}
                        </td>
                        <td className={styles.number} data-label="总套数">
                          {countText(project.zts)}
                        </td>
                        <td className={styles.number} data-label="可贷套数" data-card="amount">
                          {countText(project.kdts)}
                        </td>
                        <td className={styles.number} data-label="已贷套数">
                          {countText(project.ydts)}
                        </td>
                        <td className={styles.word} data-label="状态">
                          {dictionaryLabel('lpzt', project.zt)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            )
          }
        </Answer>
      </HomeCard>
      <TodoCard />
      <BelowFold>
        <div className={styles.full}>
          <OpenCasesCard officePath="/kfswt/MyOffice" />
        </div>
        <div className={styles.full}>
          <MenuGrid heading="全部业务" />
        </div>
      </BelowFold>
    </div>
  );
}
