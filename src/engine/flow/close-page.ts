import { goTo } from '@/lib/navigation';
import { confirm } from '@/ui/confirm';

const MESSAGE_HOME = '/sysMsg/msgHome';
/** How long a browser that agrees to close needs to do so, ms. */
const PATIENCE_MS = 300;

/**
 * Whether this window was opened for one page alone (menu entries of hrefType 1): it began with this address and there is nothing
 * to go back to. Others lead back to where the person came from.
 */
export function isOwnWindow(): boolean {
  return window.history.length <= 1;
}

/** Asks as specification 4 and 8 say, then closes this tab; where the browser refuses, the message home comes in its place. */
export async function closePage(): Promise<void> {
  const agreed = await confirm({
    title: '系统提示',
    content: '您是否需要关闭当前页面？',
    okText: '关闭页面',
    cancelText: '停留本页面',
    focus: 'cancel',
  });
  if (!agreed) return;
  window.close();
  // A closed window runs nothing more; one that goes on was not opened by a script.
  setTimeout(() => {
    if (!window.closed) goTo(MESSAGE_HOME, { replace: true });
  }, PATIENCE_MS);
}
