import { toast } from '@/ui/toast';
import type { DraftKeeper, DraftState } from './draft-keeper';

/** Saves because somebody asked for it, and says how it went wherever on the page they are. */
export async function saveByHand(keeper: DraftKeeper): Promise<void> {
  // Also with nothing new: what is told as saved is what the draft box holds.
  await keeper.save(true);
  const { phase, savedAt, reason } = keeper.store.getState();
  const first = inTheWay(phase);
  if (phase === 'failed') toast.error(`${notSaved(reason)}，您填写的内容仍在本页`);
  else if (first) toast.warning(`草稿没有保存：${first}`, 5000);
  else if (savedAt === '') toast.info('还没有填写内容，无需保存');
  else toast.success(`草稿已保存（${savedAt}）`);
}

/** What keeps the page from going on, and where the way on is; undefined while nothing does. */
export function inTheWay(phase: DraftState['phase']): string | undefined {
  if (phase === 'handed-in') return '这笔申请已提交或已终止，请看页面上的说明';
  return phase === 'conflict' ? '请先在页面上方选择以哪一份草稿为准' : undefined;
}

/** What is told of a save that failed: whether trying again, which goes on by itself, can bring anything else. */
export const notSaved = (reason: string | undefined) =>
  reason === undefined ? '草稿未能保存，将自动重试' : `草稿未能保存：${reason}`;
