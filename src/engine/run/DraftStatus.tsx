import type { Draft } from '@/api/drafts';
import { toast } from '@/ui/toast';
import { DraftLine } from '../draft/DraftLine';
import { withSubjectNow } from './open-flow';
import { useRun, useRunState } from './run';

/** Whether what is typed into a flow is safe, until it is handed in. */
export function DraftStatus() {
  const run = useRun();
  const step = useRunState((state) => state.step);
  if (step === 'result') return null;
  const adopt = (newer: Draft) => {
    if (!run.flow.subject) return run.adopt(newer);
    // A draft keeps the number alone of what it is about.
    withSubjectNow(run.flow, newer).then(run.adopt, () => toast.error('另一窗口的草稿没有读取成功，请重试'));
  };
  return <DraftLine keeper={run.drafts} code={run.flow.code} calls={run.calls} onAdopt={adopt} />;
}
