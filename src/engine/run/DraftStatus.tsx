import { type Draft, fetchDraft } from '@/api/cases/drafts';
import { toast } from '@/ui/state/toast';
import { DraftLine } from '../draft/DraftLine';
import { AlreadySubmitted } from './AlreadySubmitted';
import { withSubjectNow } from './open-flow';
import { type Run, useRun, useRunState } from './run';
import { firstFormStep } from './steps';

/** Save status of a flow's draft, until the submission. */
export function DraftStatus() {
  const run = useRun();
  const step = useRunState((state) => state.step);
  if (step === 'result') return null;
  const adopt = (newer: Draft) => {
    if (!run.flow.subject) return run.adopt(newer);
    // The draft holds only the number of the subject.
    withSubjectNow(run.flow, newer).then(run.adopt, (error) =>
      toast.failure(error, '另一窗口的草稿没有读取成功，请重试'),
    );
  };
  const { startAgain } = run;
  const anew =
    startAgain &&
    (() => {
      keepForAnother(run).then(startAgain, () => toast.error('草稿没有保存成功，请重试'));
    });
  const handedIn = <AlreadySubmitted keeper={run.drafts} calls={run.calls} onAnew={anew} />;
  return <DraftLine keeper={run.drafts} code={run.flow.code} calls={run.calls} handedIn={handedIn} onAdopt={adopt} />;
}

/** Saves the content of an ended application as the draft of a new one; an existing draft of another application stays. */
async function keepForAnother({ drafts, state, flow }: Run): Promise<void> {
  const lapsed = drafts.number();
  const there = await fetchDraft(flow.code, { ywlsh: '' });
  if (there?.ywlsh && there.ywlsh !== lapsed) return drafts.close();
  state.setState({ ywlsh: '', step: firstFormStep(flow) });
  drafts.continueFrom(there?.xgcs ?? 0);
  await drafts.save();
  if (drafts.store.getState().phase !== 'saved') throw new Error('not saved');
}
