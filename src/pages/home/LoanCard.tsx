import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoanSummary } from '@/api/person';
import { fenOf, toYuan } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { MenuLink } from '@/engine/flow/MenuLink';
import { ownLoans } from '@/engine/flow/own-queries';
import { dictionaryLabel } from '@/session/dictionary';
import styles from './Home.module.css';
import { Answer, Facts, HomeCard, Nothing } from './HomeCard';
import { MaskedMoney } from './MaskedMoney';

/** The running loan: what is owed, what is due next and when. */
export function LoanCard() {
  const loans = useQuery(ownLoans);
  return (
    <HomeCard title="我的贷款">
      <Answer query={loans}>
        {(data) => {
          const running = data.filter((loan) => String(loan.dkzhzt) !== '3');
          if (running.length === 0) return <Nothing text={data.length > 0 ? '贷款已全部结清' : '暂无公积金贷款'} />;
          return running.map((loan) => (
            <div key={loan.dkzh} className={styles.loan}>
              <p className={styles.caption}>贷款余额</p>
              <p className={styles.figure}>
                <MaskedMoney value={loan.dkye} />
              </p>
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
                <p className={styles.actions} data-links>
                  <MenuLink to={`${flowPath('GD0602', 'individual') ?? ''}?dkzh=${loan.dkzh}&hklx=1`}>
                    立即还款
                  </MenuLink>
                  <MenuLink to={`/grwt/cxyw/dkcx/yqxx?dkzh=${loan.dkzh}`}>查看逾期信息</MenuLink>
                </p>
              )}
            </div>
          ));
        }}
      </Answer>
    </HomeCard>
  );
}

const isOverdue = ({ dkzhzt }: LoanSummary) => dkzhzt === '2';

function overdueFact(loan: LoanSummary): [label: string, value: ReactNode][] {
  if (!isOverdue(loan)) return [];
  const total = toYuan(fenOf(loan.yqbj) + fenOf(loan.yqlx) + fenOf(loan.yqfx));
  return [['逾期应还（至今日）', <MaskedMoney key="y" value={total} />]];
}
