import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Condition } from '@/api/business';
import type { FlowValues } from '@/form/field-kinds';
import { LimitPanel } from '@/form/sections/LimitPanel';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import type { JudgeWiring } from '../flow/define-flow';
import { useHomePath } from '../flow/home-path';
import { useLoad } from '../flow/use-load';
import { StepFrame } from '../frame/StepFrame';
import styles from '../frame/steps.module.css';
import { useRun } from '../run/run';
import { stepAfter, stepBefore, stepTitles } from '../run/steps';
import { CountHint } from './CountHint';

/** Whether the person may apply, each condition with the figure, before anything is typed. */
export function EligibilityStep({ judge }: { judge: JudgeWiring<FlowValues> }) {
  const { flow, form, goTo } = useRun();
  const navigate = useNavigate();
  const home = useHomePath();
  const answer = useLoad(flow.code, (signal) => judge.ask({}, { signal }));
  const proceed = () => {
    if (answer.data?.xe && !form.store.getState().limit) form.setLimit(answer.data.xe, 'known');
    goTo(stepAfter(flow, 'eligibility'));
  };
  const refused = answer.phase === 'ready' && !answer.data.mz;
  return (
    <StepFrame
      title={stepTitles.eligibility}
      actions={
        <>
          <Button onClick={() => goTo(stepBefore(flow, 'eligibility'))}>上一步</Button>
          {refused ? (
            <Button type="primary" onClick={() => void navigate(home)}>
              返回首页
            </Button>
          ) : (
            <Button type="primary" disabled={answer.phase !== 'ready'} onClick={proceed}>
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
          {refused ? (
            <Alert type="error" showIcon title="您目前不符合办理条件" description={whatToDo(answer.data.tj)} />
          ) : answer.data.hxsm ? (
            <Alert type="info" showIcon title="能否办理还要看您选择的事项" description={answer.data.hxsm} />
          ) : (
            <Alert type="success" showIcon title="您符合办理条件，可以继续填写" />
          )}
          <CountHint counts={flow.counts} />
          <Conditions conditions={answer.data.tj} />
          {answer.data.xe && <LimitPanel limit={answer.data.xe} />}
        </>
      )}
    </StepFrame>
  );
}

/** A table, and on a phone a card for each condition: five columns leave no room for words there. */
function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <div className={styles.tableBox}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">条件</th>
            <th scope="col">您的情况</th>
            <th scope="col">要求</th>
            <th scope="col">结果</th>
            <th scope="col">依据</th>
          </tr>
        </thead>
        <tbody>
          {conditions.map((condition) => (
            <tr key={condition.tjbh}>
              <th scope="row">{condition.tjmc}</th>
              <td data-label="您的情况">{condition.sjz}</td>
              <td data-label="要求">{condition.yqz}</td>
              <td data-label="结果">
                <span className={condition.mz ? styles.met : styles.unmet}>
                  {condition.mz ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
                  {condition.mz ? ' 满足' : ' 不满足'}
                </span>
              </td>
              <td data-label="依据">{condition.yj}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function whatToDo(conditions: readonly Condition[]) {
  return (
    <ul>
      {conditions
        .filter((condition) => !condition.mz)
        .map((condition) => (
          <li key={condition.tjbh}>
            {condition.tjmc}：您的情况为{condition.sjz}，要求{condition.yqz}。{condition.xyb}
          </li>
        ))}
    </ul>
  );
}
