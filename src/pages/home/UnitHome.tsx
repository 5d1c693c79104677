import { useQuery } from '@tanstack/react-query';
import type { UnitInfo } from '@/api/unit';
import { peopleText } from '@/domain/counts';
import { percentText } from '@/domain/money';
import { ownUnit } from '@/engine/flow/own-queries';
import { dictionaryLabel } from '@/session/dictionary';
import { BelowFold } from './BelowFold';
import { CLOSED, DueCard } from './DueCard';
import styles from './Home.module.css';
import { Answer, Facts, HomeCard } from './HomeCard';
import { MenuGrid } from './MenuGrid';
import { PasswordHint } from './PasswordHint';
import { Popular } from './Popular';
import { OpenCasesCard, TodoCard } from './WaitingCard';

/** Who is sealed and at which ratios: nothing of it where nothing is paid in. */
const paysIn = ({ other, dwfcrs, dwjcbl, grjcbl }: UnitInfo): [string, string][] =>
  other
    ? []
    : [
        ['封存职工', peopleText(dwfcrs)],
        ['缴存比例', `单位${percentText(dwjcbl)}，个人${percentText(grjcbl)}`],
      ];

/** Home of employer units: their members, what is due, what waits. */
export default function UnitHome() {
  const unit = useQuery(ownUnit);
  const closed = unit.data?.dwzhzt === CLOSED;
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
              {!data.other && (
                <>
                  <p className={styles.caption}>{data.yjceny}缴存职工</p>
                  <p className={styles.figure}>{peopleText(data.dwjcrs)}</p>
                </>
              )}
              <Facts
                facts={[
                  ['单位账号', data.dwzh],
                  ['账户状态', dictionaryLabel('dwzhzt', data.dwzhzt)],
                  ...paysIn(data),
                  ['经办人', data.jbrxm || '--'],
                  ['统一社会信用代码', data.tyshxydm || '--'],
                ]}
              />
            </>
          )}
        </Answer>
      </HomeCard>
      <TodoCard />
      {!closed && <Popular title="常用业务" />}
      <BelowFold>
        <div className={styles.full}>
          <OpenCasesCard officePath="/dwwt/DWmyOffice" />
        </div>
        <div className={styles.full}>
          <MenuGrid heading={closed ? '缴存登记已注销：可以查询，不能再办理业务' : '全部业务'} />
        </div>
      </BelowFold>
    </div>
  );
}
