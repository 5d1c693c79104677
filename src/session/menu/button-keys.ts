import { buttonPath } from './menu-path';

/** @throws if the route path or the last key is missing, the minimum by docs/specification.md 5 */
export function checkPermissionArguments(path: unknown, keys: unknown): void {
  const texts = [path, ...(Array.isArray(keys) ? keys : [])];
  const given = texts.every((text) => typeof text === 'string' && text.trim() !== '');
  if (texts.length < 2 || !given) throw new Error('按钮权限至少需要页面路径和一个按钮标识');
}

/**
 * Whether any of several buttons of a page is permitted; one key suffices (docs/specification.md 6). @throws as `checkPermissionArguments`
 */
export function isPermitted(buttonKeys: ReadonlySet<string>, path: string, keys: readonly string[]): boolean {
  checkPermissionArguments(path, keys);
  // Accepts the page with query and hash, as in the address bar.
  const page = path.replace(/[?#].*$/, '');
  return keys.some((key) => {
    const full = buttonPath(page, key);
    return full !== undefined && buttonKeys.has(full);
  });
}
