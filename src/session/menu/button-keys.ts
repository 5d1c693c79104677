import { buttonPath } from './menu-path';

/**
 * Whether a person may use one of several buttons of a page: any of the keys suffices (specification 6).
 * @throws when no key is given: specification 5 wants at least the route path and one key.
 */
export function isPermitted(buttonKeys: ReadonlySet<string>, path: string, keys: readonly string[]): boolean {
  if (path === '' || keys.length === 0) throw new Error('按钮权限至少需要页面路径和一个按钮标识');
  return keys.some((key) => {
    const full = buttonPath(path, key);
    return full !== undefined && buttonKeys.has(full);
  });
}
