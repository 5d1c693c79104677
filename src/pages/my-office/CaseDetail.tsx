import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Descriptions, Result, Timeline } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CaseDetail as Detail, fetchCase } from '@/api/business';
import { formatMoney } from '@/domain/money';
import { flowPath, useFlowArea } from '@/engine/flow-index';
import { useOfficePaths } from '@/engine/home-path';
import { Figures } from '@/engine/steps/Figures';
import { PrintHead } from '@/engine/steps/PrintHead';
import { WithdrawButton } from '@/engine/WithdrawButton';
import { dictionaryLabel } from '@/session/dictionary';
import { Card, CardStack } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { CaseState } from './CaseState';
import styles from './my-office.module.css';

/** One application: state, what was applied for, figures, the way it went. */
export default function CaseDetail() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { office } = useOfficePaths();
  const area = useFlowArea();
  const ywlsh = query.get('ywlsh') ?? '';
  const detail = useQuery({
    queryKey: ['case', ywlsh],
    queryFn: ({ signal }) => fetchCase(ywlsh, { signal }),
    enabled: ywlsh !== '',
  });
  if (!ywlsh) return <Result status="warning" title="缺少业务流水号" />;
  if (detail.isError) return <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <Loading />;
  const correctAt = detail.data.ywzt === '97' ? flowPath(detail.data.ywlx, area) : undefined;
  return (
    <CardStack>
      <CaseView found={detail.data} />
      <div className={styles.actions} data-print="hide">
        <Button onClick={() => void navigate(office)}>返回列表</Button>
        {detail.data.kch && <WithdrawButton ywlsh={ywlsh} onDone={() => void detail.refetch()} />}
        <Button type={correctAt ? 'default' : 'primary'} onClick={() => window.print()}>
          打印回执
        </Button>
        {correctAt && (
          <Button type="primary" onClick={() => void navigate(correctAt)}>
            去补正
          </Button>
        )}
      </div>
    </CardStack>
  );
}

function CaseView({ found }: { found: Detail }) {
  return (
    <>
      <PrintHead title={`${found.ywmc}业务回执`} />
      <Card label="办件概况">
        <h2>
          {found.ywmc} <CaseState state={found.ywzt} />
        </h2>
        <Descriptions
          column={{ xs: 1, md: 2 }}
          items={[
            { key: 'ywlsh', label: '业务流水号', children: found.ywlsh },
            { key: 'slsj', label: '受理时间', children: found.slsj },
            { key: 'cnbjsj', label: '承诺办结日', children: found.cnbjsj || '--' },
            { key: 'blqd', label: '办理渠道', children: found.blqd || '--' },
            { key: 'ywwd', label: '受理网点', children: found.ywwd || '--' },
            { key: 'je', label: '申请金额', children: formatMoney(found.je) },
          ]}
        />
        {found.sbyy && (
          <Alert
            type="error"
            showIcon
            title={`${found.ywzt === '97' ? '退回原因' : '未通过原因'}：${found.sbyy.yy}`}
            description={
              <>
                <p>依据：{found.sbyy.gz}</p>
                <p>下一步：{found.sbyy.xyb}</p>
              </>
            }
          />
        )}
        {found.dzje && (
          <Alert
            type="success"
            showIcon
            title={`到账金额${formatMoney(found.dzje)}，到账日期${found.dzrq ?? '--'}，账户余额${formatMoney(found.grzhye)}`}
          />
        )}
      </Card>
      <Card label="申请内容">
        <h2>申请内容</h2>
        <Figures items={found.sqnr} />
        {found.cl.length > 0 && (
          <>
            <h3>申请材料</h3>
            <ul>
              {found.cl.map((material) => (
                <li key={`${material.wjmc} ${material.wjm}`}>
                  {material.wjmc}：<bdi>{material.wjm || dictionaryLabel('clzt', material.clzt)}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      <Card label="办理过程">
        <h2>办理过程</h2>
        <Timeline
          items={found.lc.map((step, index) => ({
            key: `${step.clsj} ${index}`,
            content: (
              <>
                <strong>{step.jdmc}</strong>
                <div>
                  {step.clsj}　{step.clr}
                </div>
                {step.yj && <div>意见：{step.yj}</div>}
              </>
            ),
          }))}
        />
      </Card>
    </>
  );
}
