import { fetchMenuEnable } from '@/api/auth';
import { needsFaceCheck, passFaceCheck } from '@/session/face-check';
import type { MenuEntry } from '@/session/menu-store';
import { toast } from '@/ui/toast';
import { adoptOpened } from './adopt-opened';
import { NOT_OPEN, PAUSED } from './entry-words';
import { isUsable } from './first-usable-path';
import { withHomeTab } from './home-tab';

/** What gets ready while the centre is asked. */
let prepare: ((entry: MenuEntry) => void) | undefined;

/** Called by what stands behind the entries, as long as it is there. @returns what takes it off again */
export function onEntryOpening(listener: (entry: MenuEntry) => void): () => void {
  prepare = listener;
  return () => {
    if (prepare === listener) prepare = undefined;
  };
}

/**
 * Opens a menu entry as specification 2.4, 4 and 8 say: the centre is asked whether it has been paused since sign-in, a
 * paused one shows its remark, one with enable 10 asks for the person's face, one with link type 1 opens a window of its own without a way back to this one. `tab`: the top tab of home it was opened from.
 */
export async function openMenuEntry(
  entry: MenuEntry,
  navigate: (path: string) => void,
  tab: string | null = null,
): Promise<void> {
  if (entry.path === '') return toast.warning(NOT_OPEN);
  const asked = fetchMenuEnable(entry.id).catch(() => undefined);
  if (entry.enable === '1' && entry.hrefType !== '1') prepare?.(entry);
  const now = await asked;
  // The call has shown its own failure.
  if (!now) return;
  if (!isUsable({ enable: String(now.enable) })) return toast.warning(now.bz || entry.bz || PAUSED);
  adoptOpened([now]);
  // Asked here, so that a person who declines stays where the click was.
  if (needsFaceCheck({ enable: String(now.enable) }) && !(await passFaceCheck(entry.id))) return;
  if (entry.hrefType !== '1') return navigate(withHomeTab(entry.path, tab));
  // With 'noopener' the answer is always null: whether the window was blocked could not be told, and it would start signed out.
  const opened = window.open(`#${withHomeTab(entry.path, tab)}`, '_blank');
  if (!opened) return toast.warning('新窗口被浏览器拦截，请允许本站弹出窗口后重试');
  opened.opener = null;
}
