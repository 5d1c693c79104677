import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CaseDetail, withdrawCase } from '@/api/cases/business';
import { byEndOf } from '@/domain/dates';
import { paperName, remediesOf } from '@/domain/documents/case-paper';
import { CaseStateMark } from '@/engine/case/CaseStateMark';
import { CaseTimeline } from '@/engine/case/CaseTimeline';
import {
  acceptanceFigures,
  isCaseOver,
  promiseFigures,
  stateReasonLabel,
  withdrawQuestion,
} from '@/engine/case/case-text';
import { StatePaper } from '@/engine/documents/StatePaper';
import type { RunCalls } from '@/engine/flow/define-flow';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Figures } from '@/form/sections/Figures';
import { succeeded } from '@/lib/shown-errors';
import { dictionaryLabel } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { toast } from '@/ui/state/toast';
import styles from './unit-deposit.module.css';

interface ProgressProps {
  found: CaseDetail;
  /** Account number, once opened. */
  dwzh: string;
  calls: RunCalls;
  onCorrect: () => void;
  onChanged: () => void;
  onAgain: () => void;
}

/** State of the application, missing items and the next step. */
export function DepositProgress({ found, dwzh, calls, onCorrect, onChanged, onAgain }: ProgressProps) {
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    const content = withdrawQuestion(found.chsm);
    if (!(await askConfirmation({ title: '温馨提示', content, okText: '撤回' }))) return;
    setBusy(true);
    if (await succeeded(withdrawCase(found.ywlsh, calls))) toast.success('已撤回');
    setBusy(false);
    onChanged();
  };
  return (
    <Stack gap={2}>
      <PrintHead title={`${found.ywmc}办理进度`} />
      <Card label="办理进度">
        <h2>
          {found.ywmc} <CaseStateMark of={found} />
        </h2>
        <NextStep found={found} dwzh={dwzh} />
        <Figures
          items={[
            { label: '业务流水号', value: found.ywlsh },
            ...acceptanceFigures(found),
            ...promiseFigures(found),
            { label: '归属网点', value: found.ywwd },
          ]}
        />
        <Row gap={2} className={styles.actions} data-print="hide">
          {found.kch && (
            <Button onClick={() => void withdraw()} aria-disabled={busy}>
              撤回申请
            </Button>
          )}
          <Button onClick={onChanged}>刷新进度</Button>
          {isCaseOver(found.ywzt) && found.ywzt !== '99' && (
            <Button type="primary" onClick={onAgain}>
              重新申请
            </Button>
          )}
          {found.ywzt === '97' && (
            <Button type="primary" onClick={onCorrect}>
              去补正
            </Button>
          )}
        </Row>
        <Row gap={2} className={styles.actions} data-print="hide">
          <StatePaper ywlsh={found.ywlsh} title={`${found.ywmc}${paperName(found)}`} calls={calls} />
        </Row>
      </Card>
      <CaseTimeline found={found} />
      <Card label="申请内容">
        <h2>申请内容</h2>
        <Figures items={found.sqnr} />
        <h3>申请材料</h3>
        <ul>
          {found.cl.map(({ wjmc, wjm, clzt }) => (
            <li key={`${wjmc} ${wjm}`}>
              {wjmc}：<bdi>{wjm || dictionaryLabel('clzt', clzt)}</bdi>
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  );
}

const AGAIN = '重新申请时再次核验经办人手机号码，填写过的内容会带入新的申请，材料须重新上传。';

/** The state's meaning for the applicant. */
function NextStep({ found, dwzh }: { found: CaseDetail; dwzh: string }) {
  const { ywzt, sbyy, clqx } = found;
  if (ywzt === '99') {
    return (
      <Alert
        type="success"
        showIcon
        title={`单位账户已开立，单位账号：${dwzh}`}
        description={
          <>
            <p>
              1. 请经办人<Link to="/dwRegister">注册登录账号</Link>，凭单位账号和统一社会信用代码设置登录密码。
            </p>
            <p>2. 登录后为职工设立账户：应当自登记之日起{systemValue('p.djKh')}日内办理。</p>
          </>
        }
      />
    );
  }
  if (sbyy) {
    return (
      <Alert
        type={ywzt === '97' ? 'warning' : 'error'}
        showIcon
        title={`${stateReasonLabel(ywzt)}：${sbyy.yy}`}
        description={
          <>
            {(found.bz ?? []).map(({ lx, bh, mc, yj }) => (
              <p key={`${lx} ${bh}`}>
                {mc}：{yj}
              </p>
            ))}
            <p>依据：{sbyy.gz}</p>
            <p>下一步：{sbyy.xyb}</p>
            {remediesOf(found) && <p>{remediesOf(found)}</p>}
            {isCaseOver(ywzt) && <p>{AGAIN}</p>}
            {clqx && <p>请于{byEndOf(clqx)}处理，逾期未处理的申请自动失效。</p>}
          </>
        }
      />
    );
  }
  if (ywzt === '85' || ywzt === '86') {
    return <Alert type="info" showIcon title="本次申请已终止" description={AGAIN} />;
  }
  return (
    <Alert
      type="info"
      showIcon
      title={`申请已受理，中心将于${found.cnbjsj}前答复`}
      description="审核结果会以短信告知经办人；需要补正的，凭办理流水号和手机号码在本页补正后重新提交。"
    />
  );
}
