import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { answerTwoPerson, proposeTwoPerson, type TwoPersonAnswer } from '@/api/session/operators';
import { formatMoney } from '@/domain/money';
import { MoneyInput } from '@/form/input/MoneyInput';
import { About } from '@/form/sections/Source';
import { failureText } from '@/lib/shown-errors';
import { Select } from '@/ui/input/Select';
import { Stack } from '@/ui/layout/Stack';
import { StateMark } from '@/ui/state/StateMark';
import { toast } from '@/ui/state/toast';
import { confirmDecline } from '../confirm-decline';
import styles from './operators.module.css';

interface TwoPersonCardProps {
  setting: TwoPersonAnswer;
  onChanged: (next: TwoPersonAnswer) => void;
  /** Called to refresh, since the setting may have changed. */
  onFailed: () => void;
}

/** Two-person mode; switching it needs a request and another operator's approval. */
export function TwoPersonCard({ setting, onChanged, onFailed }: TwoPersonCardProps) {
  const id = useId();
  const [zt, setZt] = useState(setting.zt);
  const [xe, setXe] = useState(setting.xe);
  const work = useMutation({
    mutationFn: (call: () => Promise<TwoPersonAnswer>) => call(),
    onSuccess: (next) => {
      onChanged(next);
      toast.success('已更新');
    },
    onError: onFailed,
  });
  const { sq } = setting;
  const decline = async () => {
    if (sq && (await confirmDecline({ jbrxm: sq.jbrxm, kqx: setting.kqx }))) work.mutate(() => answerTwoPerson(false));
  };
  return (
    <>
      <p>
        <StateMark tone={setting.zt === '1' ? 'done' : 'waiting'} label={setting.zt === '1' ? '已开通' : '未开通'} />
        {setting.xe === '' ? '，不设单笔限额' : `，单笔超过${formatMoney(setting.xe)}必须双人复核`}
      </p>
      <About
        of="双人复核"
        text="开通后，一名操作员经办的业务由另一名操作员在“我的办件”中复核，通过后才提交中心；自己经办的不能自己复核。设有单笔限额的，超过限额的业务不论是否开通都须复核，包括没有经两人同意的自动扣款：每月自动汇缴和超过限额的柜台代缴协议到日不直接扣款，生成待复核的办件，通过后才扣款；没有登记付款账户的不扣款，须自行办理汇缴。"
      />
      {work.error && (
        <div role="alert">
          <Alert type="error" showIcon role="none" title={failureText(work.error, '没有办理成功，请稍后重试')} />
        </div>
      )}
      {sq && (
        <div role="status">
          <Alert
            type="warning"
            showIcon
            role="none"
            title={`${sq.jbrxm}于${sq.sj}申请：${sq.zt === '1' ? '开通' : '关闭'}双人复核，${sq.xe === '' ? '不设单笔限额' : `单笔限额${formatMoney(sq.xe)}`}`}
            description="由另一名复核岗或管理岗操作员登录后在此确认，确认前按现在的设置办理。"
          />
          <div className={styles.actions}>
            {setting.kty && (
              <Button type="primary" loading={work.isPending} onClick={() => work.mutate(() => answerTwoPerson(true))}>
                同意变更
              </Button>
            )}
            {(setting.kty || setting.kqx) && (
              <Button loading={work.isPending} onClick={() => void decline()}>
                {setting.kqx ? '撤销申请' : '不同意'}
              </Button>
            )}
          </div>
        </div>
      )}
      {setting.kgl && !sq && (
        <div className={styles.fields}>
          <Stack gap={0.5} className={styles.field}>
            <label htmlFor={id}>双人复核</label>
            <Select
              id={id}
              value={zt}
              options={[
                { value: '0', label: '关闭' },
                { value: '1', label: '开通' },
              ]}
              onChange={setZt}
            />
          </Stack>
          <Stack gap={0.5} className={styles.field}>
            <label htmlFor={`${id}-xe`}>单笔限额（不设留空）</label>
            <MoneyInput id={`${id}-xe`} value={xe} onChange={setXe} aria={{}} />
          </Stack>
          <Button
            type="primary"
            ghost
            loading={work.isPending}
            onClick={() => work.mutate(() => proposeTwoPerson({ zt, xe }))}
          >
            申请变更
          </Button>
        </div>
      )}
    </>
  );
}
