import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ComplaintReceipt, fetchComplaintContact, fetchComplaintSubjects } from '@/api/complaints';
import type { Draft } from '@/api/drafts';
import { COMPLAINT_DRAFT } from '@/engine/draft/page-draft-codes';
import { findDraft } from '@/engine/draft/use-page-draft';
import { ownerMark } from '@/session/owner-mark';
import { useSession } from '@/session/session-store';
import { loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { PublicPage } from '../PublicPage';
import { findHidden } from './attachments';
import { ComplaintEntry } from './ComplaintEntry';
import { readTabDraft } from './complaint-draft';
import styles from './complaints.module.css';
import { Receipt } from './Receipt';

/** /complaintJYAdd: anybody may type, whoever is signed in may hand in. */
export default function ComplaintAdd() {
  const userInfo = useSession((state) => state.userInfo);
  const epoch = useSession((state) => state.epoch);
  const owner = userInfo ? ownerMark(userInfo) : '';
  // Nothing of one person, no receipt either, is on show for the next one.
  return <Adding key={`${epoch} ${owner}`} epoch={epoch} owner={owner} />;
}

function Adding({ epoch, owner }: { epoch: number; owner: string }) {
  const [receipt, setReceipt] = useState<ComplaintReceipt>();
  /** What the form goes on with instead of the draft that was found, and how often that was decided. */
  const [instead, setInstead] = useState<{ kept: Draft | null; times: number }>();
  const opening = useSession((state) => state.phase === 'opening');
  const own = owner !== '';
  const subjects = useQuery({
    queryKey: ['complaints', 'subjects'],
    queryFn: ({ signal }) => fetchComplaintSubjects({ signal }),
  });
  const contact = useQuery({
    queryKey: ['complaints', 'contact', epoch],
    queryFn: ({ signal }) => fetchComplaintContact({ signal }),
    enabled: own,
  });
  const box = useQuery({
    queryKey: ['complaints', 'draft', epoch],
    queryFn: ({ signal }) => findDraft(COMPLAINT_DRAFT, signal),
    enabled: own,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // What a guest had chosen before the page was left for signing in.
  const files = useQuery({
    queryKey: ['complaints', 'guest files', epoch],
    queryFn: async () => {
      await findHidden(readTabDraft(owner));
      return true;
    },
    enabled: !opening,
    gcTime: 0,
  });
  // How long the text may be is the centre's policy, which a guest's page has to ask for.
  const policy = useQuery({
    queryKey: ['complaints', 'policy'],
    queryFn: async () => {
      if (!useSystemConfig.getState().loaded) await loadSystemConfig();
      return true;
    },
  });
  const goOnWith = (kept: Draft | null) => setInstead({ kept, times: (instead?.times ?? 0) + 1 });

  if (receipt) {
    const another = () => {
      goOnWith(null);
      setReceipt(undefined);
    };
    return (
      <PublicPage title="诉求已提交">
        <Receipt receipt={receipt} onAnother={another} />
      </PublicPage>
    );
  }
  const failed = [policy, subjects, contact].find((query) => query.isError && !query.data);
  const waiting =
    opening || !policy.data || !subjects.data || files.isPending || (own && (!contact.data || box.isPending));
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
          key={instead?.times}
          owner={owner}
          subjects={subjects.data}
          contact={contact.data ?? null}
          kept={instead ? instead.kept : (box.data ?? null)}
          onReceipt={setReceipt}
          onOther={goOnWith}
        />
      )}
    </PublicPage>
  );
}
