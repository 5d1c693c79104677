import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicPages } from '@/app/pages/public-pages';
import { isPublicPath } from '@/session/public-paths';
import { PUBLIC_SERVICES, serviceOf } from '@/session/sign-in/public-services';

/** Addresses that PublicArea.tsx has a page for, with the module it loads. */
const LOADED = new Map(
  [
    ...readFileSync('src/app/PublicArea.tsx', 'utf8').matchAll(/'(\/\w+)': lazy\(\(\) => import\('@\/([^']+)'\)\)/g),
  ].map(([, path = '', file = '']) => [path, file]),
);

describe('public pages', () => {
  it.each([...publicPages.keys()])('%s needs no sign-in and has a title', (path) => {
    expect(isPublicPath(path)).toBe(true);
    expect(publicPages.get(path)?.title).toMatch(/^[\u4e00-\u9fff]{2,}$/);
  });

  it('are of a page that says it is Chinese', () => {
    expect(readFileSync('index.html', 'utf8')).toContain('<html lang="zh-CN">');
  });

  it('are of a page that is called after the hall before it has loaded', () => {
    expect(readFileSync('index.html', 'utf8')).toContain('<title>住房公积金网上办事大厅</title>');
  });

  it.each([...LOADED])('%s is a public page of its own folder', (path, file) => {
    expect(publicPages.has(path)).toBe(true);
    expect(file).toMatch(/^pages\/public\/[a-z]+\/[A-Z]\w+$/);
  });

  it('are all on the list of public services, as themselves or as part of one', () => {
    const listed = PUBLIC_SERVICES.map(({ path }) => path);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of listed) expect(LOADED.has(path)).toBe(true);
    for (const path of LOADED.keys()) expect(listed).toContain(serviceOf(path));
  });

  it('a name every object has is no part of a service', () => {
    expect(serviceOf('constructor')).toBe('constructor');
  });
});
