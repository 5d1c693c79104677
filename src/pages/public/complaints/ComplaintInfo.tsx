import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Empty } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/api/client/errors';
import { type ComplaintDetail, fetchComplaint, NO_COMPLAINT } from '@/api/public/complaints';
import { LinkButton } from '@/engine/flow/LinkButton';
import { useSession } from '@/session/session-store';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { PublicPage } from '../PublicPage';
import { ComplaintContent } from './ComplaintContent';
import { isComplaintNumber, NOT_SHOWN } from './complaint-text';
import { GradeForm } from './GradeForm';
import { ReviewForm } from './ReviewForm';

/** /complaintJYInfo?id=…: a published complaint, or an own one. */
export default function ComplaintInfo() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <PublicPage title="投诉建议详情" actions={<LinkButton to="/complaintJY">返回列表</LinkButton>}>
      {isComplaintNumber(id) ? <Detail key={id} id={id} /> : <NotShown />}
    </PublicPage>
  );
}

function Detail({ id }: { id: string }) {
  const epoch = useSession((state) => state.epoch);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['complaints', 'detail', epoch, id],
    queryFn: ({ signal }) => fetchComplaint(id, { signal }),
    retry: false,
  });
  const outdated = () => client.invalidateQueries({ queryKey: ['complaints'] });
  if (data && !error) return <Shown detail={data} onChanged={outdated} />;
  if (!error) return <Loading />;
  if (error instanceof ApiError && error.code === NO_COMPLAINT) return <NotShown />;
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

function Shown({ detail, onChanged }: { detail: ComplaintDetail; onChanged: () => Promise<void> }) {
  const [done, setDone] = useState('');
  const note = useRef<HTMLDivElement>(null);
  // The submitted form is gone: moves focus here for keyboard and screen readers.
  useLayoutEffect(() => {
    if (done) note.current?.focus();
  }, [done]);
  const sent = async (text: string) => {
    await onChanged();
    setDone(text || '已重新查询，请看下面的办理过程');
  };
  return (
    <>
      {done && (
        <div ref={note} tabIndex={-1} role="status">
          <Alert showIcon role="none" type="success" title={done} />
        </div>
      )}
      <ComplaintContent detail={detail} />
      {detail.kpj === '1' && <GradeForm tsbh={detail.tsbh} onSent={sent} />}
      {detail.kfh === '1' && <ReviewForm tsbh={detail.tsbh} until={detail.fhjzrq} onSent={sent} />}
      <p data-print="hide">
        <Button onClick={() => window.print()}>打印</Button>
      </p>
    </>
  );
}

function NotShown() {
  return (
    <Empty description={NOT_SHOWN}>
      <p>
        <Link to="/complaintJY?tab=mine">我的诉求</Link>
      </p>
    </Empty>
  );
}
