import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Draft } from '@/api/drafts';
import type { DepositView } from '@/api/unit-deposit';
import type { Flow, RunCalls } from '@/engine/flow/define-flow';
import type { FlowFacts } from '@/engine/flow/facts';
import { FlowRun } from '@/engine/page/FlowRun';
import type { Correction } from '@/engine/run/correction';
import { createRun, RunProvider } from '@/engine/run/run';
import { Loading } from '@/ui/Loading';

interface FillingProps {
  flow: Flow;
  view: DepositView;
  facts: FlowFacts;
  calls: RunCalls;
  /** What a returned application is corrected from. */
  correction: (Correction & { draft: Draft }) | null;
  /** The pass has run out: nothing can be saved until there is another. */
  lost: boolean;
  onHandedIn: () => void;
}

/** The form on its way through the steps of every business, until it is handed in. */
export function Filling({ flow, view, facts, correction, calls, lost, onHandedIn }: FillingProps) {
  const [run] = useState(() => {
    const pass = { ywlsh: view.ywlsh, calls };
    return createRun(flow, facts, correction?.draft ?? view.cg, null, { pass, correction });
  });
  const answer = useStore(run.state, (state) => state.answer);
  useEffect(() => {
    if (!lost) void run.drafts.save();
  }, [lost, run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the centre has taken it in
  useEffect(() => {
    if (answer) onHandedIn();
  }, [answer]);
  if (answer) return <Loading />;
  return (
    <RunProvider value={run}>
      <FlowRun />
    </RunProvider>
  );
}
