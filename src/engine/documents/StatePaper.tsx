import { issueReceipt } from '@/api/archive/documents';
import { Muted } from '@/ui/layout/Muted';
import type { RunCalls } from '../flow/define-flow';
import { DocumentButtons } from './DocumentButtons';

interface StatePaperProps {
  ywlsh: string;
  title: string;
  onIssued?: (zmbh: string) => void;
  calls?: RunCalls;
}

/** Status document of a case, generated on request. */
export function StatePaper({ ywlsh, title, onIssued, calls }: StatePaperProps) {
  const issue = async () => {
    const { zmbh } = await issueReceipt(ywlsh, calls);
    onIssued?.(zmbh);
    return zmbh;
  };
  return (
    <>
      <span>
        {title}
        <br />
        <Muted as="span">按办件现在的状态生成，带编号、校验码和电子专用章</Muted>
      </span>
      <DocumentButtons zmbh={issue} title={title} {...(calls && { calls })} />
    </>
  );
}
