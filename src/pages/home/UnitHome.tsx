import { useQuery } from '@tanstack/react-query';
import { Alert, Statistic } from 'antd';
import { Link } from 'react-router-dom';
import type { UnitInfo } from '@/api/unit/unit';
import { percentText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { myUnit } from '@/engine/flow/my-queries';
import { dictionaryLabel } from '@/session/dictionary';
import { useSession } from '@/session/session-store';
import { BelowFold } from './BelowFold';
import { CLOSED, DueAction, DueCard } from './DueCard';
import styles from './Home.module.css';
import { Facts, HomeTitle, LESSER, Overview, OverviewPart, QueryAnswer } from './HomeCard';
import { InfoHint } from './InfoHint';
import { MenuGrid } from './MenuGrid';
import { PasswordHint } from './PasswordHint';
import { Popular } from './Popular';
import { OpenCasesCard, TodoCard } from './WaitingCard';

/** Sealed members and ratios; none for units without contributions. */
const paysIn = ({ other, dwfcrs, dwjcbl, grjcbl }: UnitInfo): [string, string][] =>
  other
    ? []
    : [
        ['封存职工', peopleText(dwfcrs)],
        ['缴存比例', `单位${percentText(dwjcbl)}，个人${percentText(grjcbl)}`],
      ];

/** What an other unit may do here, and the way to contribute. */
function OtherUnitHint() {
  const other = useSession((state) => state.otherUnitInfo);
  if (!other) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {other.dwmc}（{other.dwzh}
          ）是其他单位，不为职工缴存：可以查询单位信息、收看消息、修改密码。要为职工缴存，请先办理
          <Link to="/UnitDeposit">单位缴存登记</Link>
        </>
      }
    />
  );
}

/** Home of employer units: members, amounts due, to-dos. */
export default function UnitHome() {
  const unit = useQuery(myUnit);
  const closed = unit.data?.dwzhzt === CLOSED;
  return (
    <div className={styles.home}>
      <HomeTitle title="单位公积金" action={unit.data?.yj && <DueAction due={unit.data.yj} />} />
      <OtherUnitHint />
      <PasswordHint />
      <InfoHint />
      <Overview>
        <OverviewPart title="汇缴情况">
          <QueryAnswer query={unit}>{(data) => <DueCard unit={data} />}</QueryAnswer>
        </OverviewPart>
        <OverviewPart title="单位与职工">
          <QueryAnswer query={unit}>
            {(data) => (
              <>
                {!data.other && (
                  <Statistic
                    styles={LESSER}
                    title={`${data.yjceny}缴存职工`}
                    value={data.dwjcrs}
                    formatter={() => peopleText(data.dwjcrs)}
                  />
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
          </QueryAnswer>
        </OverviewPart>
      </Overview>
      <TodoCard />
      {!closed && <Popular title="常用业务" />}
      <BelowFold>
        <OpenCasesCard officePath="/dwwt/DWmyOffice" />
        <MenuGrid heading={closed ? '缴存登记已注销：可以查询，不能再办理业务' : '全部业务'} />
      </BelowFold>
    </div>
  );
}
