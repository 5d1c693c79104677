import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { checkContract, fetchContracts, handInContract, type LoanContract } from '@/api/loan-application';
import { formatMoney, rateText } from '@/domain/money';
import { CaseLink } from '@/engine/case/CaseLink';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { Gate } from '@/engine/page/Gate';
import { Figures } from '@/form/sections/Figures';
import { Card, CardStack } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { StateMark } from '@/ui/StateMark';
import { toast } from '@/ui/toast';
import styles from './loan.module.css';

const SignDialog = lazy(() => import('@/engine/sign/SignDialog').then((module) => ({ default: module.SignDialog })));

/** 贷款申请书补签: loan contracts that wait for the borrower's signature, and those already signed. */
export default function Contracts() {
  const contracts = useQuery({
    queryKey: ['person', 'contracts'],
    queryFn: ({ signal }) => fetchContracts({ signal }),
  });
  if (contracts.isError) return <LoadFailed error={contracts.error} onRetry={() => void contracts.refetch()} />;
  if (!contracts.data) return <Loading />;
  return (
    <CardStack>
      {contracts.data.length === 0 && (
        <Card label="待签合同">
          <p>没有待签署的借款合同。贷款申请审核通过、各方确认后，借款合同会显示在这里。</p>
        </Card>
      )}
      {contracts.data.map((contract) => (
        <Contract key={contract.ywlsh} contract={contract} onSigned={() => void contracts.refetch()} />
      ))}
    </CardStack>
  );
}

const STATE = {
  '0': { tone: 'attention', label: '待签署' },
  '1': { tone: 'done', label: '已签署' },
  '2': { tone: 'ended', label: '已失效' },
} as const;

function Contract({ contract, onSigned }: { contract: LoanContract; onSigned: () => void }) {
  const { ywlsh, title, jkhtbh, zt } = contract;
  const [signing, setSigning] = useState(false);
  const begin = async () => {
    try {
      await checkContract(ywlsh);
      setSigning(true);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '暂时不能签署，请稍后重试');
    }
  };
  const signed = async (qmbh: string) => {
    setSigning(false);
    try {
      await handInContract(ywlsh, qmbh);
      toast.success('借款合同已签署');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '签署结果未知，请刷新后查看');
    }
    onSigned();
  };
  return (
    <Card label={`${title}${jkhtbh}`}>
      <div className={styles.contract}>
        <h2 className={styles.head}>
          {title}
          <StateMark {...STATE[zt]} />
        </h2>
        <Figures
          items={[
            { label: '借款合同编号', value: jkhtbh },
            { label: '业务流水号', value: ywlsh },
            { label: '贷款金额', value: formatMoney(contract.sqdkje) },
            { label: '贷款期限', value: `${contract.sqdkqx}个月` },
            { label: '年利率', value: rateText(contract.zxll) },
            { label: '首期月还款额', value: formatMoney(contract.yhke) },
            zt === '1' ? { label: '签署时间', value: contract.qssj } : { label: '合同生成时间', value: contract.kqsj },
            ...(contract.qsqx ? [{ label: '签署期限', value: contract.qsqx }] : []),
            ...(contract.ddqs ? [{ label: '等待', value: contract.ddqs }] : []),
          ]}
        />
        <DocumentButtons zmbh={contract.zmbh} title={title} />
        {zt === '0' ? (
          <Gate>
            <p>请先预览并核对合同全文，再用手机扫码签署。全部签署人签署后中心办理抵押登记，无需您到场。</p>
            <div>
              <Button type="primary" onClick={() => void begin()}>
                签署借款合同
              </Button>
            </div>
          </Gate>
        ) : (
          <p>
            {zt === '1' ? '签署、抵押登记和放款的进度请到' : '合同未在期限内签署或者申请已终止，合同不生效；详情请到'}
            <CaseLink ywlsh={ywlsh} name="" word="我的办件" />
            查看。
          </p>
        )}
      </div>
      {signing && (
        <Suspense>
          <SignDialog
            ywlsh={ywlsh}
            request={{}}
            onSigned={({ qmbh }) => void signed(qmbh)}
            onClose={() => setSigning(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
