import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fetchLoanDetail, type LoanDetail } from '@/api/loan-application';
import type { LoanSummary } from '@/api/person';
import { groupBankCard } from '@/domain/bank-card';
import { formatMoney, parseYuan, percentText } from '@/domain/money';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { Card, CardStack } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { StateMark, type StateTone } from '@/ui/StateMark';
import { LoanChoice } from './LoanChoice';
import styles from './loan.module.css';

const TONES: Readonly<Record<string, StateTone>> = { '1': 'waiting', '2': 'failed', '3': 'done' };

/** 贷款信息: block B7, what has been paid, guarantee and contract. */
export default function LoanInfo() {
  return <LoanChoice>{(loan, choice) => <OneLoan key={loan.dkzh} loan={loan} choice={choice} />}</LoanChoice>;
}

function OneLoan({ loan, choice }: { loan: LoanSummary; choice: ReactNode }) {
  const detail = useQuery({
    queryKey: ['person', 'loan', loan.dkzh],
    queryFn: ({ signal }) => fetchLoanDetail(loan.dkzh, { signal }),
  });
  return (
    <CardStack>
      <PrintHead title="贷款信息" />
      <Card label="贷款概况">
        {choice}
        <h2 className={styles.head}>
          借款合同{loan.jkhtbh}
          <StateMark tone={TONES[loan.dkzhzt] ?? 'waiting'} label={dictionaryLabel('dkzhzt', loan.dkzhzt)} />
        </h2>
        <Figures
          items={[
            { label: '贷款账号', value: loan.dkzh },
            { label: '贷款类型', value: dictionaryLabel('dklx', loan.dklx) },
            { label: '合同贷款金额', value: formatMoney(loan.htdkje) },
            { label: '贷款余额', value: formatMoney(loan.dkye) },
            { label: '合同期限', value: `${loan.htdkqx}个月` },
            { label: '剩余期数', value: `${loan.syqs}期` },
            { label: '还款方式', value: dictionaryLabel('hkfs', loan.dkhkfs) },
            { label: '执行利率', value: percentText(loan.zxll) },
            { label: '当期应还款额', value: formatMoney(loan.dqyhje) },
            { label: '下期还款日', value: loan.xqhkrq || '--' },
            { label: '约定还款日', value: `每月${loan.ydhkr}日` },
            { label: '还款账号', value: groupBankCard(loan.hkzh) },
          ]}
        />
        {(parseYuan(loan.yqbj) ?? 0n) > 0n && (
          <Figures
            items={[
              { label: '逾期本金', value: formatMoney(loan.yqbj) },
              { label: '逾期利息', value: formatMoney(loan.yqlx) },
              { label: '罚息', value: formatMoney(loan.yqfx) },
            ]}
          />
        )}
        <p className={styles.links} data-print="hide">
          <Link to="/grwt/cxyw/dkcx/hkjh">查看还款计划</Link>
          <Link to="/grwt/dkSys/dkyw/qychd">签约冲还贷</Link>
        </p>
      </Card>
      <Card label="合同与还款">
        <h2>合同与还款</h2>
        {detail.isError ? (
          <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />
        ) : detail.data ? (
          <Contract detail={detail.data} />
        ) : (
          <Loading />
        )}
      </Card>
    </CardStack>
  );
}

function Contract({ detail }: { detail: LoanDetail }) {
  return (
    <>
      <Figures
        items={[
          { label: '放款日', value: detail.fkrq },
          { label: '到期日', value: detail.dqrq },
          { label: '已还本金', value: formatMoney(detail.hsbjze) },
          { label: '已付利息', value: formatMoney(detail.hslxze) },
          { label: '担保方式', value: detail.dkdblx },
          { label: '抵押物', value: detail.dywmc || '--' },
          { label: '还款账户开户行', value: detail.zhkhyhmc || '--' },
        ]}
      />
      {detail.zmbh !== '' && <DocumentButtons zmbh={detail.zmbh} title="借款合同" />}
    </>
  );
}
