import type { Judgement } from '@/api/cases/judgement';
import { restoreValues } from './restore-values';
import type { Run } from './run';
import { variantChosenFirst } from './variant-from-query';

/** Applies the centre's judgement before the form: the limit, and values prefilled from registers. */
export async function applyJudgement(run: Run, judgement: Judgement): Promise<void> {
  const { flow, form, state } = run;
  const { limit, limitState } = form.facts();
  // A limit for the current values, or a failure to get it, takes precedence.
  if (judgement.xe && !limit && limitState === 'known') form.inform({ limit: judgement.xe });
  state.setState({ judgement });
  const known = judgement.yzxx ?? [];
  if (known.length === 0) return;
  const values = await restoreValues(
    { ...flow, restore: null, subject: null },
    Object.fromEntries(known.map(({ zdm, zdz }) => [zdm, zdz])),
    new AbortController().signal,
  );
  form.learn(values, Object.fromEntries(known.map(({ zdm, ly }) => [zdm, ly])));
}

/** Returns whether all conditions are met. After a failure the conditions step asks again and shows the error. */
export async function conditionsHold(run: Run, judging?: Promise<Judgement>): Promise<boolean> {
  try {
    const judgement = await (judging ?? run.flow.judge?.ask(variantChosenFirst(run.flow, run.form.typed()) ?? {}, {}));
    if (!judgement) return false;
    if (!judgement.mz) {
      run.state.setState({ judgement });
      return false;
    }
    await applyJudgement(run, judgement);
    return true;
  } catch {
    return false;
  }
}
