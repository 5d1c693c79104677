import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft } from '@/api/cases/drafts';
import { type ComplaintReceipt, fetchComplaintContact, fetchComplaintSubjects } from '@/api/public/complaints';
import { COMPLAINT_DRAFT } from '@/engine/draft/page-draft-codes';
import { findPageDraft } from '@/engine/draft/use-page-draft';
import { LinkButton } from '@/engine/flow/LinkButton';
import { useSession } from '@/session/session-store';
import { accountHash } from '@/session/sign-in/account-hash';
import { loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { PublicPage } from '../PublicPage';
import { findAttachments } from './attachments';
import { ComplaintEntry } from './ComplaintEntry';
import { readTabDraft } from './complaint-draft';
import { Receipt } from './Receipt';

/** /complaintJYAdd: typing needs no sign-in, submitting does. */
export default function ComplaintAdd() {
  const userInfo = useSession((state) => state.userInfo);
  const epoch = useSession((state) => state.epoch);
  const owner = userInfo ? accountHash(userInfo) : '';
  // Remounted per account, so that no input or receipt is shown to the next one.
  return <Adding key={`${epoch} ${owner}`} epoch={epoch} owner={owner} />;
}

function Adding({ epoch, owner }: { epoch: number; owner: string }) {
  const [receipt, setReceipt] = useState<ComplaintReceipt>();
  /** Draft chosen instead of the one found, and the number of choices (remount key). */
  const [instead, setInstead] = useState<{ saved: Draft | null; times: number }>();
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
    queryFn: ({ signal }) => findPageDraft(COMPLAINT_DRAFT, signal),
    enabled: own,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // Files that a guest chose before leaving the page to sign in.
  const files = useQuery({
    queryKey: ['complaints', 'guest files', epoch],
    queryFn: async () => {
      await findAttachments(readTabDraft(owner));
      return true;
    },
    enabled: !opening,
    gcTime: 0,
  });
  // The text's maximum length is policy of the centre, which a guest's page must load.
  const policy = useQuery({
    queryKey: ['complaints', 'policy'],
    queryFn: async () => {
      if (!useSystemConfig.getState().loaded) await loadSystemConfig();
      return true;
    },
  });
  const goOnWith = (saved: Draft | null) => setInstead({ saved, times: (instead?.times ?? 0) + 1 });

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
      actions={<LinkButton to="/complaintJY">看看别人问过的</LinkButton>}
    >
      {failed && <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && waiting && <Loading shape="form" />}
      {!failed && !waiting && subjects.data && (
        <ComplaintEntry
          key={instead?.times}
          owner={owner}
          subjects={subjects.data}
          contact={contact.data ?? null}
          saved={instead ? instead.saved : (box.data ?? null)}
          onReceipt={setReceipt}
          onOther={goOnWith}
        />
      )}
    </PublicPage>
  );
}
