import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { answerPendingPhone, fetchPendingPhones, type PendingPhone, resendPendingCode } from '@/api/person/info-change';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { failureText } from '@/lib/shown-errors';
import type { SmsCode } from '@/schema/field-kinds';
import { Card } from '@/ui/Card';
import { askConfirmation } from '@/ui/dialog/confirm';
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
  const { id, dwmc, sjhm } = pending;
  const form = useMemo(() => confirmation(pending), [pending]);
  const done = (text: string) => {
    toast.success(text);
    for (const key of ['person', 'todos']) void client.invalidateQueries({ queryKey: [key] });
  };
  const refusal = useMutation({
    mutationFn: () => answerPendingPhone({ id, ty: '0', dxyzm: '' }),
    onSuccess: () => done('已拒绝该手机号码变更'),
  });
  const refuse = async () => {
    const content = `${dwmc}申请的手机号码变更（${sjhm}）将终止，仍使用原手机号码，并告知单位。您确定不同意吗？`;
    if (await askConfirmation({ title: '温馨提示', content, okText: '不同意' })) refusal.mutate();
  };
  return (
    <Card>
      <OpenForm
        form={form}
        submitText="确认变更"
        busyText="正在确认"
        onSubmit={async (values) => {
          await answerPendingPhone({ id, ty: '1', dxyzm: openFormValues<Confirmation>(values).dxyzm });
          done('手机号码已变更');
        }}
        more={
          <Button disabled={refusal.isPending} onClick={() => void refuse()}>
            不同意
          </Button>
        }
      />
      {refusal.error && <Alert type="error" showIcon title={failureText(refusal.error, '没有办理成功，请稍后重试')} />}
    </Card>
  );
}

interface Confirmation {
  dxyzm: SmsCode;
}

const confirmation = ({ id, dwmc, sj, sjhm, yxq }: PendingPhone) =>
  defineOpenForm<Confirmation>()({
    code: `qrsjh-${id}`,
    initial: { dxyzm: '' },
    sections: [
      {
        key: 'phone',
        title: '待确认的手机号码',
        note: `${dwmc}于${sj}申请将您的手机号码变更为${sjhm}，请在${yxq}前确认；未经确认不会生效。`,
        fields: [
          {
            kind: 'smsCode',
            name: 'dxyzm',
            label: '新号码收到的验证码',
            send: () => resendPendingCode(id),
            to: () => sjhm,
          },
        ],
      },
    ],
  });
