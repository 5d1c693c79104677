import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetReload, isMissingChunk, reloadForMissingChunk } from '@/app/chunk-reload';

afterEach(forgetReload);

describe('部署新版本后缺少的文件', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module: https://x/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('认得 %s', (message) => {
    expect(isMissingChunk(new TypeError(message))).toBe(true);
  });

  it('别的错误不是', () => {
    expect(isMissingChunk(new Error('x is undefined'))).toBe(false);
    expect(isMissingChunk('x')).toBe(false);
  });

  it('几处同时失败只重新加载一次，之后五分钟内不再', async () => {
    const reload = vi.fn();
    expect(reloadForMissingChunk(1_000_000, reload)).toBe(true);
    expect(reloadForMissingChunk(1_000_010, reload)).toBe(true);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    forgetReload();
    expect(reloadForMissingChunk(1_060_000, reload)).toBe(false);
    expect(reloadForMissingChunk(1_000_000 + 5 * 60_000, reload)).toBe(true);
  });

  it('存储被禁用时不重新加载，免得没完没了', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    const reload = vi.fn();
    expect(reloadForMissingChunk(1_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
