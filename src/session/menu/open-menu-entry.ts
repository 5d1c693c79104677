import { fetchMenuEnable } from '@/api/session/auth';
import type { MenuEntry } from '@/session/menu-store';
import { needsFaceCheck, passFaceCheck } from '@/session/sign-in/face-check';
import { toast } from '@/ui/state/toast';
import { adoptOpened } from './adopt-opened';
import { NOT_OPEN, PAUSED } from './entry-text';
import { isUsable } from './first-usable-path';
import { withHomeTab } from './home-tab';

/** Prefetch that runs while the centre checks the entry. */
let prepare: ((entry: MenuEntry) => void) | undefined;

/**
 * Registers the prefetch of menu entries.
 * @returns unsubscribe function
 */
export function onEntryOpening(listener: (entry: MenuEntry) => void): () => void {
  prepare = listener;
  return () => {
    if (prepare === listener) prepare = undefined;
  };
}

/**
 * Opens a menu entry (docs/specification.md 2.4, 4, 8): checks with the centre whether it was paused since sign-in and shows its remark;
 * enable 10 requires a face check; link type 1 opens a new window without a return link. `tab`: the top tab of home it was opened from.
 */
export async function openMenuEntry(
  entry: MenuEntry,
  navigate: (path: string) => void,
  tab: string | null = null,
): Promise<void> {
  if (entry.path === '') return toast.warning(NOT_OPEN);
  const enabling = fetchMenuEnable(entry.id).catch(() => undefined);
  if (isUsable(entry) && entry.enable !== '10' && entry.hrefType !== '1') prepare?.(entry);
  const now = await enabling;
  // The call has already reported its failure.
  if (!now) return;
  if (!isUsable({ enable: String(now.enable) })) return toast.warning(now.bz || entry.bz || PAUSED);
  adoptOpened([now]);
  // Checked before navigating, so that declining keeps the current page.
  if (needsFaceCheck({ enable: String(now.enable) }) && !(await passFaceCheck(entry.id))) return;
  if (entry.hrefType !== '1') return navigate(withHomeTab(entry.path, tab));
  // Without 'noopener': it makes open() return null even on success, which hides blocking, and the new window would start signed out.
  const opened = window.open(`#${withHomeTab(entry.path, tab)}`, '_blank');
  if (!opened) return toast.warning('新窗口被浏览器拦截，请允许本站弹出窗口后重试');
  opened.opener = null;
}
