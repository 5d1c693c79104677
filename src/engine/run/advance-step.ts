import { fetchMaterials, type Material, type MaterialRequest } from '@/api/archive/archive';
import type { Judgement } from '@/api/cases/judgement';
import type { CallOptions } from '@/api/client/client';
import { visibleFields } from '@/form/values/visible-fields';
import type { Flow } from '../flow/define-flow';
import { isMaterialMissing } from '../flow/missing-material';
import { conditionsHold } from './conditions';
import type { Run } from './run';
import { type StepKey, stepAfter } from './steps';

/**
 * Goes to the next step that needs input. `judging`: running query of the conditions, if any.
 * Does nothing if the user has changed the step meanwhile.
 */
export async function advanceStep(run: Run, from: StepKey, judging?: Promise<Judgement>): Promise<void> {
  const idle = new Set(run.state.getState().skippedSteps);
  let next = stepAfter(run.flow, from);
  while (await isIdle(run, next, judging)) {
    idle.add(next);
    next = stepAfter(run.flow, next);
  }
  if (run.state.getState().step !== from) return;
  run.state.setState({ skippedSteps: [...idle] });
  run.goTo(next);
}

async function isIdle(run: Run, step: StepKey, judging?: Promise<Judgement>): Promise<boolean> {
  if (step === 'eligibility') return conditionsHold(run, judging);
  if (step === 'form') return isKnown(run);
  return step === 'materials' && run.flow.materials !== null && nothingToHandIn(run);
}

/**
 * Returns whether the centre's data fills the whole form; ticks are then given on the check page. Never for a change request, a
 * correction or a form with a subject, which need input.
 */
function isKnown({ flow, form, state, correction }: Run): boolean {
  // A correction needs input in the form.
  if (correction) return false;
  const { judgement } = state.getState();
  // If a register did not answer, the form shows that some data is missing.
  if (!judgement?.yzxx?.length || judgement.wyd?.length || flow.pages || flow.former || flow.subject) return false;
  const judging = visibleFields(flow, form.store.getState().values, form.facts()).filter(({ kind }) => kind !== 'tick');
  return form.passes(new Set(judging.map(({ name }) => name)));
}

/** Returns whether no material is required: none listed, verified by registers, or optional. After a failure the materials step loads the list. */
async function nothingToHandIn(run: Run): Promise<boolean> {
  try {
    const list = await materialList(run, await materialRequest(run), { ...run.calls, errors: 'silent' });
    return list.every((material) => !isMaterialMissing(material) && material.wj.length === 0);
  } catch {
    return false;
  }
}

/** Fetches the materials in the archive and records which returned ones are replaced. */
export async function materialList(run: Run, request: MaterialRequest, options: CallOptions): Promise<Material[]> {
  const list = await fetchMaterials(request, options);
  const back = run.correction?.found.bz?.flatMap(({ lx, bh }) => (lx === 'cl' ? [bh] : [])) ?? [];
  const replaced = list.filter(({ wjlxId, clzt }) => back.includes(wjlxId) && clzt !== '3');
  run.state.setState({ replaced: replaced.map(({ wjlxId }) => wjlxId) });
  return list;
}

/** Node and catalogue number of a business in the archive. */
export const archivePlace = ({ code }: Pick<Flow, 'code'>) => ({ jdbh: `${code}-01`, mlbh: `ML${code}` });

/** Builds the request for the materials of the current values; fetches the business number if there is none. */
export async function materialRequest(run: Run): Promise<MaterialRequest> {
  const ywlsh = await run.businessNumber();
  void run.drafts.save();
  return { ...archivePlace(run.flow), zstj: run.flow.materials?.(run.form.shown()) ?? {}, ywlsh };
}
