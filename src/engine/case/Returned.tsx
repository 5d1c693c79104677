import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { CaseDetail } from '@/api/business';
import { byEndOf } from '@/domain/dates';
import { Outcome } from '@/ui/Outcome';
import { WithdrawButton } from './WithdrawButton';

interface ReturnedProps {
  found: CaseDetail;
  /** What of a correction that was begun is kept, and from when; '' for none. */
  kept: string;
  /** 去补正 or 继续补正 was said where the person comes from, under the same words of the clerk: it is not asked again. */
  asked: boolean;
  onWithdrawn: () => void;
  /** Gives up the correction that was begun: the form holds again what had been handed in. */
  onAnew: () => void;
  /** The form, shown once the person wants to correct. */
  children: ReactNode;
}

/** The centre sent the application back: why, and the way to correct it under the same number. */
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
