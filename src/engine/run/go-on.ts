import { fetchMaterials, type Material, type MaterialRequest } from '@/api/archive';
import type { CallOptions } from '@/api/client';
import type { Judgement } from '@/api/judgement';
import { visibleFields } from '@/form/values/visible-fields';
import type { Flow } from '../flow/define-flow';
import { conditionsHold } from './conditions';
import type { Run } from './run';
import { type StepKey, stepAfter } from './steps';

/**
 * Goes on from a step to the next one that has something to ask. `asked`: the conditions, where they are on their way already.
 * Who went elsewhere while that was being found out stays there.
 */
export async function goOn(run: Run, from: StepKey, asked?: Promise<Judgement>): Promise<void> {
  const idle = new Set(run.state.getState().idle);
  let next = stepAfter(run.flow, from);
  while (await isIdle(run, next, asked)) {
    idle.add(next);
    next = stepAfter(run.flow, next);
  }
  if (run.state.getState().step !== from) return;
  run.state.setState({ idle: [...idle] });
  run.goTo(next);
}

async function isIdle(run: Run, step: StepKey, asked?: Promise<Judgement>): Promise<boolean> {
  if (step === 'eligibility') return conditionsHold(run, asked);
  if (step === 'form') return isKnown(run);
  return step === 'materials' && run.flow.materials !== null && nothingToHandIn(run, run.flow.materials);
}

/**
 * The form asks nothing where the centre knew all of it: what is promised with a tick stands on the check page. A form that
 * changes what is kept is there to be changed, and one that is about somebody begins with the choice.
 */
function isKnown({ flow, form, state, correction }: Run): boolean {
  // What came back is there to be corrected.
  if (correction) return false;
  const { judgement } = state.getState();
  // Who might have been known by a register that is silent is told so.
  if (!judgement?.yzxx?.length || judgement.wyd?.length || flow.pages || flow.former || flow.subject) return false;
  const asked = visibleFields(flow, form.store.getState().values, form.facts()).filter(({ kind }) => kind !== 'tick');
  return form.passes(new Set(asked.map(({ name }) => name)));
}

/** Each material is verified by a register, or there is none at all. A list that does not come is asked for on its own step. */
async function nothingToHandIn(run: Run, wiring: NonNullable<Flow['materials']>): Promise<boolean> {
  try {
    const list = await materialList(run, await materialRequest(run, wiring), run.calls);
    return list.every(isSettled);
  } catch {
    return false;
  }
}

/** 免交, passed or for a clerk to look up, and without a file that the person might want to see again. */
const isSettled = ({ clzt, wj }: Material) => ['2', '4', '5'].includes(clzt) && wj.length === 0;

/** The materials as they lie in the archive now; what was sent back and is another one by now is done with. */
export async function materialList(run: Run, request: MaterialRequest, options: CallOptions): Promise<Material[]> {
  const list = await fetchMaterials(request, options);
  const back = run.correction?.found.bz?.flatMap(({ lx, bh }) => (lx === 'cl' ? [bh] : [])) ?? [];
  const replaced = list.filter(({ wjlxId, clzt }) => back.includes(wjlxId) && clzt !== '3');
  run.state.setState({ replaced: replaced.map(({ wjlxId }) => wjlxId) });
  return list;
}

/** Which materials are asked for what is filled in; the business number under which they lie is fetched here at the latest. */
export async function materialRequest(run: Run, wiring: NonNullable<Flow['materials']>): Promise<MaterialRequest> {
  const ywlsh = await run.businessNumber();
  void run.drafts.save();
  return { jdbh: wiring.jdbh, mlbh: wiring.mlbh, zstj: wiring.zstj(run.form.shown()), ywlsh };
}
