import { Button } from 'antd';
import { useStore } from 'zustand';
import { byEndOf } from '@/domain/dates';
import { Row } from '@/ui/layout/Row';
import limit from '../limit/limit.module.css';
import { stepOfPart } from '../run/correction';
import { useRun, useRunState } from '../run/run';
import { UNSPECIFIED_PART } from '../run/statements';
import { stepTitle } from '../run/steps';
import { useCorrected } from '../run/use-corrected';
import { ConfirmUnchanged } from './ConfirmUnchanged';

/** The clerk's comments during a correction, on every step, with links to the returned parts. */
export function ReturnNote() {
  const { flow, correction, goTo, drafts } = useRun();
  const at = useRunState((state) => state.step);
  const corrected = useCorrected();
  // The application has ended and can no longer be corrected.
  const ended = useStore(drafts.store, ({ phase }) => phase === 'handed-in');
  if (ended || !correction?.found.sbyy || at === 'result') return null;
  const { sbyy, bz = [], clqx } = correction.found;
  return (
    <Row as="section" wrap={false} gap={1.5} align="start" className={limit.against} aria-label="退回意见">
      <div>
        <strong>退回意见：{sbyy.yy}</strong>
        <p>
          {sbyy.xyb}
          {clqx && `；请于${byEndOf(clqx)}重新提交，逾期自动失效`}
        </p>
        {bz.length === 0 && <ConfirmUnchanged name={UNSPECIFIED_PART} label="申请内容" />}
        {bz.length > 0 && (
          <ul aria-label="需要补正的内容">
            {bz.map((part) => {
              const step = stepOfPart(flow, part);
              const done = corrected(part);
              return (
                <li key={`${part.lx} ${part.bh}`}>
                  {part.mc}：{part.yj} {done && <strong>{part.lx === 'cl' ? '已重新上传' : '已修改'}</strong>}
                  {step !== at && !done && (
                    <Button
                      size="small"
                      aria-label={`到“${stepTitle(flow, step)}”补正${part.mc}`}
                      onClick={() => goTo(step)}
                    >
                      到“{stepTitle(flow, step)}”补正
                    </Button>
                  )}
                  {part.lx === 'zd' && <ConfirmUnchanged name={part.bh} label={part.mc} />}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Row>
  );
}
