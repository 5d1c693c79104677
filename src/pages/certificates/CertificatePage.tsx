import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { IssuedDocument } from '@/api/archive/documents';
import { type CertificateBasis, fetchCertificateBasis } from '@/api/person/certificates';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { flowPath } from '@/engine/flow/flow-index';
import { myAccount } from '@/engine/flow/my-queries';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Gate } from '@/engine/page/Gate';
import { Figures } from '@/form/sections/Figures';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { StateMark } from '@/ui/state/StateMark';
import { CertificateForm } from './CertificateForm';
import { type CertificatePlan, certificatePlan } from './certificate-kinds';
import styles from './certificates.module.css';
import { IssuedList } from './IssuedList';

const DEPOSIT_CERTIFICATE = '11';

/** 缴存证明, 异地贷款缴存使用证明, 结清证明, 还款明细证明: issued immediately, then listed below. */
export default function CertificatePage() {
  const { pathname } = useLocation();
  const plan = certificatePlan(pathname);
  return plan ? <Certificates path={pathname} plan={plan} /> : null;
}

function Certificates({ path, plan }: { path: string; plan: CertificatePlan }) {
  const [issued, setIssued] = useState<IssuedDocument>();
  const account = useQuery(myAccount);
  const basis = useQuery({
    queryKey: ['certificate-basis', plan.zmlx],
    queryFn: ({ signal }) => fetchCertificateBasis(plan.zmlx, { signal }),
  });
  const failed = account.isError ? account : basis.isError ? basis : undefined;
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!account.data || !basis.data) return <Loading shape="form" />;
  // The centre's date: the client's clock may be wrong.
  const today = account.data.sjjz.slice(0, 10);
  return (
    <Stack gap={2}>
      <PrintHead title={`已开具的${plan.title}`} holder />
      <div data-print="hide">
        <Card label={`开具${plan.title}`}>
          <Issue plan={plan} basis={basis.data} today={today} issued={issued} onIssued={setIssued} />
          {plan.zmlx === DEPOSIT_CERTIFICATE && (
            <p data-links>
              在其他城市缴存的不在这份证明里：
              <Link to={flowPath('ZY0101', 'individual') ?? ''}>把外地的账户转到本市</Link>
            </p>
          )}
        </Card>
      </div>
      <Card label={`${plan.title}开具记录`}>
        <h2>已开具的{plan.title}</h2>
        <IssuedList
          path={path}
          zmlx={plan.zmlx}
          title={`已开具的${plan.title}`}
          today={today}
          onVoided={(zmbh) => setIssued((last) => (last?.zmbh === zmbh ? undefined : last))}
        />
      </Card>
    </Stack>
  );
}

interface IssueProps {
  plan: CertificatePlan;
  basis: CertificateBasis;
  today: string;
  /** The document last issued here, unless void. */
  issued: IssuedDocument | undefined;
  onIssued: (issued: IssuedDocument) => void;
}

function Issue({ plan, basis, today, issued, onIssued }: IssueProps) {
  const cache = useQueryClient();
  const refused = basis.tj.filter((condition) => !condition.mz);
  const done = (document: IssuedDocument) => {
    onIssued(document);
    void cache.invalidateQueries({ queryKey: ['documents'] });
  };
  return (
    <>
      <h2>开具{plan.title}</h2>
      {refused.length > 0 && (
        <>
          <Alert type="warning" showIcon title={`目前不能开具${plan.title}`} />
          <ConditionList label="未满足的开具条件" conditions={refused} />
          {/* Incomplete information is resolved by the same gate as for every business. */}
          {refused.some(({ tjbh }) => tjbh === 'xx') && <Gate>{null}</Gate>}
        </>
      )}
      <details className={styles.preview}>
        <summary>
          {refused.length > 0 ? '' : '您符合开具条件，'}查看{basis.tj.length}项核查结果
        </summary>
        <ConditionList label="开具条件" conditions={basis.tj} />
      </details>
      {basis.dk.some((loan) => loan.yy !== '') && (
        <Alert
          type="warning"
          showIcon
          role="none"
          title="不能开具的贷款"
          description={
            <ul aria-label="不能开具的贷款">
              {basis.dk
                .filter((loan) => loan.yy !== '')
                .map((loan) => (
                  <li key={loan.dkzh}>
                    {loan.jkhtbh}：{loan.yy}
                  </li>
                ))}
            </ul>
          }
        />
      )}
      {basis.yl.length > 0 && (
        <details className={styles.preview}>
          <summary>查看将写入证明的信息</summary>
          <Figures items={basis.yl} />
          <Muted>页面上的姓名和证件号码已脱敏，证明中显示完整内容。</Muted>
        </details>
      )}
      {refused.length === 0 && <CertificateForm plan={plan} basis={basis} today={today} onIssued={done} />}
      {issued && (
        <div role="status" className={styles.issued}>
          <Alert
            type="success"
            showIcon
            role="none"
            title={`${issued.title}已开具`}
            description={`证明编号${issued.zmbh}，校验码${issued.yzm}，有效期至${issued.yxq || '长期'}。`}
            action={<DocumentButtons zmbh={issued.zmbh} title={issued.title} />}
          />
        </div>
      )}
    </>
  );
}

function ConditionList({ label, conditions }: { label: string; conditions: CertificateBasis['tj'] }) {
  return (
    <ul className={styles.conditions} aria-label={label}>
      {conditions.map((condition) => (
        <li key={condition.tjbh}>
          <StateMark tone={condition.mz ? 'done' : 'failed'} label={condition.mz ? '满足' : '不满足'} />
          <span>
            {condition.tjmc}：{condition.sjz}，要求{condition.yqz}。依据：{condition.yj}
            {!condition.mz && condition.xyb && <strong>{condition.xyb}</strong>}
          </span>
        </li>
      ))}
    </ul>
  );
}
