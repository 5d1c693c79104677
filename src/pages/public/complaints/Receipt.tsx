import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { ComplaintReceipt } from '@/api/public/complaints';
import { LinkButton } from '@/engine/flow/LinkButton';
import { Figures } from '@/form/sections/Figures';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { StateMark } from '@/ui/state/StateMark';
import styles from './complaints.module.css';

/** Accepted complaint with responsible department and due date. */
export function Receipt({ receipt, onAnother }: { receipt: ComplaintReceipt; onAnother: () => void }) {
  const { tsbh, tjsj, cnrq, cnsm, bmmc, dfsm } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Card label="提交回执">
      <h2 ref={heading} tabIndex={-1} className={styles.receiptHead}>
        <StateMark tone="done" label="已提交，请记下编号" />
      </h2>
      <Figures
        items={[
          { label: '诉求编号', value: tsbh },
          { label: '提交时间', value: tjsj },
          { label: '办理部门', value: bmmc },
          { label: '承诺答复日期', value: `${cnrq}（${cnsm}）` },
          { label: '答复方式', value: dfsm },
        ]}
      />
      <p className={styles.quiet}>
        到期未答复的，系统自动督办并告知您；对答复不满意，可以申请一次复核，由上一级部门重新办理。
      </p>
      <Row gap={1.5} data-print="hide">
        <LinkButton to="/complaintJY?tab=mine">查看我的诉求</LinkButton>
        <Button onClick={() => window.print()}>打印回执</Button>
        <Button onClick={onAnother}>再提交一件</Button>
      </Row>
    </Card>
  );
}
