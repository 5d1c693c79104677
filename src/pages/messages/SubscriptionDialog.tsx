import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { fetchSubscriptions, type SubscriptionKind, type Subscriptions, saveSubscriptions } from '@/api/cases/message';
import { useLoad } from '@/engine/flow/use-load';
import { failureText } from '@/lib/shown-errors';
import { Dialog } from '@/ui/dialog/Dialog';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { toast } from '@/ui/state/toast';
import styles from './messages.module.css';

const KINDS: readonly (readonly [SubscriptionKind, string, string])[] = [
  ['hj', '汇缴提醒', '每月汇缴入账'],
  ['tq', '提取提醒', '约定提取到账'],
  ['hk', '还款提醒', '还款日前三天'],
  ['jx', '结息提醒', '每年6月30日结息'],
  ['bg', '变更提醒', '单位调整您的缴存基数、比例'],
];

/** 订阅设置: reminders to receive. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const loaded = useLoad('subscriptions', (signal) => fetchSubscriptions({ signal }));
  return (
    <Dialog open title="订阅设置" width={520} onClose={onClose}>
      {loaded.phase === 'loading' && <Loading />}
      {loaded.phase === 'failed' && <LoadFailed error={loaded.error} onRetry={loaded.reload} />}
      {loaded.phase === 'ready' && <Switches subscriptions={loaded.data} onClose={onClose} />}
    </Dialog>
  );
}

function Switches({ subscriptions, onClose }: { subscriptions: Subscriptions; onClose: () => void }) {
  const [chosen, setChosen] = useState(subscriptions);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      // Only the offered settings: the response may contain more.
      const { hj, tq, hk, jx, bg } = chosen;
      await saveSubscriptions({ hj, tq, hk, jx, bg });
      toast.success('订阅设置已保存');
      onClose();
    } catch (error) {
      setFailure(failureText(error, '保存失败，请稍后重试'));
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={styles.switches}>
        <legend>在消息中心接收以下提醒</legend>
        {KINDS.map(([kind, label, when]) => (
          <Checkbox
            key={kind}
            className={styles.switch}
            checked={chosen[kind] === '1'}
            onChange={({ target: { checked } }) => setChosen((before) => ({ ...before, [kind]: checked ? '1' : '0' }))}
          >
            {label}
            <small>{when}</small>
          </Checkbox>
        ))}
      </fieldset>
      <Muted>
        办件进度、补正与签署、还款与冲还贷的扣划、逾期、本人信息变更等通知关系到您的权益，始终发送；哪些提醒同时发短信，在“个人账户信息变更”（灵活就业人员为“灵活就业人员信息变更”）的“短信提醒订阅”中选择，默认都不发。
      </Muted>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Row wrap={false} gap={1.5} justify="end" className={styles.foot}>
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" htmlType="submit" aria-disabled={busy}>
          保存
        </Button>
      </Row>
    </form>
  );
}
