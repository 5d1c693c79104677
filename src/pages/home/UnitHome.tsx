import { useQuery } from '@tanstack/react-query';
import { fetchUnitInfo } from '@/api/unit';
import { percentText } from '@/domain/money';
import { dictionaryLabel } from '@/session/dictionary';
import { DueCard } from './DueCard';
import styles from './Home.module.css';
import { Answer, Facts, HomeCard } from './HomeCard';
import { MenuGrid } from './MenuGrid';
import { PasswordHint } from './PasswordHint';
import { Popular } from './Popular';
import { OpenCasesCard, TodoCard } from './WaitingCard';

const POPULAR = ['GJ0201', 'GJ0301', 'GJ0305', 'GJ0304', 'GJ0203'];
const POPULAR_PATHS = ['/dwwt/cxyw/zglb'];

/** Home of employer units: their members, what is due, what waits. */
export default function UnitHome() {
  const unit = useQuery({ queryKey: ['unit', 'info'], queryFn: ({ signal }) => fetchUnitInfo({ signal }) });
  return (
    <div className={styles.home}>
      <h1 tabIndex={-1} className={styles.title}>
        单位公积金
      </h1>
      <PasswordHint />
      <HomeCard title="汇缴情况">
        <Answer query={unit}>{(data) => <DueCard unit={data} />}</Answer>
      </HomeCard>
      <HomeCard title="单位与职工">
        <Answer query={unit}>
          {(data) => (
            <>
              <p className={styles.caption}>缴存职工</p>
              <p className={styles.figure}>{data.dwjcrs.toLocaleString('zh-CN')}人</p>
              <Facts
                facts={[
                  ['单位账号', data.dwzh],
                  ['账户状态', dictionaryLabel('dwzhzt', data.dwzhzt)],
                  ['封存职工', `${data.dwfcrs}人`],
                  ['缴存比例', `单位${percentText(data.dwjcbl)}，个人${percentText(data.grjcbl)}`],
                  ['经办人', data.jbrxm || '--'],
                  ['统一社会信用代码', data.tyshxydm || '--'],
                ]}
              />
            </>
          )}
        </Answer>
      </HomeCard>
      <TodoCard />
      <Popular title="常用业务" codes={POPULAR} paths={POPULAR_PATHS} />
      <div className={styles.full}>
        <OpenCasesCard officePath="/dwwt/DWmyOffice" />
      </div>
      <div className={styles.full}>
        <MenuGrid heading="全部业务" />
      </div>
    </div>
  );
}
