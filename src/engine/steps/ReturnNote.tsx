import { Button } from 'antd';
import { useStore } from 'zustand';
import { byEndOf } from '@/domain/dates';
import limit from '../limit/limit.module.css';
import { stepOfPart } from '../run/correction';
import { useRun, useRunState } from '../run/run';
import { WHOLE } from '../run/statements';
import { stepTitle } from '../run/steps';
import { useCorrected } from '../run/use-corrected';
import { StatedRight } from './StatedRight';

/** While an application is corrected: the clerk's words in sight on every step, and the way to each thing they are about. */
export function ReturnNote() {
  const { flow, correction, goTo, drafts } = useRun();
  const at = useRunState((state) => state.step);
  const corrected = useCorrected();
  // It can be corrected no more.
  const ended = useStore(drafts.store, ({ phase }) => phase === 'handed-in');
  if (ended || !correction?.found.sbyy || at === 'result') return null;
  const { sbyy, bz = [], clqx } = correction.found;
  return (
    <section className={limit.against} aria-label="退回意见">
      <div>
        <strong>退回意见：{sbyy.yy}</strong>
        <p>
          {sbyy.xyb}
          {clqx && `；请于${byEndOf(clqx)}重新提交，逾期自动失效`}
        </p>
        {bz.length === 0 && <StatedRight name={WHOLE} label="申请内容" />}
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
                  {part.lx === 'zd' && <StatedRight name={part.bh} label={part.mc} />}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
