import { Alert, Button } from 'antd';
import { confirmDecline } from '../confirm-decline';
import styles from './remittance.module.css';

interface SecondYesProps {
  /** Description of the request. */
  what: string;
  asked: { jbrxm: string; sj: string; kty: boolean; kqx: boolean };
  busy: boolean;
  onAnswer: (agreed: boolean) => void;
}

/** Second approval (双人复核): the request, and the operators who may approve. */
export function SecondApprovalCard({ what, asked: { jbrxm, sj, kty, kqx }, busy, onAnswer }: SecondYesProps) {
  const decline = async () => {
    if (await confirmDecline({ jbrxm, kqx })) onAnswer(false);
  };
  return (
    <div role="status">
      <Alert
        type="warning"
        showIcon
        role="none"
        title={`${jbrxm}于${sj}申请：${what}`}
        description="由另一名复核岗或管理岗操作员登录后在此确认，确认前按现在的办理。"
      />
      <div className={styles.actions} data-print="hide">
        {kty && (
          <Button type="primary" loading={busy} onClick={() => onAnswer(true)}>
            同意
          </Button>
        )}
        {(kty || kqx) && (
          <Button loading={busy} onClick={() => void decline()}>
            {kqx ? '撤销申请' : '不同意'}
          </Button>
        )}
      </div>
    </div>
  );
}
