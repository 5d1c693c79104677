import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fetchSignRequests, refuseSignRequest, type SignRequest } from '@/api/cases/sign';
import { byEndOf } from '@/domain/dates';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { InvitedSignDialog } from '@/engine/sign/SignDialog';
import { StatementDialog } from '@/form/open/StatementDialog';
import { Figures } from '@/form/sections/Figures';
import { signRefusal } from '@/schema/individual/sign-refusal';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { StateMark, type StateTone } from '@/ui/state/StateMark';
import { toast } from '@/ui/state/toast';
import styles from './sign-confirm.module.css';

const STATES: Readonly<Record<string, readonly [StateTone, string]>> = {
  '0': ['attention', '待签署'],
  '1': ['done', '已签署'],
  '2': ['failed', '已拒绝'],
  '3': ['ended', '已失效'],
};

/** Signature requests by others: subject, sign or refuse. */
export default function SignConfirm() {
  const [query] = useSearchParams();
  const wanted = query.get('qmbh') ?? '';
  const requests = useQuery({ queryKey: ['sign-requests'], queryFn: ({ signal }) => fetchSignRequests({ signal }) });
  if (requests.isError) return <LoadFailed error={requests.error} onRetry={() => void requests.refetch()} />;
  if (!requests.data) return <Loading shape="list" />;
  const shown = requests.data.filter(({ qmbh }) => wanted === '' || qmbh === wanted);
  if (shown.length === 0) {
    return (
      <Card label="签署确认">
        <p>没有需要您签署的事项</p>
      </Card>
    );
  }
  return (
    <Stack gap={2}>
      {shown.map((request) => (
        <Request key={request.qmbh} request={request} />
      ))}
    </Stack>
  );
}

/** A signature on a closed application is void; a refusal stays a refusal. */
function markOf({ zt, zzmc }: SignRequest): readonly [StateTone, string] {
  if (zzmc && zt !== '2') return ['ended', zzmc];
  return STATES[zt] ?? ['ended', '状态未知'];
}

function Request({ request }: { request: SignRequest }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'sign' | 'refuse' | null>(null);
  const [tone, label] = markOf(request);
  const refresh = () =>
    Promise.all(['sign-requests', 'todos'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const done = (text: string) => {
    setOpen(null);
    toast.success(text);
    void refresh();
  };
  const refuse = async (reason: string) => {
    try {
      await refuseSignRequest(request.qmbh, reason);
    } catch (error) {
      void refresh();
      throw error;
    }
    done('已拒绝签署，申请人会收到通知');
  };
  // A closed application can neither be signed nor refused.
  const dialog = request.zt === '0' ? open : null;
  return (
    <Card label={`${request.sqr}的${request.ywmc}`}>
      <h2>
        {request.ywmc} <StateMark tone={tone} label={label} />
      </h2>
      <p>
        <bdi>{request.sqr}</bdi>邀请您以“{request.qmsf}”的身份确认以下由申请人填写的内容
        {request.zt === '0' && `，请在${byEndOf(request.qxrq)}处理`}。
      </p>
      <Figures
        items={[
          { label: '业务流水号', value: request.ywlsh },
          { label: '申请人', value: request.sqr },
          { label: '邀请日期', value: request.yqrq },
          ...request.nr,
        ]}
      />
      {request.zmbh && (
        <>
          {request.zt === '0' && <p>请先预览并核对全文，再签署。</p>}
          <DocumentButtons zmbh={request.zmbh} title={request.ywmc} />
        </>
      )}
      {request.zt === '1' && (
        <Row as="p" gap={2} className={styles.signed}>
          {request.image.startsWith('data:image/') && (
            <img src={request.image} alt="我的签名" width={300} height={84} />
          )}
          签署时间：{request.qmsj}
        </Row>
      )}
      {request.zzsm && <p role="status">{request.zzsm}</p>}
      {request.zt === '2' && <p>拒绝原因：{request.jjyy}</p>}
      {request.zt === '0' && (
        <Row gap={1.5} justify="end" className={styles.actions}>
          <Button onClick={() => setOpen('refuse')}>拒绝签署</Button>
          <Button type="primary" onClick={() => setOpen('sign')}>
            同意并签署
          </Button>
        </Row>
      )}
      {dialog === 'sign' && (
        <InvitedSignDialog
          document={`${request.sqr}的${request.ywmc}`}
          qmbh={request.qmbh}
          onSigned={() => done('签署成功')}
          onUnsigned={() => void refresh()}
          onClose={() => setOpen(null)}
        />
      )}
      {dialog === 'refuse' && (
        <StatementDialog
          title="拒绝签署"
          note="拒绝后，对方的申请将终止，拒绝原因会告知对方。"
          schema={signRefusal}
          name="jjyy"
          submitText="确定拒绝"
          send={refuse}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
