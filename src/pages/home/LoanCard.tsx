import { useQuery } from '@tanstack/react-query';
import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import type { LoanSummary } from '@/api/person/person';
import { fenOf, toYuan } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { MenuLink } from '@/engine/flow/MenuLink';
import { myLoans } from '@/engine/flow/my-queries';
import { dictionaryLabel } from '@/session/dictionary';
import { Row } from '@/ui/layout/Row';
import styles from './Home.module.css';
import { Facts, LESSER, NoData, OverviewPart, QueryAnswer } from './HomeCard';
import { MaskedMoney } from './MaskedMoney';

/** The current loan: outstanding principal, next instalment and due date. */
export function LoanCard() {
  const loans = useQuery(myLoans);
  return (
    <OverviewPart title="我的贷款">
      <QueryAnswer query={loans}>
        {(data) => {
          const running = data.filter((loan) => String(loan.dkzhzt) !== '3');
          if (running.length === 0) return <NoData text={data.length > 0 ? '贷款已全部结清' : '暂无公积金贷款'} />;
          return running.map((loan) => (
            <div key={loan.dkzh} className={styles.loan}>
              <Statistic styles={LESSER} title="贷款余额" formatter={() => <MaskedMoney value={loan.dkye} />} />
              <Facts
                facts={[
                  ['贷款状态', dictionaryLabel('dkzhzt', loan.dkzhzt)],
                  ...overdueFact(loan),
                  ['本期应还', <MaskedMoney key="m" value={loan.dqyhje} />],
                  ['下次还款日', loan.xqhkrq || '--'],
                  ['剩余期数', `${loan.syqs}期`],
                ]}
              />
              {isOverdue(loan) && (
                <Row as="p" gap={2} rowGap={0.5} data-links>
                  <MenuLink to={`${flowPath('GD0602', 'individual') ?? ''}?dkzh=${loan.dkzh}&hklx=1`}>
                    立即还款
                  </MenuLink>
                  <MenuLink to={`/grwt/cxyw/dkcx/yqxx?dkzh=${loan.dkzh}`}>查看逾期信息</MenuLink>
                </Row>
              )}
            </div>
          ));
        }}
      </QueryAnswer>
    </OverviewPart>
  );
}

const isOverdue = ({ dkzhzt }: LoanSummary) => dkzhzt === '2';

function overdueFact(loan: LoanSummary): [label: string, value: ReactNode][] {
  if (!isOverdue(loan)) return [];
  const total = toYuan(fenOf(loan.yqbj) + fenOf(loan.yqlx) + fenOf(loan.yqfx));
  return [['逾期应还（至今日）', <MaskedMoney key="y" value={total} />]];
}
