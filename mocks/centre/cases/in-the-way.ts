import { isLeft } from '../access/who-answers';
import type { Store } from '../kernel/store';
import { casePath } from './case-path';
import type { CaseRecord } from './case-states';
import { CHECK_STATE, checkersText, holdsForCheck, neverTakenIn } from './check-state';
import type { RuleCondition } from './rule';
import { stateNote } from './state-notes';

type Said = Pick<RuleCondition, 'sjz' | 'refusal'> & { xyb: string; ljs?: RuleCondition['ljs']; before?: string };

/**
 * What a condition says of another case that has to end first: which one, and what to do about it. One that waits
 * for the unit's own check waits for nobody of the centre: whoever prepared it and whoever may check it are named.
 * `usual`: what is said of one that is under way at the centre; `then`: what may be done after it, 办理封存.
 */
export function inTheWay(
  store: Store,
  open: CaseRecord,
  then: string,
  usual: Pick<Said, 'xyb' | 'refusal'> & { sjz?: string },
): Said {
  // Where it is brought to its end itself, where its state names such a page.
  const note = stateNote(store, open);
  const path = casePath(open);
  const link = path && {
    ljs: [...(note?.lj ? [{ lj: note.lj, mc: note.ljmc }] : []), { lj: path, mc: `查看${open.ywmc}` }],
  };
  const named = { before: open.ywlsh, ...link };
  if (!holdsForCheck(open)) return { sjz: `${open.ywmc}（${open.ywlsh}）未办结`, ...usual, ...named };
  const advice = heldAdvice(store, open);
  return {
    sjz: `${heldName(open)}${CHECK_STATE}`,
    xyb: `${advice}，再${then}`,
    refusal: `${heldName(open)}${CHECK_STATE}${neverTakenIn(open) ? '，中心尚未受理' : ''}：${advice}，再${then}`,
    ...named,
  };
}

/** The same where there may be none: whether the condition holds, and what it says. */
export function openOrNone(
  store: Store,
  open: CaseRecord | undefined,
  then: string,
  usual: Pick<Said, 'xyb' | 'refusal'> & { sjz?: string },
): Said & { mz: boolean } {
  return open ? { mz: false, ...inTheWay(store, open, then, usual) } : { mz: true, sjz: '无', ...usual };
}

/** Which case it is and who prepared it. */
export function heldName({ ywmc, ywlsh, jbr, automatic }: CaseRecord): string {
  const by = automatic ? '按约定自动汇缴' : `${jbr?.jbrxm ?? ''}经办`;
  return `${ywmc}（${ywlsh}，${by}）`;
}

/** How a case that waits for the unit's own check gets out of the way. */
export function heldAdvice(store: Store, open: CaseRecord): string {
  const back = open.automatic || isLeft(store, open) ? '退回' : `退回，或由${open.jbr?.jbrxm ?? '经办人'}撤回`;
  return `请先由${checkersText(store, open)}在“我的办件”中复核通过或${back}那一笔`;
}
