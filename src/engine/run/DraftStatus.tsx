import { type Draft, fetchDraft } from '@/api/drafts';
import { toast } from '@/ui/toast';
import { DraftLine } from '../draft/DraftLine';
import { HandedIn } from './HandedIn';
import { withSubjectNow } from './open-flow';
import { type Run, useRun, useRunState } from './run';
import { firstFormStep } from './steps';

/** Whether what is typed into a flow is safe, until it is handed in. */
export function DraftStatus() {
  const run = useRun();
  const step = useRunState((state) => state.step);
  if (step === 'result') return null;
  const adopt = (newer: Draft) => {
    if (!run.flow.subject) return run.adopt(newer);
    // A draft keeps the number alone of what it is about.
    withSubjectNow(run.flow, newer).then(run.adopt, () => toast.error('另一窗口的草稿没有读取成功，请重试'));
  };
  const { startAgain } = run;
  const anew =
    startAgain &&
    (() => {
      keepForAnother(run).then(startAgain, () => toast.error('草稿没有保存成功，请重试'));
    });
  const handedIn = <HandedIn keeper={run.drafts} calls={run.calls} onAnew={anew} />;
  return <DraftLine keeper={run.drafts} code={run.flow.code} calls={run.calls} handedIn={handedIn} onAdopt={adopt} />;
}

/** What is typed into an application that has ended becomes the draft of another one; a draft that is of another one already stays. */
async function keepForAnother({ drafts, state, flow }: Run): Promise<void> {
  const lapsed = drafts.number();
  const there = await fetchDraft(flow.code, { ywlsh: '' });
  if (there?.ywlsh && there.ywlsh !== lapsed) return drafts.close();
  state.setState({ ywlsh: '', step: firstFormStep(flow) });
  drafts.continueFrom(there?.xgcs ?? 0);
  await drafts.save();
  if (drafts.store.getState().phase !== 'saved') throw new Error('not saved');
}
