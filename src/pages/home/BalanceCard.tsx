import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DepositAccount } from '@/api/person';
import { termsText } from '@/domain/unit-terms';
import { optionPath } from '@/engine/flow/option-path';
import { ownAccount } from '@/engine/flow/own-queries';
import { lacksAccount, NoAccount } from '@/engine/no-account/NoAccount';
import { Figures } from '@/form/sections/Figures';
import { setAmountsHidden, useAmountsHidden } from '@/session/amounts-hidden';
import { dictionaryLabel } from '@/session/dictionary';
import { useMenus } from '@/session/menu-store';
import styles from './Home.module.css';
import { Answer, Facts, HomeCard } from './HomeCard';
import { MaskedMoney } from './MaskedMoney';

/** How much is there: the balance, which can be hidden, the monthly deposit and the last remittance. */
export function BalanceCard() {
  const account = useQuery(ownAccount);
  const hidden = useAmountsHidden();
  return (
    <HomeCard
      title="账户余额"
      action={
        account.data && lacksAccount(account.data) ? null : (
          // No button of antd's: each draws itself a second time before the page is seen.
          <button type="button" className={styles.switch} onClick={() => setAmountsHidden(!hidden)}>
            {hidden ? '显示金额' : '隐藏金额'}
          </button>
        )
      }
    >
      <Answer query={account}>
        {(data) =>
          lacksAccount(data) ? (
            <NoAccount account={data} />
          ) : (
            <>
              <p className={styles.figure}>
                <MaskedMoney value={data.grzhye} />
              </p>
              <Offer of={data} />
              <Facts
                facts={[
                  ['个人账号', data.grzh],
                  ['账户状态', dictionaryLabel('grzhzt', data.grzhzt)],
                  ['月缴存额', <MaskedMoney key="m" value={data.yjce} />],
                  ...termsFact(data, hidden),
                  ['缴至年月', data.jzny || '--'],
                  ...prepaidFact(data),
                ]}
              />
              <div className={styles.lines}>
                <Figures
                  look="rows"
                  items={[
                    { label: '最近汇缴', value: lastRemittance(data) },
                    { label: '缴存单位', value: data.dwmc },
                  ]}
                />
              </div>
            </>
          )
        }
      </Answer>
    </HomeCard>
  );
}

const lastRemittance = ({ zjhj }: DepositAccount): ReactNode =>
  zjhj ? (
    <span>
      {zjhj.hjny} <MaskedMoney value={zjhj.fse} />，{zjhj.jzrq}到账
    </span>
  ) : (
    '暂无汇缴记录'
  );

/** What a flexible worker has paid for months to come (domain catalogue GJ0815). */
const prepaidFact = ({ yjye }: DepositAccount): [string, ReactNode][] =>
  yjye ? [['预缴余额', <MaskedMoney key="y" value={yjye} />]] : [];

/** From when on the deposit counts, and what is agreed for later: amounts only where they are not hidden. */
function termsFact({ qsny, hxjc }: DepositAccount, hidden: boolean): [string, ReactNode][] {
  const text = termsText({ qsny, hxjc: hidden ? [] : hxjc });
  return text ? [['生效说明', text]] : [];
}

const OPTIONS = '/grwt/wnbl';

/** What may be had now and the way to it; without a consent to ask the registers, the way to find out. */
function Offer({ of: { bykt } }: { of: DepositAccount }) {
  const offered = useMenus((state) => state.byPath.has(OPTIONS));
  const path = bykt && optionPath(bykt);
  if (!offered) return null;
  return (
    <p className={styles.offer} data-links>
      {bykt && path && (
        <>
          您本月可提 <MaskedMoney value={bykt.je} />
          <Link to={path}>去办{bykt.ywmc}</Link>
        </>
      )}
      <Link to={OPTIONS}>{bykt ? '我还能办什么' : '看看我能提多少、能办什么'}</Link>
    </p>
  );
}
