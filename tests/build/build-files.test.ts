import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BUDGET_BYTES,
  firstVisit,
  MEMBER_BUDGETS,
  memberPages,
  PUBLIC_PAGE_BYTES,
  publicPages,
} from '../../scripts/bundle-budget.mjs';
import { PASSWORD } from '../people';
import { builtFiles, builtText } from './built-files';

const files = builtFiles();
const texts = [...files].filter(([path]) => /\.(js|css|html|json|svg)$/.test(path));

/** A path without the hash of its content, which may spell any word: `assets/Pager-C2msw_1x.js` is `assets/Pager.js`. */
const withoutHash = (path: string) => path.replace(/-[\w-]{8}(?=\.)/, '');

describe('production build', () => {
  it('holds no simulated centre, no worker and no test tools', () => {
    const names = [...files.keys()].map(withoutHash).filter((path) => /mockServiceWorker|msw|mocks|panel/i.test(path));
    expect(names).toEqual([]);
    expect([...files.keys()].filter((path) => /^(archive|gov-platform|phone)\//.test(path))).toEqual([]);
    for (const word of [
      '照片中的拍摄位置会在上传前去除',
      '模拟政务服务平台',
      '__qa__',
      '__key-agent__',
      '云州市数字证书认证中心',
      'mockServiceWorker',
      '[MSW]',
      '测试工具',
      '控件总览',
      '张建国',
      '李晓梅',
      '华夏精密',
      PASSWORD,
    ]) {
      const holders = texts.filter(([, content]) => content.includes(word)).map(([path]) => `${path}: ${word}`);
      expect(holders).toEqual([]);
    }
  });

  it('holds no source map and no path of the machine that built it', () => {
    expect([...files.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
    const holders = texts.filter(([, content]) => content.includes(process.cwd())).map(([path]) => path);
    expect(holders).toEqual([]);
  });

  it('refers to its files relatively, so that any folder can serve it', () => {
    const addresses = [...builtText('index.html').matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address?.startsWith('./'))).toEqual([]);
    const absolute = texts
      .filter(([path, content]) => path.endsWith('.css') && /url\(["']?\//.test(content.toString()))
      .map(([path]) => path);
    expect(absolute).toEqual([]);
  });

  it('carries the licence of every package it is made of', () => {
    const text = builtText('third-party-licences.txt');
    const heads = [...text.matchAll(/^={80}\n(\S+) \S+ \([^\n]*\)\n={80}$/gm)];
    const names = heads.map(([, name]) => name);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    // react-router-dom only hands on what react-router is; the packages of the repository are its own.
    const bundled = Object.keys(dependencies).filter((name) => !/^(?:react-router-dom$|@hall\/)/.test(name));
    expect(names).toEqual(expect.arrayContaining([...bundled, 'react-router', 'scheduler']));
    expect(new Set(names).size).toBe(names.length);
    for (const [at, head] of heads.entries()) {
      const notice = text.slice(head.index + head[0].length, heads[at + 1]?.index);
      expect(notice, head[1]).toMatch(/licen[cs]e|permission|copyright/i);
    }
  });

  it('has a config.json with every entry', () => {
    expect(Object.keys(JSON.parse(builtText('config.json')))).toEqual([
      'baseUrl',
      'clientId',
      'projectId',
      'timeoutMs',
      'archiveFrameUrl',
      'keyAgentUrl',
      'unifiedSignIn',
      'services',
      'debugPassword',
    ]);
  });

  it('says what to do where no script runs, or the browser is too old for ours, instead of loading for ever', () => {
    const html = builtText('index.html');
    expect(html).toMatch(/<noscript>[\s\S]*请启用浏览器的 JavaScript[\s\S]*<\/noscript>/);
    expect(html).toMatch(/class="boot-late">[^<]*浏览器版本过低/);
    expect(html).toMatch(/\.boot-late\{[^}]*animation:/);
  });

  it('brings the look of the component library as style sheets of both prints; no script works it out', () => {
    const all = (ending: string) =>
      texts
        .filter(([path]) => path.endsWith(ending))
        .map(([, content]) => content.toString())
        .join('');
    const sheets = all('.css') + builtText('index.html');
    const looks = [
      ...['alert', 'btn', 'checkbox', 'input', 'picker', 'progress', 'radio', 'result', 'tabs', 'timeline'].map(
        (name) => `.ant-${name}{`,
      ),
      '[data-large] .hall.ant-btn',
    ];
    expect(looks.filter((look) => !sheets.includes(look))).toEqual([]);
    expect(/\[data-large\] \.hall\{[^}]*--ant-font-size:20px/.test(sheets)).toBe(true);
    // A motion of antd's: in the sheets alone.
    expect([sheets, all('.js')].map((text) => text.includes('antSlideUpIn'))).toEqual([true, false]);
  });

  it('asks for no style sheet that is not there', () => {
    const there = new Set(texts.map(([path]) => path.split('/').at(-1)));
    const asked = texts
      .filter(([path]) => path.endsWith('.js'))
      .flatMap(([, content]) => content.toString().match(/[\w-]+-[\w-]{8}\.css(?=["'`])/g) ?? []);
    expect([...new Set(asked)].filter((file) => !there.has(file))).toEqual([]);
  });

  it('has a page that a strict policy lets run: no inline script, no event attribute', () => {
    const html = builtText('index.html');
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
    expect(html.match(/\son\w+=/g)).toBeNull();
    expect(html).toContain('<style>');
  });
});

describe('first visit', () => {
  const { chunks, sizes } = firstVisit('dist');

  it(`weighs at most ${BUDGET_BYTES / 1000} kB with brotli`, () => {
    const total = sizes.reduce((sum, size) => sum + size.brotli, 0);
    console.warn(`first visit: ${(total / 1000).toFixed(1)} kB brotli in ${sizes.length} files`);
    expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  it('loads no tables, charts, ciphers or flow engine', () => {
    const late = chunks.filter((key) =>
      /d3-|sm-crypto|pinyin|lists|engine|flows\/(?!registry|\w+\/registry)/.test(key),
    );
    expect(late).toEqual([]);
    const weight = Math.max(...sizes.map(({ bytes }) => bytes));
    expect(weight).toBeLessThan(740_000);
  });

  it('does not wait for dialogs and toasts: they come once the form is there', () => {
    const html = builtText('index.html');
    const [later] = sizes.map(({ file }) => file).filter((file) => /overlays-[\w-]+\.js$/.test(file));
    expect(html).not.toContain(later);
    expect(builtText(String(later))).toContain('登录状态已过期，请重新登录');
  });
});

describe('public pages', () => {
  const pages = publicPages('dist');

  it('are all there', () => {
    expect(pages.length).toBeGreaterThanOrEqual(19);
  });

  it.each(pages)(`$page loads at most ${PUBLIC_PAGE_BYTES / 1000} kB beyond the first visit`, ({ brotli, files }) => {
    expect(brotli).toBeLessThanOrEqual(PUBLIC_PAGE_BYTES);
    expect(files.filter((file) => /antd|SeriesChart/.test(file))).toEqual([]);
  });
});

describe('pages behind the sign-in', () => {
  const pages = memberPages('dist');

  it('are home, lists and every business', () => {
    expect(pages.filter(({ kind }) => kind === 'business').length).toBeGreaterThanOrEqual(51);
    expect(pages.filter(({ brotli }) => brotli < 10_000)).toEqual([]);
  });

  it.each(pages)('$page keeps the budget of its kind ($kind)', ({ kind, brotli, files }) => {
    const budget = MEMBER_BUDGETS[kind];
    expect(brotli).toBeLessThanOrEqual(budget.bytes);
    expect(files.length).toBeLessThanOrEqual(budget.files);
  });
});
