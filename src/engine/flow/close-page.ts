import { goTo } from '@/lib/address/navigation';
import { askConfirmation } from '@/ui/dialog/confirm';

const MESSAGE_HOME = '/sysMsg/msgHome';
/** Time (ms) a browser needs to close the tab if it allows that. */
const PATIENCE_MS = 300;

/**
 * Returns whether this window was opened for a single page (menu entries of hrefType 1): its history has no earlier entry.
 * Other windows go back instead.
 */
export function isSeparateWindow(): boolean {
  return window.history.length <= 1;
}

/** Confirms (docs/specification.md 4 and 8), then closes this tab; shows the message home if the browser refuses. */
export async function closePage(): Promise<void> {
  const agreed = await askConfirmation({
    title: '系统提示',
    content: '您是否需要关闭当前页面？',
    okText: '关闭页面',
    cancelText: '停留本页面',
  });
  if (!agreed) return;
  window.close();
  // Still running means refused: browsers close only tabs that a script opened.
  setTimeout(() => {
    if (!window.closed) goTo(MESSAGE_HOME, { replace: true });
  }, PATIENCE_MS);
}
