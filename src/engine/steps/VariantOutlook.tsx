import sections from '@/form/sections/sections.module.css';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { useLoad } from '../flow/use-load';
import { LimitPanel } from '../limit/LimitPanel';
import { useRun } from '../run/run';
import { MetConditions } from './ConditionsMet';
import { ConditionsUnmet } from './ConditionsUnmet';

interface VariantOutlookProps {
  variant: Readonly<Record<string, string>>;
  /** Told whether the conditions bar this variant. */
  onJudged: (barred: boolean) => void;
}

/** Conditions of a variant with the person's figures, and the amount where nothing has to be filled in for it. */
export function VariantOutlook({ variant, onJudged }: VariantOutlookProps) {
  const { flow } = useRun();
  const answer = useLoad(flow.code, async (signal) => {
    onJudged(false);
    const judged = await flow.judge?.ask(variant, { signal });
    if (judged) onJudged(!judged.mz);
    return judged ?? null;
  });
  if (answer.phase === 'loading') return <Loading />;
  if (answer.phase === 'failed') return <LoadFailed error={answer.error} onRetry={answer.reload} />;
  if (!answer.data) return null;
  const { mz, tj, xe } = answer.data;
  if (!mz) return <ConditionsUnmet conditions={tj} />;
  return (
    <>
      {xe && (
        <div className={sections.card}>
          <LimitPanel limit={xe} />
        </div>
      )}
      <MetConditions judgement={answer.data} />
    </>
  );
}
