import type { Judgement } from '@/api/judgement';
import type { Run } from './run';
import { sentValues } from './sent-values';

/** What the centre knows of the person before anything is filled in: the limit, and what need not be asked. */
export async function takeJudgement(run: Run, judgement: Judgement): Promise<void> {
  const { flow, form, state } = run;
  const { limit, limitState } = form.facts();
  // A question about the values themselves that failed stays a failure.
  if (judgement.xe && !limit && limitState === 'known') form.inform({ limit: judgement.xe });
  state.setState({ judgement });
  const known = judgement.yzxx ?? [];
  if (known.length === 0) return;
  const values = await sentValues(
    { ...flow, restore: null, subject: null },
    Object.fromEntries(known.map(({ zdm, zdz }) => [zdm, zdz])),
    new AbortController().signal,
  );
  form.learn(values, Object.fromEntries(known.map(({ zdm, ly }) => [zdm, ly])));
}

/** Whether nothing stands in the way. A failure is told where the conditions are shown, which asks once more. */
export async function conditionsHold(run: Run, asked?: Promise<Judgement>): Promise<boolean> {
  try {
    const judgement = await (asked ?? run.flow.judge?.ask({}, {}));
    if (!judgement) return false;
    if (!judgement.mz) {
      run.state.setState({ judgement });
      return false;
    }
    await takeJudgement(run, judgement);
    return true;
  } catch {
    return false;
  }
}
