import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { encodeBase64 } from '@/lib/base64';
import { ALL } from '../ui/rich-text-fixtures';
import { expect, test } from './fixture';
import { hostileTexts } from './rich-text-payloads';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
test.use({ allowedConsole: [/favicon\.ico/] });

test('几百段恶意富文本：不运行脚本，不请求外站，不画到框外', async ({ page }) => {
  const texts = hostileTexts();
  expect(texts.length).toBeGreaterThan(1200);
  const { script, css } = await bundle();
  // A blank page of the hall's own origin.
  await page.goto('./config.json');
  await page.evaluate(() => document.body.replaceChildren());
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: script });

  const broken = await page.evaluate(
    async (all) => {
      const host = document.getElementById('host') as HTMLElement;
      const frame = host.getBoundingClientRect();
      const found: string[] = [];
      for (const text of all) {
        window.showRichText(text.startsWith('base64:') ? { base64: text.slice(7) } : { html: text });
        await new Promise((resolve) => setTimeout(resolve));
        for (const one of host.querySelectorAll<HTMLElement>('*')) {
          // A link to another site may be followed by the person; it opens in a window of its own.
          if (!/^https?:/i.test(one.getAttribute('href') ?? '')) one.click();
          else if (one.getAttribute('target') !== '_blank') found.push(`target: ${text}`);
          if (one.hasAttribute('ping')) found.push(`ping: ${text}`);
          one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
          if (one.id || one.getAttribute('name') || one.getAttribute('style')) found.push(`named: ${text}`);
          if (/^(script|style|iframe|object|embed|form|input|button|svg|math|link|meta|base)$/i.test(one.tagName)) {
            found.push(`${one.tagName}: ${text}`);
          }
        }
        // What the person would hit around the box is still the page's own.
        for (const [x, y] of [
          [frame.left - 20, frame.top + 50],
          [frame.right + 20, frame.top + 50],
          [frame.left + 50, frame.top - 20],
          [frame.left + 50, frame.bottom + 20],
          [5, 5],
        ] as const) {
          const hit = document.elementFromPoint(x, y);
          if (hit && host.contains(hit)) found.push(`outside: ${text}`);
        }
        if (document.documentElement.scrollWidth > window.innerWidth) found.push(`wider: ${text}`);
        if ('__xss' in window) return [...found, `ran: ${text}`];
        if (typeof window.showRichText !== 'function') return [...found, `clobbered: ${text}`];
      }
      return found;
    },
    [
      ...texts,
      ...texts.slice(-30).map((text) => `base64:${encodeBase64(`${text}中文𠮷`)}`),
      ...['base64:!!!', 'base64:====', 'base64:a', 'base64:-_-_', `base64:${'A'.repeat(100_001)}`, 'base64:PHA+5Y+X'],
    ],
  );
  expect(broken).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

test('办公软件贴来的公文：在框内，宽表格自己滚动并可用键盘到达，图片不超宽', async ({ page }) => {
  const { script, css } = await bundle();
  await page.goto('./config.json');
  await page.evaluate(() => document.body.replaceChildren());
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: script });
  const picture =
    '<p><img width=900 height=10 src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="></p>';
  for (const [name, html] of Object.entries({ ...ALL, picture })) {
    await page.evaluate((text) => window.showRichText({ html: text }), html);
    const size = await page.evaluate(async () => {
      const box = document.querySelector('#host > div') as HTMLElement;
      await Promise.all([...box.querySelectorAll('img')].map((img) => img.decode().catch(() => undefined)));
      const wide = [...box.querySelectorAll<HTMLElement>('p,h3,h4,img,ul,ol,[data-table]')].filter(
        (one) => one.getBoundingClientRect().right > box.getBoundingClientRect().right + 1,
      );
      return { scrolls: box.scrollWidth > box.clientWidth + 1, wide: wide.map((one) => one.outerHTML.slice(0, 80)) };
    });
    expect([name, size]).toEqual([name, { scrolls: false, wide: [] }]);
  }
  await page.evaluate((text) => window.showRichText({ html: text }), ALL.SHEET);
  const table = page.getByRole('group', { name: '表格1' });
  await expect(table).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(table).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

/** The page above with everything it needs, as one script. */
async function bundle(): Promise<{ script: string; css: string }> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': `${ROOT}src` } },
    build: {
      write: false,
      lib: { entry: `${ROOT}tests/e2e/rich-text-page.tsx`, formats: ['iife'], name: 'RichTextPage' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[]; // not watching: no watcher comes back
  const files = outputs.flatMap(({ output }) => output);
  const script = files.find((file) => file.type === 'chunk')?.code ?? '';
  const css = files.find((file) => file.type === 'asset')?.source ?? '';
  return { script, css: String(css) };
}
