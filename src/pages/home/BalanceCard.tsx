import { useQuery } from '@tanstack/react-query';
import { Button, Statistic } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DepositAccount } from '@/api/person/person';
import { termsText } from '@/domain/deposit/unit-terms';
import { myAccount } from '@/engine/flow/my-queries';
import { optionPath } from '@/engine/flow/option-path';
import { lacksAccount, NoAccount } from '@/engine/no-account/NoAccount';
import { Figures } from '@/form/sections/Figures';
import { setAmountsHidden, useAmountsHidden } from '@/session/amounts-hidden';
import { dictionaryLabel } from '@/session/dictionary';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { Row } from '@/ui/layout/Row';
import { StateMark } from '@/ui/state/StateMark';
import styles from './Home.module.css';
import { Facts, OverviewPart, QueryAnswer } from './HomeCard';
import { MaskedMoney } from './MaskedMoney';

/** Balance (maskable), monthly deposit and last remittance. `brief`: all but the balance on demand. */
export function BalanceCard({ brief = false }: { brief?: boolean }) {
  const account = useQuery(myAccount);
  const hidden = useAmountsHidden();
  const arrived = useArrivedSince(account.data);
  return (
    <OverviewPart
      title="账户余额"
      action={
        account.data && lacksAccount(account.data) ? null : (
          <Button type="link" size="small" onClick={() => setAmountsHidden(!hidden)}>
            {hidden ? '显示金额' : '隐藏金额'}
          </Button>
        )
      }
    >
      <QueryAnswer query={account}>
        {(data) =>
          lacksAccount(data) ? (
            <NoAccount account={data} />
          ) : (
            <>
              <Statistic formatter={() => <MaskedMoney value={data.grzhye} />} />
              <Offer of={data} />
              <Agreed text={data.zfydsm} />
              <AccountFacts data={data} hidden={hidden} arrived={arrived} brief={brief} />
            </>
          )
        }
      </QueryAnswer>
    </OverviewPart>
  );
}

interface AccountFactsProps {
  data: DepositAccount;
  hidden: boolean;
  arrived: boolean;
  brief: boolean;
}

function AccountFacts({ data, hidden, arrived, brief }: AccountFactsProps) {
  const facts = (
    <>
      <Facts
        facts={[
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
            { label: '个人账号', value: data.grzh },
            { label: '最近汇缴', value: lastRemittance(data, arrived) },
            { label: '缴存单位', value: data.dwmc },
          ]}
        />
      </div>
    </>
  );
  if (!brief) return facts;
  return (
    <details>
      <summary className={styles.more}>账户情况</summary>
      {facts}
    </details>
  );
}

/** Whether the last remittance came after the last sign-in; told when the session first shows the account. */
function useArrivedSince(account: DepositAccount | undefined): boolean {
  const [first] = useState(() => useSession.getState().firstShowAccount);
  const day = useSession(({ userInfo }) => userInfo?.lastLoginTime.slice(0, 10) ?? '');
  useEffect(() => {
    if (account) useSession.setState({ firstShowAccount: false });
  }, [account]);
  return first && day !== '' && (account?.zjhj?.jzrq ?? '') > day;
}

const lastRemittance = ({ zjhj }: DepositAccount, arrived: boolean): ReactNode =>
  zjhj ? (
    <span>
      {zjhj.hjny} <MaskedMoney value={zjhj.fse} />，{zjhj.jzrq}到账{' '}
      {arrived && <StateMark tone="done" label="上次登录后到账" />}
    </span>
  ) : (
    '暂无汇缴记录'
  );

/** Prepaid months of a flexible worker (docs/rules/gj0815-flexible-prepayment.md). */
const prepaidFact = ({ yjye }: DepositAccount): [string, ReactNode][] =>
  yjye ? [['预缴余额', <MaskedMoney key="y" value={yjye} />]] : [];

/** Start of the deposit terms and agreed later terms; amounts only while not hidden. */
function termsFact({ qsny, hxjc }: DepositAccount, hidden: boolean): [string, ReactNode][] {
  const text = termsText({ qsny, hxjc: hidden ? [] : hxjc });
  return text ? [['生效说明', text]] : [];
}

/** 我能办什么. */
export const OPTIONS = '/grwt/wnbl';

/** The rent agreement in force: its months need no application. */
function Agreed({ text }: { text: string | undefined }) {
  const offered = useMenus((state) => state.byPath.has(LIST_PATHS.agreementManagement));
  if (!text || !offered) return null;
  return (
    <Row as="p" gap={1.5} rowGap={0.5} data-links>
      {text}
      <Link to={LIST_PATHS.agreementManagement}>查看约定</Link>
    </Row>
  );
}

/** The withdrawable amount with its link; without register consent, the link to find out. */
function Offer({ of: { bykt } }: { of: DepositAccount }) {
  const offered = useMenus((state) => state.byPath.has(OPTIONS));
  const path = bykt && optionPath(bykt);
  // 我能办什么 stands beside the title of home.
  if (!offered || (bykt && !path)) return null;
  return (
    <Row as="p" gap={1.5} rowGap={0.5} data-links>
      {bykt && path ? (
        <>
          您本月可提 <MaskedMoney value={bykt.je} />
          <Link to={path}>去办{bykt.ywmc}</Link>
        </>
      ) : (
        <Link to={OPTIONS}>看看我能提多少</Link>
      )}
    </Row>
  );
}
