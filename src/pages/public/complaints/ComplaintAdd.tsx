import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ComplaintReceipt, fetchComplaintContact, fetchComplaintSubjects } from '@/api/complaints';
import { ownerMark } from '@/session/owner-mark';
import { useSession } from '@/session/session-store';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { PublicPage } from '../PublicPage';
import { ComplaintEntry } from './ComplaintEntry';
import styles from './complaints.module.css';
import { Receipt } from './Receipt';

/** /complaintJYAdd: anybody may type, whoever is signed in may hand in. */
export default function ComplaintAdd() {
  const [receipt, setReceipt] = useState<ComplaintReceipt>();
  const userInfo = useSession((state) => state.userInfo);
  const phase = useSession((state) => state.phase);
  const epoch = useSession((state) => state.epoch);
  const owner = userInfo ? ownerMark(userInfo) : '';
  const subjects = useQuery({
    queryKey: ['complaints', 'subjects'],
    queryFn: ({ signal }) => fetchComplaintSubjects({ signal }),
  });
  const contact = useQuery({
    queryKey: ['complaints', 'contact', epoch],
    queryFn: ({ signal }) => fetchComplaintContact({ signal }),
    enabled: owner !== '',
  });

  if (receipt && owner !== '') {
    return (
      <PublicPage title="诉求已提交">
        <Receipt receipt={receipt} onAnother={() => setReceipt(undefined)} />
      </PublicPage>
    );
  }
  const failed = [subjects, contact].find((query) => query.isError && !query.data);
  const waiting = phase === 'opening' || !subjects.data || (owner !== '' && !contact.data);
  return (
    <PublicPage
      title="我要投诉建议"
      lead="咨询、建议、投诉、举报和表扬都可以在这里提交，中心按承诺时间答复。紧急事项请拨打12329。"
      actions={
        <Link to="/complaintJY" className={styles.linkButton}>
          看看别人问过的
        </Link>
      }
    >
      {failed && <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && waiting && <Loading />}
      {!failed && !waiting && subjects.data && (
        <ComplaintEntry
          key={`${epoch} ${owner}`}
          owner={owner}
          subjects={subjects.data}
          contact={contact.data ?? null}
          onReceipt={setReceipt}
        />
      )}
    </PublicPage>
  );
}
