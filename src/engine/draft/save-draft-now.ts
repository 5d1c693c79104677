import { LONG_MS, toast } from '@/ui/state/toast';
import type { DraftKeeper, DraftState } from './draft-keeper';

/** Saves on request and shows the outcome as a toast. */
export async function saveDraftNow(keeper: DraftKeeper): Promise<void> {
  // `again`: even unchanged content is compared with the draft box, so that 已保存 is true.
  await keeper.save(true);
  const { phase, savedAt, reason } = keeper.store.getState();
  const first = draftConflictText(phase);
  if (phase === 'failed') toast.error(`${saveFailureText(reason)}，您填写的内容仍在本页`);
  else if (first) toast.warning(`草稿没有保存：${first}`, LONG_MS);
  else if (savedAt === '') toast.info('还没有填写内容，无需保存');
  else toast.success(`草稿已保存（${savedAt}）`);
}

/** Message while a conflict or end blocks the page, with where to resolve it; undefined otherwise. */
export function draftConflictText(phase: DraftState['phase']): string | undefined {
  if (phase === 'handed-in') return '这笔申请已提交或已终止，请看页面上的说明';
  return phase === 'conflict' ? '请先在页面上方选择以哪一份草稿为准' : undefined;
}

/** Message of a failed save; without a reason the save is retried automatically. */
export const saveFailureText = (reason: string | undefined) =>
  reason === undefined ? '草稿未能保存，将自动重试' : `草稿未能保存：${reason}`;
