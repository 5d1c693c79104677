import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DepositView } from '@/api/unit-deposit';
import type { Flow, RunCalls } from '@/engine/define-flow';
import { FlowRun } from '@/engine/FlowRun';
import type { FlowFacts } from '@/engine/facts';
import { createRun, RunProvider } from '@/engine/run';
import { Loading } from '@/ui/Loading';

interface FillingProps {
  flow: Flow;
  view: DepositView;
  facts: FlowFacts;
  calls: RunCalls;
  /** The pass has run out: nothing can be saved until there is another. */
  lost: boolean;
  onHandedIn: () => void;
}

/** The form on its way through the steps of every business, until it is handed in. */
export function Filling({ flow, view, facts, calls, lost, onHandedIn }: FillingProps) {
  const [run] = useState(() => createRun(flow, facts, view.cg, null, { ywlsh: view.ywlsh, calls }));
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
