import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import type { DraftKeeper, DraftState } from '@/engine/draft/draft-keeper';
import { saveDraftNow } from '@/engine/draft/save-draft-now';
import { useToast } from '@/ui/state/toast';

/** A keeper whose save ends like this. */
function keeperOf(end: DraftState): DraftKeeper {
  const store = createStore<DraftState>(() => ({ phase: 'idle', savedAt: '' }));
  const save = vi.fn(async () => store.setState(end));
  return { store, save } as Partial<DraftKeeper> as DraftKeeper;
}

it.each([
  [{ phase: 'saved', savedAt: '2026-11-21 10:00:00' }, 'success', '草稿已保存（2026-11-21 10:00:00）', 3000],
  [{ phase: 'idle', savedAt: '2026-11-21 09:00:00' }, 'success', '草稿已保存（2026-11-21 09:00:00）', 3000],
  [{ phase: 'idle', savedAt: '' }, 'info', '还没有填写内容，无需保存', 3000],
  [{ phase: 'failed', savedAt: '' }, 'error', '草稿未能保存，将自动重试，您填写的内容仍在本页', 3500],
  [
    { phase: 'failed', savedAt: '', reason: '草稿内容无法保存' },
    'error',
    '草稿未能保存：草稿内容无法保存，您填写的内容仍在本页',
    3500,
  ],
  [
    { phase: 'handed-in', savedAt: '', ywlsh: '1' },
    'warning',
    '草稿没有保存：这笔申请已提交或已终止，请看页面上的说明',
    5000,
  ],
  [{ phase: 'conflict', savedAt: '' }, 'warning', '草稿没有保存：请先在页面上方选择以哪一份草稿为准', 5000],
] as const)('what came of a save that was asked for is said: %j', async (end, kind, text, durationMs) => {
  await saveDraftNow(keeperOf(end));
  expect(useToast.getState().current).toMatchObject({ kind, lines: [text], durationMs });
});
