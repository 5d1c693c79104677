import { isPreparerGone } from '../access/responsible-operators';
import type { Store } from '../kernel/store';
import { casePath } from './case-path';
import type { CaseRecord } from './case-states';
import { CHECK_STATE, checkersText, holdsForCheck, wasNeverAccepted } from './check/check-state';
import type { RuleCondition } from './rule';
import { stateNote } from './state-notes';

type Said = Pick<RuleCondition, 'sjz' | 'refusal'> & { xyb: string; ljs?: RuleCondition['ljs']; before?: string };

/**
 * Text of a condition about another case that must end first: its name and the next step. For a case in the unit's own check it names
 * preparer and checkers. `usual`: text for a case in progress at the centre; `then`: the action allowed afterwards, e.g. 办理封存.
 */
export function blockingCaseText(
  store: Store,
  open: CaseRecord,
  then: string,
  usual: Pick<Said, 'xyb' | 'refusal'> & { sjz?: string },
): Said {
  // The page where the case can be finished, if its state names one.
  const note = stateNote(store, open);
  const path = casePath(open);
  const link = path && {
    ljs: [...(note?.lj ? [{ lj: note.lj, mc: note.ljmc }] : []), { lj: path, mc: `查看${open.ywmc}` }],
  };
  const named = { before: open.ywlsh, ...link };
  if (!holdsForCheck(open)) return { sjz: `${open.ywmc}（${open.ywlsh}）未办结`, ...usual, ...named };
  const advice = pendingCheckAdvice(store, open);
  return {
    sjz: `${pendingCheckName(open)}${CHECK_STATE}`,
    xyb: `${advice}，再${then}`,
    refusal: `${pendingCheckName(open)}${CHECK_STATE}${wasNeverAccepted(open) ? '，中心尚未受理' : ''}：${advice}，再${then}`,
    ...named,
  };
}

/** Returns the condition with its text; it holds if there is no blocking case. */
export function blockingCondition(
  store: Store,
  open: CaseRecord | undefined,
  then: string,
  usual: Pick<Said, 'xyb' | 'refusal'> & { sjz?: string },
): Said & { mz: boolean } {
  return open ? { mz: false, ...blockingCaseText(store, open, then, usual) } : { mz: true, sjz: '无', ...usual };
}

/** Names the case and its preparer. */
export function pendingCheckName({ ywmc, ywlsh, jbr, automatic }: CaseRecord): string {
  const by = automatic ? '按约定自动汇缴' : `${jbr?.jbrxm ?? ''}经办`;
  return `${ywmc}（${ywlsh}，${by}）`;
}

/** Advice on ending a case in the unit's own check: pass, return or withdraw it. */
export function pendingCheckAdvice(store: Store, open: CaseRecord): string {
  const back = open.automatic || isPreparerGone(store, open) ? '退回' : `退回，或由${open.jbr?.jbrxm ?? '经办人'}撤回`;
  return `请先由${checkersText(store, open)}在“我的办件”中复核通过或${back}那一笔`;
}
