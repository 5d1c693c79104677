import { fetchMenuIcons, fetchMenuTree, type LoginType } from '@/api/session/auth';
import { buildRouteTable } from '../menu/build-route-table';
import { initialMenus, useMenus } from '../menu-store';
import { useSession } from '../session-store';

/**
 * Loads the menu tree of a login type and builds the session's routes and permissions. A tree without any address is a failure, since there
 * would be no page to show. @throws ApiError of the call, or an Error for an unusable tree; the store is then `failed`
 */
export async function loadMenus(loginType: LoginType): Promise<void> {
  const epoch = useSession.getState().epoch;
  useMenus.setState({ ...initialMenus, phase: 'loading' });
  try {
    const tree = await fetchMenuTree(loginType);
    if (useSession.getState().epoch !== epoch) return;
    const table = buildRouteTable(tree, loginType);
    if (table.byPath.size === 0) throw new Error('没有可以打开的页面，请稍后重试');
    useMenus.setState({ ...table, phase: 'ready' });
    void loadIcons(epoch);
  } catch (error) {
    if (useSession.getState().epoch === epoch) useMenus.setState({ phase: 'failed' });
    throw error;
  }
}

/** Icons load after the menus and never delay them. */
async function loadIcons(epoch: number): Promise<void> {
  const answer = await fetchMenuIcons().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || useSession.getState().epoch !== epoch) return;
  useMenus.setState({ icons: answer });
}
