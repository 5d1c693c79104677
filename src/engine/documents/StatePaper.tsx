import { issueReceipt } from '@/api/documents';
import type { RunCalls } from '../flow/define-flow';
import { DocumentButtons } from './DocumentButtons';
import styles from './documents.module.css';

interface StatePaperProps {
  ywlsh: string;
  title: string;
  onIssued?: (zmbh: string) => void;
  calls?: RunCalls;
}

/** The paper that tells how a case stands, made when it is asked for. */
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
        <span className={styles.numbers}>按办件现在的状态生成，带编号、校验码和电子专用章</span>
      </span>
      <DocumentButtons zmbh={issue} title={title} {...(calls && { calls })} />
    </>
  );
}
