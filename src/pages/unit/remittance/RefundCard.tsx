import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '@/api/errors';
import {
  answerRefund,
  fetchRefundStart,
  type RefundProposal,
  type RefundStart,
  refundPending,
} from '@/api/pending-money';
import { exceeds, formatMoney, moneyText, parseYuan, toYuan } from '@/domain/money';
import { Gate } from '@/engine/page/Gate';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { toast } from '@/ui/toast';
import styles from './remittance.module.css';
import { SecondYes } from './SecondYes';

/** 退款申请: pending money that no list waits for goes back to the unit's own account. */
export function RefundCard() {
  const start = useQuery({ queryKey: ['unit', 'refund'], queryFn: ({ signal }) => fetchRefundStart({ signal }) });
  return (
    <Card label="暂收款退款申请">
      <h2>暂收款退款申请</h2>
      <p className={styles.note}>
        没有用于清册的暂收余额可以退回单位自己的银行账户；已计入待缴款清册的，请先取消清册。留在暂收余额的，办理汇缴、补缴时可以使用。
      </p>
      {start.isError ? (
        <LoadFailed error={start.error} onRetry={() => void start.refetch()} />
      ) : start.data ? (
        <Gate>{start.data.sq ? <AskedRefund asked={start.data.sq} /> : <RefundForm start={start.data} />}</Gate>
      ) : (
        <Loading />
      )}
    </Card>
  );
}

function RefundForm({ start }: { start: RefundStart }) {
  const id = useId();
  const cache = useQueryClient();
  const [je, setJe] = useState('');
  const [zhbh, setZhbh] = useState('');
  const [problem, setProblem] = useState('');
  const refund = useMutation({
    mutationFn: refundPending,
    onSuccess: ({ sq }) => {
      setJe('');
      if (sq) toast.success('已申请，须另一名操作员确认后退款');
    },
    // After a lost answer the number stands: the same asked for again is paid once.
    onError: (error) =>
      setProblem(error instanceof ApiError ? Object.values(error.fieldErrors)[0] || error.message : '退款失败'),
    onSettled: (_, error) =>
      error instanceof ApiError && error.outcomeUnknown ? undefined : cache.invalidateQueries({ queryKey: ['unit'] }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (refund.isPending) return;
    const amount = parseYuan(je.trim());
    const account = start.fkzhs.find((one) => one.zhbh === zhbh);
    if (amount === undefined || amount <= 0n) setProblem('请输入退款金额，应大于0，最多两位小数');
    else if (exceeds(amount, start.zsye)) {
      setProblem(`退款金额不能大于可退的暂收余额（${moneyText(start.zsye)}）`);
    } else if (!account) setProblem('请选择收款账户');
    else {
      setProblem('');
      const agreed = await confirm({
        title: '温馨提示',
        content: `将${moneyText(amount)}退回${account.yhmc} ${account.fkzh}，您确定吗？`,
        okText: '确定退款',
        focus: 'cancel',
      });
      if (agreed) refund.mutate({ tkbh: start.tkbh, zhbh, je: toYuan(amount) });
    }
  };
  return (
    <form className={styles.box} aria-label="申请退款" data-print="hide" noValidate onSubmit={submit}>
      <label htmlFor={`${id}-je`}>
        退款金额（可退{formatMoney(start.zsye)}）
        <input
          id={`${id}-je`}
          value={je}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setJe(target.value)}
        />
      </label>
      <label htmlFor={`${id}-zhbh`}>
        收款账户
        <select id={`${id}-zhbh`} value={zhbh} onChange={({ target }) => setZhbh(target.value)}>
          <option value="">请选择</option>
          {start.fkzhs.map((account) => (
            <option key={account.zhbh} value={account.zhbh}>
              {account.yhmc} {account.fkzh}
            </option>
          ))}
        </select>
      </label>
      <Button htmlType="submit" loading={refund.isPending}>
        申请退款
      </Button>
      <div id={`${id}-problem`} className={styles.problem} role={problem ? 'alert' : 'status'}>
        {problem && <Alert type="error" showIcon role="none" title={problem} />}
        {!problem && refund.data?.tk && (
          <Alert
            type="success"
            showIcon
            role="none"
            title={`已退款${formatMoney(refund.data.tk.je)}`}
            description={`业务流水号${refund.data.tk.ywlsh}，${refund.data.tk.jzrq}转入${refund.data.tk.skzh}，见下方明细`}
          />
        )}
      </div>
    </form>
  );
}

/** What one operator asked for and another has to say yes to (双人复核). */
function AskedRefund({ asked }: { asked: RefundProposal }) {
  const cache = useQueryClient();
  const answer = useMutation({
    mutationFn: answerRefund,
    onSuccess: (_: RefundStart, agreed: boolean) => toast.success(agreed ? '已退款' : '已取消申请'),
    onError: (error) => toast.error(error.message),
    onSettled: () => cache.invalidateQueries({ queryKey: ['unit'] }),
  });
  return (
    <SecondYes
      what={`暂收款退款${formatMoney(asked.je)}到${asked.fkzh}`}
      asked={asked}
      busy={answer.isPending}
      onAnswer={(agreed) => answer.mutate(agreed)}
    />
  );
}
