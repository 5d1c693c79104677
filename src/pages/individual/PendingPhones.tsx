import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { answerPendingPhone, fetchPendingPhones, type PendingPhone, resendPendingCode } from '@/api/person/info-change';
import { failureText } from '@/lib/shown-errors';
import { Card } from '@/ui/Card';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Row } from '@/ui/layout/Row';
import { toast } from '@/ui/state/toast';

/** A mobile number registered by the unit; effective once the person confirms it with the code sent to it. */
export function PendingPhones() {
  const pending = useQuery({
    queryKey: ['person', 'pending-phones'],
    queryFn: ({ signal }) => fetchPendingPhones({ signal }),
  });
  return pending.data?.map((one) => <PendingCard key={one.id} pending={one} />) ?? null;
}

function PendingCard({ pending }: { pending: PendingPhone }) {
  const client = useQueryClient();
  const id = useId();
  const [dxyzm, setCode] = useState('');
  const [note, setNote] = useState('');
  const answer = useMutation({
    mutationFn: (ty: '0' | '1') => answerPendingPhone({ id: pending.id, ty, dxyzm }),
    onSuccess: (_, ty) => {
      toast.success(ty === '1' ? '手机号码已变更' : '已拒绝该手机号码变更');
      for (const key of ['person', 'todos']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
  const refuse = async () => {
    const content = `${pending.dwmc}申请的手机号码变更（${pending.sjhm}）将终止，仍使用原手机号码，并告知单位。您确定不同意吗？`;
    if (await askConfirmation({ title: '温馨提示', content, okText: '不同意' })) answer.mutate('0');
  };
  const send = async () => {
    try {
      const { sjhm } = await resendPendingCode(pending.id);
      setNote(`验证码已发送至${sjhm}`);
    } catch (error) {
      setNote(failureText(error, '验证码发送失败，请稍后重试'));
    }
  };
  return (
    <Card label="待确认的手机号码">
      <h2>待确认的手机号码</h2>
      <p>
        {pending.dwmc}于{pending.sj}申请将您的手机号码变更为{pending.sjhm}，请在{pending.yxq}前确认；未经确认不会生效。
      </p>
      <Row>
        <label htmlFor={id}>新号码收到的验证码</label>
        <Input
          id={id}
          style={{ width: '10em' }}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={dxyzm}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        />
        <Button onClick={() => void send()}>重新获取验证码</Button>
        <Button type="primary" disabled={dxyzm.length !== 6 || answer.isPending} onClick={() => answer.mutate('1')}>
          确认变更
        </Button>
        <Button disabled={answer.isPending} onClick={() => void refuse()}>
          不同意
        </Button>
      </Row>
      <p role="status">{note}</p>
      {answer.error && <p role="alert">{failureText(answer.error, '没有办理成功，请稍后重试')}</p>}
    </Card>
  );
}
