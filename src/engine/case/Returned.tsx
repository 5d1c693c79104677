import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { CaseDetail } from '@/api/cases/business';
import { byEndOf } from '@/domain/dates';
import { Outcome } from '@/ui/state/Outcome';
import { WithdrawButton } from './WithdrawButton';

interface ReturnedProps {
  found: CaseDetail;
  /** Description of the saved correction draft and its time; '' without one. */
  kept: string;
  /** True when 去补正 or 继续补正 was pressed on the previous page, below the same comment of the clerk: skips the question. */
  asked: boolean;
  onWithdrawn: () => void;
  /** Discards the correction draft: the form holds the submitted values again. */
  onAnew: () => void;
  /** Form, shown once 去补正 is pressed. */
  children: ReactNode;
}

/** Returned application: the clerk's reasons, and the correction under the same number. */
export function Returned({ found, kept, asked, onWithdrawn, onAnew, children }: ReturnedProps) {
  const [correcting, setCorrecting] = useState(asked);
  if (correcting) return children;
  return (
    <Outcome
      status="warning"
      title="您的申请需要补正"
      subTitle={`${found.ywmc}，业务流水号${found.ywlsh}。原来填写的内容和上传的材料都已保留。`}
      extra={
        <>
          {found.kch && <WithdrawButton of={found} onDone={onWithdrawn} />}
          {kept && <Button onClick={onAnew}>放弃已改内容</Button>}
          <Button type="primary" onClick={() => setCorrecting(true)}>
            {kept ? '继续补正' : '去补正'}
          </Button>
        </>
      }
    >
      {kept && <p>{kept}</p>}
      {found.sbyy && (
        <>
          <p>退回意见：{found.sbyy.yy}</p>
          {(found.bz ?? []).map(({ lx, bh, mc, yj }) => (
            <p key={`${lx} ${bh}`}>
              {mc}：{yj}
            </p>
          ))}
          <p>依据：{found.sbyy.gz}</p>
          <p>
            下一步：{found.sbyy.xyb}
            {found.clqx && `，请于${byEndOf(found.clqx)}重新提交，逾期自动失效`}
          </p>
        </>
      )}
    </Outcome>
  );
}
