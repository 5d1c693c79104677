import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ComplaintDetail, fetchComplaint, NOTHING_TO_SHOW } from '@/api/complaints';
import { ApiError } from '@/api/errors';
import { useSession } from '@/session/session-store';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Button } from '@/ui/plain/Button';
import { StateMark } from '@/ui/StateMark';
import { PublicPage } from '../PublicPage';
import { ComplaintContent } from './ComplaintContent';
import { isComplaintNumber, NOT_SHOWN } from './complaint-words';
import styles from './complaints.module.css';
import { GradeForm } from './GradeForm';
import { ReviewForm } from './ReviewForm';

/** /complaintJYInfo?id=…: a published one, or an own one. */
export default function ComplaintInfo() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <PublicPage
      title="投诉建议详情"
      actions={
        <Link to="/complaintJY" className={styles.linkButton}>
          返回列表
        </Link>
      }
    >
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
  if (error instanceof ApiError && error.code === NOTHING_TO_SHOW) return <NotShown />;
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

function Shown({ detail, onChanged }: { detail: ComplaintDetail; onChanged: () => Promise<void> }) {
  const [done, setDone] = useState('');
  const note = useRef<HTMLDivElement>(null);
  // The form it was sent with is gone: whoever works by keyboard or ear goes on here.
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
        <div ref={note} tabIndex={-1} role="status" className={styles.sent}>
          <StateMark tone="done" label={done} />
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
    <Empty text={NOT_SHOWN}>
      <p>
        <Link to="/complaintJY?tab=mine">我的诉求</Link>
      </p>
    </Empty>
  );
}
