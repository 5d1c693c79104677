import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { FlowValues } from '@/schema/field-kinds';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import type { JudgeWiring } from '../flow/define-flow';
import { useHomePath } from '../flow/home-path';
import { useLoad } from '../flow/use-load';
import { StepFrame } from '../frame/StepFrame';
import { LimitPanel } from '../limit/LimitPanel';
import { advanceStep } from '../run/advance-step';
import { applyJudgement } from '../run/conditions';
import { PreviousStep } from '../run/PreviousStep';
import { usePress } from '../run/reading';
import { useRun } from '../run/run';
import { stepTitles } from '../run/steps';
import { variantChosenFirst } from '../run/variant-from-query';
import { Conditions } from './Conditions';
import { ConditionsUnmet } from './ConditionsUnmet';
import { CountHint } from './CountHint';
import { MayApply } from './MayApply';

/** Conditions that are not met, with figures, before the form; persons who meet all see it only if the answer was late. */
export function EligibilityStep({ judge }: { judge: JudgeWiring<FlowValues> }) {
  const run = useRun();
  const { flow } = run;
  const navigate = useNavigate();
  const home = useHomePath();
  const answer = useLoad(flow.code, (signal) =>
    judge.ask(variantChosenFirst(flow, run.form.typed()) ?? {}, { signal }),
  );
  const proceed = async () => {
    if (!answer.data?.mz) return;
    await applyJudgement(run, answer.data);
    await advanceStep(run, 'eligibility');
  };
  const { waiting, press } = usePress(answer.phase === 'loading', () => void proceed());
  const refused = answer.phase === 'ready' && !answer.data.mz;
  return (
    <StepFrame
      title={stepTitles.eligibility}
      actions={
        <>
          <PreviousStep of="eligibility" />
          {refused ? (
            <Button type="primary" onClick={() => void navigate(home)}>
              返回首页
            </Button>
          ) : (
            <Button type="primary" disabled={answer.phase === 'failed'} loading={waiting} onClick={press}>
              下一步
            </Button>
          )}
        </>
      }
    >
      {answer.phase === 'loading' && <Loading />}
      {answer.phase === 'failed' && <LoadFailed error={answer.error} onRetry={answer.reload} />}
      {answer.phase === 'ready' && (
        <>
          {refused ? <ConditionsUnmet conditions={answer.data.tj} /> : <MayApply judgement={answer.data} />}
          <CountHint counts={flow.counts} />
          <Conditions conditions={answer.data.tj} />
          {!refused && answer.data.xe && <LimitPanel limit={answer.data.xe} />}
        </>
      )}
    </StepFrame>
  );
}
