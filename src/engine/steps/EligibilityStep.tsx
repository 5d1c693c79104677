import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { FlowValues } from '@/form/field-kinds';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import type { JudgeWiring } from '../flow/define-flow';
import { useHomePath } from '../flow/home-path';
import { useLoad } from '../flow/use-load';
import { StepFrame } from '../frame/StepFrame';
import { LimitPanel } from '../limit/LimitPanel';
import { takeJudgement } from '../run/conditions';
import { goOn } from '../run/go-on';
import { PreviousStep } from '../run/PreviousStep';
import { usePress } from '../run/reading';
import { useRun } from '../run/run';
import { stepTitles } from '../run/steps';
import { Conditions } from './Conditions';
import { ConditionsUnmet } from './ConditionsUnmet';
import { CountHint } from './CountHint';
import { MayApply } from './MayApply';

/** Why the person may not apply, each condition with the figure, before anything is typed; whoever may comes by here only when the answer was late. */
export function EligibilityStep({ judge }: { judge: JudgeWiring<FlowValues> }) {
  const run = useRun();
  const { flow } = run;
  const navigate = useNavigate();
  const home = useHomePath();
  const answer = useLoad(flow.code, (signal) => judge.ask({}, { signal }));
  const proceed = async () => {
    if (!answer.data?.mz) return;
    await takeJudgement(run, answer.data);
    await goOn(run, 'eligibility');
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
