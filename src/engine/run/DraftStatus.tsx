import { DraftLine } from '../draft/DraftLine';
import { useRun, useRunState } from './run';

/** Whether what is typed into a flow is safe, until it is handed in. */
export function DraftStatus() {
  const run = useRun();
  const step = useRunState((state) => state.step);
  if (step === 'result') return null;
  return <DraftLine keeper={run.drafts} code={run.flow.code} calls={run.calls} onAdopt={run.adopt} />;
}
