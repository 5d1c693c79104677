import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { checkContract, fetchContracts, type LoanContract, submitContract } from '@/api/loan/loan-application';
import { formatMoney, rateText } from '@/domain/money';
import { CaseLink } from '@/engine/case/CaseLink';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { Gate } from '@/engine/page/Gate';
import { Figures } from '@/form/sections/Figures';
import { succeeded } from '@/lib/shown-errors';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { StateMark } from '@/ui/state/StateMark';
import { toast } from '@/ui/state/toast';

const SignDialog = lazy(() => import('@/engine/sign/SignDialog').then((module) => ({ default: module.SignDialog })));

/** 贷款申请书补签: loan contracts awaiting the borrower's signature, and signed ones. */
export default function Contracts() {
  const contracts = useQuery({
    queryKey: ['person', 'contracts'],
    queryFn: ({ signal }) => fetchContracts({ signal }),
  });
  if (contracts.isError) return <LoadFailed error={contracts.error} onRetry={() => void contracts.refetch()} />;
  if (!contracts.data) return <Loading shape="list" />;
  return (
    <Stack gap={2}>
      {contracts.data.length === 0 && (
        <Card label="待签合同">
          <p>没有待签署的借款合同。贷款申请审核通过、各方确认后，借款合同会显示在这里。</p>
        </Card>
      )}
      {contracts.data.map((contract) => (
        <Contract key={contract.ywlsh} contract={contract} onSigned={() => void contracts.refetch()} />
      ))}
    </Stack>
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
    if (await succeeded(checkContract(ywlsh))) setSigning(true);
  };
  const signed = async (qmbh: string) => {
    setSigning(false);
    if (await succeeded(submitContract(ywlsh, qmbh))) toast.success('借款合同已签署');
    onSigned();
  };
  return (
    <Card label={`${title}${jkhtbh}`}>
      <Stack gap={2}>
        <Row as="h2" gap={2}>
          {title}
          <StateMark {...STATE[zt]} />
        </Row>
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
      </Stack>
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
