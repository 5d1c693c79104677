import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Draft } from '@/api/cases/drafts';
import type { DepositView } from '@/api/unit/unit-deposit';
import type { Flow, RunCalls } from '@/engine/flow/define-flow';
import type { FlowFacts } from '@/engine/flow/facts';
import { FlowRun } from '@/engine/page/FlowRun';
import type { Correction } from '@/engine/run/correction';
import { createRun, RunProvider } from '@/engine/run/run';
import { Loading } from '@/ui/state/Loading';

interface FillingProps {
  flow: Flow;
  view: DepositView;
  facts: FlowFacts;
  calls: RunCalls;
  /** The returned application to correct. */
  correction: (Correction & { draft: Draft }) | null;
  /** The pass has expired: saving needs a new one. */
  lost: boolean;
  onHandedIn: () => void;
}

/** The application form in the common steps, until submission. */
export function DepositForm({ flow, view, facts, correction, calls, lost, onHandedIn }: FillingProps) {
  const [run] = useState(() => {
    const pass = { ywlsh: view.ywlsh, calls };
    return createRun(flow, facts, correction?.draft ?? view.cg, null, { pass, correction });
  });
  const answer = useStore(run.state, (state) => state.answer);
  useEffect(() => {
    if (!lost) void run.drafts.save();
  }, [lost, run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the centre has accepted it
  useEffect(() => {
    if (answer) onHandedIn();
  }, [answer]);
  if (answer) return <Loading shape="form" />;
  return (
    <RunProvider value={run}>
      <FlowRun />
    </RunProvider>
  );
}
