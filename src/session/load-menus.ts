import { fetchMenuIcons, fetchMenuTree, type LoginType } from '@/api/auth';
import { buildRouteTable } from './menu/build-route-table';
import { initialMenus, useMenus } from './menu-store';
import { useSession } from './session-store';

/**
 * Fetches the menu tree of a login type and makes the session's routes and permissions of it. An answer without a single
 * address is a failure too: there would be nowhere to go.
 * @throws ApiError of the call, or an Error for an unusable tree; the store then says `failed`.
 */
export async function loadMenus(loginType: LoginType): Promise<void> {
  const epoch = useSession.getState().epoch;
  useMenus.setState({ ...initialMenus, phase: 'loading' });
  try {
    const tree = await fetchMenuTree(loginType, { errors: 'caller' });
    if (useSession.getState().epoch !== epoch) return;
    const table = buildRouteTable(tree, loginType);
    if (table.byPath.size === 0) throw new Error('菜单加载失败，请稍后重试');
    useMenus.setState({ ...table, phase: 'ready' });
    void loadIcons(epoch);
  } catch (error) {
    if (useSession.getState().epoch === epoch) useMenus.setState({ phase: 'failed' });
    throw error;
  }
}

/** Pictures come after the menus and never hold them up. */
async function loadIcons(epoch: number): Promise<void> {
  const answer = await fetchMenuIcons().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || useSession.getState().epoch !== epoch) return;
  useMenus.setState({ icons: answer });
}
